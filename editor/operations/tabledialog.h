// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/table_choices.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QTableWidget;

namespace lectograph::editor {

struct Session;

/// Asks how a table is to be read: its separator, decimal mark, header and encoding, with the first rows as they are read
/// then.
class TableDialog : public QDialog
{
    Q_OBJECT

public:
    /// The name of the file; empty for what was pasted.
    /// With one choice only nothing is asked, but all of it can be changed. `encodings`: the texts of a file in
    /// others, if there are any.
    TableDialog(const QString &name, std::vector<TableChoice> choices, QWidget *parent,
                std::vector<TableChoice> encodings = {});

    std::size_t chosen() const;
    /// What was chosen, and then changed.
    const TableChoice &choice() const { return m_choice; }

private:
    void addQuestion(const QString &name);
    void addReading();
    void takeChosen();
    void change(const std::function<void(TableChoice &choice)> &change);
    void showChoice();

    std::vector<TableChoice> m_choices;
    std::vector<TableChoice> m_encodings;
    TableChoice m_choice;
    QListWidget *m_list;
    QComboBox *m_separator;
    QComboBox *m_decimalMark;
    QComboBox *m_firstLine;
    QComboBox *m_encoding;
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
/// The same for one that has been read, from the file if it is from one.
TableAnswer askAgainForTable(Session &session, const TableChoice &now, const QString &path);

} // namespace lectograph::editor
