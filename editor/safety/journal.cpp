// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/journal.h"

#include "base/file_lock.h"
#include "base/replace_file.h"
#include "lecture/files.h"
#include "lecture/folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

QString archiveOf(const QString &folder, const QString &id)
{
    return QDir(folder).filePath(id + u".lecture"_s);
}

QString noteOf(const QString &folder, const QString &id)
{
    return QDir(folder).filePath(id + u".json"_s);
}

QString assetsOf(const QString &folder, const QString &id)
{
    return QDir(folder).filePath(id + u".assets"_s);
}

/// The lecture first: the other files are ignored without it.
void removeAll(const QString &folder, const QString &id)
{
    for (const QString &file : {archiveOf(folder, id), noteOf(folder, id), assetsOf(folder, id)})
        QFile::remove(file);
}

Result<lecture::Files> filesIn(const QString &archive)
{
    return lecture::readWhole(archive, lecture::Limits().totalBytes).and_then([](const QByteArray &zip) {
        return lecture::readArchive(zip);
    });
}

Result<void> writeFiles(const lecture::Files &files, const QString &archive)
{
    return lecture::writeArchive(files).and_then(
        [&](const QByteArray &zip) { return base::replaceFile(archive, zip); });
}

std::unique_ptr<QLockFile> lockOf(const QString &folder, const QString &id)
{
    return base::lockAt(QDir(folder).filePath(id + u".lock"_s));
}

} // namespace

Journal::Journal(QString folder, QObject *parent)
    : QObject(parent), m_folder(std::move(folder)), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    m_thread.setMaxThreadCount(1);
}

Journal::~Journal()
{
    wait();
}

void Journal::write(const lecture::Lecture &lecture, const QString &title, const QString &path)
{
    m_next = std::make_shared<const Entry>(Entry{lecture, title, path});
    startNext();
}

void Journal::startNext()
{
    if (m_isWriting || !m_next)
        return;
    QDir().mkpath(m_folder);
    if (!m_lock || !m_lock->isLocked())
        m_lock = lockOf(m_folder, m_id); // retried, in case there was no space on disk
    m_isWriting = true;
    m_thread.start([this, entry = std::exchange(m_next, nullptr)] {
        const auto done = put(*entry);
        QMetaObject::invokeMethod(
            this,
            [this, done] {
                m_isWriting = false;
                tell(done);
                startNext();
            },
            Qt::QueuedConnection);
    });
}

void Journal::tell(const Result<void> &done)
{
    if (done)
        Q_EMIT written();
    else
        Q_EMIT failed(done.error());
}

void Journal::forget()
{
    m_next.reset();
    if (!m_lock)
        return;
    m_thread.start([this] {
        removeAll(m_folder, m_id);
        m_assets.clear();
    });
}

void Journal::wait()
{
    m_thread.waitForDone();
    if (const auto entry = std::exchange(m_next, nullptr))
        tell(put(*entry));
}

Result<void> Journal::putAssets(const lecture::Lecture &lecture)
{
    std::map<QString, std::shared_ptr<const QByteArray>> assets;
    lecture::Files files;
    for (const auto &[name, asset] : lecture.assets) {
        if (!asset.content)
            continue;
        assets.emplace(name, asset.content);
        files.emplace(name, *asset.content);
    }
    if (assets == m_assets) // compares pointers, not contents
        return {};
    if (files.empty()) { // an archive cannot be empty
        QFile::remove(assetsOf(m_folder, m_id));
        m_assets.clear();
        return {};
    }
    return writeFiles(files, assetsOf(m_folder, m_id)).map([&] { m_assets = assets; });
}

Result<void> Journal::put(const Entry &entry)
{
    lecture::Lecture words = entry.lecture;
    words.assets.clear();
    // The note last, after the files that it describes.
    const auto written = putAssets(entry.lecture).and_then([&] { return lecture::toFiles(words); });
    if (!written)
        return tl::unexpected(written.error());
    return writeFiles(*written, archiveOf(m_folder, m_id)).and_then([&] {
        const QJsonObject note{{u"id"_s, m_id},
                               {u"title"_s, entry.title},
                               {u"path"_s, entry.path},
                               {u"pid"_s, QCoreApplication::applicationPid()},
                               {u"when"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)}};
        return base::replaceFile(noteOf(m_folder, m_id), QJsonDocument(note).toJson());
    });
}

std::vector<Recoverable> Journal::recoverable(const QString &folder)
{
    std::vector<Recoverable> found;
    for (const QFileInfo &info : QDir(folder).entryInfoList({u"*.lecture"_s}, QDir::Files, QDir::Time)) {
        const QString id = info.completeBaseName();
        const auto lock = lockOf(folder, id);
        if (!lock)
            continue; // its program is still running
        // A program killed between writing the two files leaves a lecture without a note; it is recoverable too.
        QFile file(noteOf(folder, id));
        const QJsonObject note = file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                                                : QJsonObject();
        found.push_back({.id = id,
                         .title = note.value(u"title"_s).toString(),
                         .path = note.value(u"path"_s).toString(),
                         .when = info.lastModified()});
    }
    return found;
}

Result<lecture::Lecture> Journal::load(const QString &folder, const QString &id)
{
    auto files = filesIn(archiveOf(folder, id));
    if (!files)
        return tl::unexpected(files.error());
    if (QFileInfo::exists(assetsOf(folder, id))) {
        auto assets = filesIn(assetsOf(folder, id));
        if (!assets)
            return tl::unexpected(assets.error());
        files->merge(*assets);
    }
    return lecture::fromFiles(*files);
}

void Journal::discard(const QString &folder, const QString &id)
{
    const auto lock = lockOf(folder, id);
    if (!lock)
        return;
    removeAll(folder, id);
}

void Journal::sweep(const QString &folder)
{
    const QDir there(folder);
    for (const QString &name : there.entryList(QDir::Files | QDir::Hidden)) {
        const QString id = name.section(u'.', 0, 0);
        const bool isWhole = QFileInfo::exists(archiveOf(folder, id))
            && (name.endsWith(u".lecture"_s) || name.endsWith(u".json"_s) || name.endsWith(u".lock"_s)
                || name.endsWith(u".assets"_s));
        if (!isWhole && lockOf(folder, id))
            QFile::remove(there.filePath(name));
    }
}

} // namespace lectograph::editor
