// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/cell_clipboard.h"
#include "editor/edits/cell_range.h"
#include "editor/inspector/grid/celleditor.h"
#include "editor/inspector/grid/cellmodel.h"

#include <QTableView>

class QMenu;

namespace lectograph::editor {

/// Cells as a spreadsheet shows them, with its keys. Every change is told as an edit, which leads to showing the cells
/// again.
class CellGrid : public QTableView
{
    Q_OBJECT

public:
    explicit CellGrid(QWidget *parent);

    void display(const GridContent &content);
    /// Whether pasted numbers get all digits that the clipboard has.
    void setDigits(Digits digits) { m_digits = digits; }
    const Cells &cells() const { return m_cells->cells(); }
    /// Selects the cell, or all from the current one to it.
    void goTo(qsizetype row, qsizetype column, bool isExtending = false);

    void copy();
    void cut();
    void paste();
    void clearCells();
    void insertRows(bool isBelow);
    void insertColumns(bool isBehind);
    void deleteRows();
    void deleteColumns();
    void moveRows(int by);
    void moveColumns(int by);
    /// Adds these to menus of rows and of columns.
    void fillRowMenu(QMenu &menu);
    void fillColumnMenu(QMenu &menu);

Q_SIGNALS:
    void edited(const std::vector<lectograph::editor::CellEdit> &edits);
    void refused(const QString &sentence);
    void fileDropped(const QString &path);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    CellRange range() const;
    void select(const CellRange &range);
    bool moveByKey(const QKeyEvent &key);
    bool editByKey(const QKeyEvent &key);
    bool changeByKey(const QKeyEvent &key);
    void moveOn(CellExit exit);
    void finish(QWidget *editor, CellExit exit);
    void beginEditing(bool isEmptied);
    void tell(CellEdit edit);
    void fitColumns();
    void takeMovedHeading(Qt::Orientation orientation, int from, int to);

    CellModel *m_cells;
    QPersistentModelIndex m_lead; ///< the end of the selection that moves with Shift
    int m_tabStart = -1;          ///< the column in which Tab began; −1: it did not
    Digits m_digits = Digits::Shown;
    bool m_isMovingHeading = false;
};

} // namespace lectograph::editor
