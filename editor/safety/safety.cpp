// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/safety.h"

#include "editor/safety/filename.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

Safety::Safety(Session &session, const QString &folder, Pace pace)
    : m_session(session),
      m_folder(folder.isEmpty() ? standardFolder() : folder),
      m_journal(m_folder),
      m_backups(QDir(m_folder).filePath(u"backups"_s))
{
    Journal::sweep(m_folder);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pace.pause);
    m_longest.setSingleShot(true);
    m_longest.setInterval(pace.longest);
    connect(&m_pause, &QTimer::timeout, this, &Safety::write);
    connect(&m_longest, &QTimer::timeout, this, &Safety::write);
    connect(&session.document, &Document::opened, this, &Safety::discardJournal);
    connect(&session.document, &Document::saved, this, &Safety::discardJournal);
    connect(&session.document, &Document::changed, this, &Safety::follow);
    // After an undo the stack reports the step first and the clean state later.
    connect(&session.document, &Document::modifiedChanged, this, &Safety::follow);
    connect(&m_journal, &Journal::written, this, &Safety::written);
    connect(&m_journal, &Journal::failed, this, &Safety::failed);
    // Retry, because there may be space on disk later.
    connect(&m_journal, &Journal::failed, this, &Safety::follow);
}

Safety::~Safety()
{
    flush();
}

void Safety::follow()
{
    if (!m_session.document.isModified()) {
        discardJournal();
        return;
    }
    m_pause.start();
    if (!m_longest.isActive())
        m_longest.start();
}

void Safety::write()
{
    m_pause.stop();
    m_longest.stop();
    m_journal.write(m_session.document.lecture(), m_session.document.title(), m_session.document.path());
}

void Safety::flush()
{
    if (m_pause.isActive() || m_longest.isActive())
        write();
    m_journal.wait();
}

void Safety::discardJournal()
{
    m_pause.stop();
    m_longest.stop();
    m_journal.forget();
}

std::optional<Recoverable> Safety::recoverable(const QString &path) const
{
    const std::vector<Recoverable> all = recoverable();
    const auto found = std::ranges::find_if(
        all, [&](const Recoverable &one) { return !one.path.isEmpty() && isSameFile(one.path, path); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

base::Result<void> Safety::recover(const Recoverable &entry)
{
    auto lecture = Journal::load(m_folder, entry.id);
    if (!lecture)
        return tl::unexpected(lecture.error());
    m_session.document.open(std::move(*lecture), entry.path, true);
    write();
    flush();
    discard(entry.id);
    return {};
}

QString Safety::standardFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"recovery"_s);
}

} // namespace lectograph::editor
