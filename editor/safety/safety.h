// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/backups.h"
#include "editor/safety/journal.h"
#include "editor/session/session.h"

#include <optional>

namespace lectograph::editor {

/// The path with all links resolved: two paths refer to the same file if these are equal. The file need not exist.
QString realPath(const QString &path);
bool isSameFile(const QString &a, const QString &b);

/// Protects unsaved work: writes it to a journal while the author edits, and backs up earlier versions of saved files.
/// Must be created after the session and destroyed before it.
class Safety : public QObject
{
    Q_OBJECT

public:
    /// The default folder is that of this program and user.
    explicit Safety(Session &session, const QString &folder = {}, Pace pace = {});
    /// Unsaved work that was not discarded stays in the journal.
    ~Safety() override;

    const QString &folder() const { return m_journal.folder(); }
    Backups &backups() { return m_backups; }

    /// Writes unsaved work now, and waits until it is on disk.
    void flush();
    /// Deletes the journal, because the work is saved or unwanted.
    void discardJournal();

    /// Unsaved work of programs that have ended, newest first.
    std::vector<Recoverable> recoverable() const { return m_journal.recoverable(); }
    /// The newest of it for the file at `path`, with links resolved.
    std::optional<Recoverable> recoverable(const QString &path) const;
    /// Opens it as a lecture with unsaved changes. It is deleted only after it is in this program's own journal.
    base::Result<void> recover(const Recoverable &entry);
    void discard(const QString &id) { m_journal.discard(id); }

Q_SIGNALS:
    void written(); ///< the journal contains recent edits
    void failed(const lectograph::base::Error &error);

private:
    void follow();
    void keep();

    Session &m_session;
    Journal m_journal;
    Backups m_backups;
    std::optional<lecture::Lecture> m_kept; ///< what the journal has, or will have
};

} // namespace lectograph::editor
