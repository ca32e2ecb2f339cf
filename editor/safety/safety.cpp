// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/safety.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString standardFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"recovery"_s);
}

} // namespace

QString realPath(const QString &path)
{
    const QFileInfo file(path);
    std::error_code code;
    const auto real = std::filesystem::weakly_canonical(file.filesystemAbsoluteFilePath(), code);
    return QDir::cleanPath(code ? file.absoluteFilePath() : QString::fromStdU16String(real.u16string()));
}

bool isSameFile(const QString &a, const QString &b)
{
    return realPath(a) == realPath(b);
}

Safety::Safety(Session &session, const QString &folder, Pace pace)
    : m_session(session),
      m_journal(folder.isEmpty() ? standardFolder() : folder, pace),
      m_backups(QDir(m_journal.folder()).filePath(u"backups"_s))
{
    for (const auto signal : {&Document::opened, &Document::saved})
        connect(&session.document, signal, this, &Safety::discardJournal);
    // Before the panels compute what they show. Whether this is the saved state again is reported later.
    connect(&session.document, &Document::replaced, this, &Safety::keep);
    connect(&session.document, &Document::modifiedChanged, this, &Safety::follow);
    connect(&m_journal, &Journal::written, this, &Safety::written);
    connect(&m_journal, &Journal::failed, this, &Safety::failed);
    // Retry, because there may be space on disk later.
    connect(&m_journal, &Journal::failed, this, [this] {
        m_kept.reset();
        follow();
    });
}

Safety::~Safety()
{
    flush();
}

void Safety::follow()
{
    if (!m_session.document.isModified())
        discardJournal();
    else if (!m_kept || !isSame(*m_kept, m_session.document.lecture()))
        keep();
}

void Safety::keep()
{
    const Document &document = m_session.document;
    m_kept = document.lecture();
    m_journal.keep({*m_kept, document.title(), document.path(), m_session.selection.scene()});
}

void Safety::flush()
{
    m_journal.wait();
}

void Safety::discardJournal()
{
    m_kept.reset();
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
    return m_journal.load(entry.id).map([&](const lecture::Lecture &lecture) {
        m_session.document.open(lecture, entry.path, true);
        if (!entry.scene.isEmpty())
            m_session.preview.enter(entry.scene);
        keep();
        flush();
        discard(entry.id);
    });
}

} // namespace lectograph::editor
