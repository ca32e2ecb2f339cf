// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/backups.h"
#include "editor/safety/journal.h"
#include "editor/session/session.h"

#include <QTimer>

#include <chrono>
#include <optional>

namespace lectograph::editor {

/// When the journal is written. No more than three seconds of work are ever lost: so long after an edit it stands in the
/// journal, which takes a moment to be written, whether edits go on or not.
struct Pace
{
    std::chrono::milliseconds pause{1000};   ///< without edits
    std::chrono::milliseconds longest{2000}; ///< after the first edit that the journal does not have
};

/// Keeps work that is not saved from being lost: writes it to a journal while the author works, and keeps earlier versions
/// of the files that are saved. Made after the session, and gone before it.
class Safety : public QObject
{
    Q_OBJECT

public:
    /// `folder` empty: the one of this program and person.
    explicit Safety(Session &session, const QString &folder = {}, Pace pace = {});
    /// What is not saved and was not given up stays in the journal.
    ~Safety() override;

    const QString &folder() const { return m_folder; }
    Backups &backups() { return m_backups; }

    /// Writes what is not saved now, and waits until it is on the disk.
    void flush();
    /// The work is saved, or its author does not want it: the journal goes.
    void discardJournal();

    /// What earlier programs left unsaved, newest first.
    std::vector<Recoverable> recoverable() const { return Journal::recoverable(m_folder); }
    /// The newest of that which belongs to the file at `path`, by whatever name.
    std::optional<Recoverable> recoverable(const QString &path) const;
    /// Opens it as a lecture with unsaved changes. It is given up only when it stands in this program's own journal.
    base::Result<void> recover(const Recoverable &entry);
    void discard(const QString &id) { Journal::discard(m_folder, id); }

    static QString standardFolder();

Q_SIGNALS:
    void written(); ///< the journal has what was edited until a moment ago
    void failed(const lectograph::base::Error &error);

private:
    void follow();
    void write();

    Session &m_session;
    QString m_folder;
    Journal m_journal;
    Backups m_backups;
    QTimer m_pause;
    QTimer m_longest;
};

} // namespace lectograph::editor
