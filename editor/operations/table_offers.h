// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/foreign_data.h"
#include "editor/session/liveedit.h"

#include <functional>
#include <memory>

/// What was pasted or dropped as a table, and what it may become instead.
namespace lectograph::editor {

struct Session;

/// Adds content with tables, and offers the other forms of these, which replace the first as the same undo step.
class TableOffer : public std::enable_shared_from_this<TableOffer>
{
public:
    using Adding = std::function<base::Result<AddedFiles>(const lecture::Lecture &lecture, const ForeignContent &how)>;

    /// `tables` are read as they say; `name` is of the step, `file` of the only file, or empty.
    TableOffer(Session &session, QString name, QString file, ForeignContent how, Adding adding);

    /// False if it fails, which is reported.
    bool add();

private:
    void offer(const QStringList &notes);
    void choose(TableForm form);
    /// Asks how the table is read, with its first rows.
    void ask();
    QString sentence(const tensor::Table &table) const;

    Session &m_session;
    QString m_name;
    QString m_file;
    ForeignContent m_how;
    Adding m_adding;
    LiveEdit m_edit;
};

} // namespace lectograph::editor
