// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/table_forms.h"
#include "editor/edits/texts.h"
#include "editor/inspector/fields/field.h"
#include "editor/inspector/grid/cellmodel.h"

#include <QAbstractButton>
#include <QPointer>

namespace lectograph::editor {

class GridDialog;
struct CellEdit;

/// The first rows of a table. A click, Enter or F2 opens all of it; a file of a table can be dropped onto it.
class TablePreviewButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TablePreviewButton(QWidget *parent);

    void display(const GridContent &content, bool isMixed);
    QSize sizeHint() const override;

Q_SIGNALS:
    void fileDropped(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    int shownRows() const;

    GridContent m_content;
    bool m_isMixed = false;
};

/// A table of texts, with rows in each language of the lecture.
class TableField : public Field
{
    Q_OBJECT

public:
    TableField(Session &session, const RowSource &source, QWidget *parent);
    void display(const Reading &reading) override;
    bool isWide() const override { return true; }
    /// Opens the grid.
    void open();

private:
    GridContent content(const QString &language) const;
    std::optional<PropertyPlace> placeOf(TableHead head) const;
    std::optional<bool> headOf(TableHead head) const;
    void setHead(TableHead head, bool isHeader);
    void takeEdits(const std::vector<CellEdit> &edits);
    void showInDialog();
    QString shownLanguage() const;

    Session &m_session;
    RowSource m_source;
    Languages m_languages;
    Reading m_reading;
    TablePreviewButton *m_preview;
    QPointer<GridDialog> m_dialog;
};

/// The cells of a dropped file, after the question how it is read if there is one; nothing if it was cancelled.
base::Result<std::optional<Cells>> cellsOfFile(Session &session, const QString &path);

} // namespace lectograph::editor
