// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/table_forms.h"
#include "editor/inspector/grid/cellgrid.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;

namespace lectograph::editor {

struct Session;

/// The cells of a property in a window of their own. Each change is an undo step, seen on the stage at once; undo goes
/// back to what there was when it was opened.
class GridDialog : public QDialog
{
    Q_OBJECT

public:
    /// With several languages, there is a choice of the one that is edited; `shown` at first.
    GridDialog(Session &session, const QString &title, const QStringList &languages, const QString &shown,
               QWidget *parent);

    CellGrid *grid() const { return m_grid; }
    /// The language that is edited; empty if there is no choice.
    QString language() const;
    void display(const GridContent &content);
    /// Whether the first row and column are headers; nothing: the block does not say.
    void displayHeads(std::optional<bool> row, std::optional<bool> column);
    /// In one line below the cells, until the next change; empty: nothing.
    void tell(const QString &sentence, bool isError);

Q_SIGNALS:
    void languageChanged();
    void headsChanged(TableHead head, bool isHeader);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void undo();
    void redo();
    void showSize();

    Session &m_session;
    CellGrid *m_grid;
    QComboBox *m_language;
    QCheckBox *m_headerRow;
    QCheckBox *m_headerColumn;
    QLabel *m_size;
    QLabel *m_message;
    int m_firstStep; ///< of the history
};

} // namespace lectograph::editor
