// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/table_choices.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QTableWidget;

namespace lectograph::editor {

struct Session;

/// Asks how a table is to be read, with the first rows as they are read then.
class TableDialog : public QDialog
{
    Q_OBJECT

public:
    /// The name of the file; empty for what was pasted.
    TableDialog(const QString &name, std::vector<TableChoice> choices, QWidget *parent);

    std::size_t chosen() const;

private:
    void showChosen();

    std::vector<TableChoice> m_choices;
    QListWidget *m_list;
    QTableWidget *m_preview;
    QLabel *m_size;
};

/// The answer for a file or for choices found before, if there is a question; nothing if it was cancelled.
struct TableAnswer
{
    bool isCancelled = false;
    std::optional<TableChoice> choice = {};
};
TableAnswer askForTable(Session &session, const QString &path);
TableAnswer askForTable(Session &session, const std::vector<TableChoice> &choices, const QString &name = {});

} // namespace lectograph::editor
