// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QStyledItemDelegate>

namespace lectograph::editor {

/// Where the cursor goes after a cell.
enum class CellExit { Stay, Cancel, Down, Up, Right, Left, Fill };

/// The text of one cell while it is typed. Enter and Tab are done, Alt+Enter makes a new line. After typing over a cell
/// the arrow keys are done too; after F2 or a double click they move in the text.
class CellEditor : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CellEditor(QWidget *parent);

    /// With this text, which typing replaces.
    void fill(const QString &text);
    bool isFilled() const { return m_isFilled; }
    /// The arrow keys move in the text, behind which the cursor stands.
    void beginAtEnd();
    /// As large as its text needs, from `cell` on, and within its parent.
    void fit(const QRect &cell);

Q_SIGNALS:
    void finished(lectograph::editor::CellExit exit);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRect m_cell;
    bool m_movesInText = false;
    bool m_isFilled = false;
};

/// Paints the cells, and makes their editors.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

Q_SIGNALS:
    void finished(QWidget *editor, lectograph::editor::CellExit exit) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace lectograph::editor
