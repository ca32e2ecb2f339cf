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

/// The files of one lecture. The archive first: the others are ignored without it.
const QStringList endings{u"lecture"_s, u"json"_s, u"assets"_s};

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

} // namespace

Journal::Journal(QString folder) : m_folder(std::move(folder)), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    m_thread.setMaxThreadCount(1);
    for (const QString &name : QDir(m_folder).entryList(QDir::Files | QDir::Hidden)) {
        const QString id = name.section(u'.', 0, 0);
        const QString ending = QFileInfo(name).suffix();
        const bool isWhole = QFileInfo::exists(fileOf(id, u"lecture"_s))
            && (endings.contains(ending) || ending == "lock"_L1);
        if (!isWhole && lockOf(id))
            QFile::remove(QDir(m_folder).filePath(name));
    }
}

Journal::~Journal()
{
    wait();
}

QString Journal::fileOf(const QString &id, const QString &ending) const
{
    return QDir(m_folder).filePath(id + u'.' + ending);
}

std::unique_ptr<QLockFile> Journal::lockOf(const QString &id) const
{
    return base::lockAt(fileOf(id, u"lock"_s));
}

void Journal::removeFiles(const QString &id) const
{
    for (const QString &ending : endings)
        QFile::remove(fileOf(id, ending));
}

void Journal::write(const lecture::Lecture &lecture, const QString &title, const QString &path, const QString &scene)
{
    m_next = std::make_shared<const Entry>(Entry{lecture, title, path, scene});
    startNext();
}

void Journal::startNext()
{
    if (m_isWriting || !m_next)
        return;
    QDir().mkpath(m_folder);
    if (!m_lock || !m_lock->isLocked())
        m_lock = lockOf(m_id); // retried, in case there was no space on disk
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
        removeFiles(m_id);
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
    const QString archive = fileOf(m_id, u"assets"_s);
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
        QFile::remove(archive);
        m_assets.clear();
        return {};
    }
    return writeFiles(files, archive).map([&] { m_assets = assets; });
}

Result<void> Journal::put(const Entry &entry)
{
    lecture::Lecture words = entry.lecture;
    words.assets.clear();
    // The note last, after the files that it describes.
    return putAssets(entry.lecture)
        .and_then([&] { return lecture::toFiles(words); })
        .and_then([&](const lecture::Files &files) { return writeFiles(files, fileOf(m_id, u"lecture"_s)); })
        .and_then([&] {
            const QJsonObject note{{u"id"_s, m_id},
                                   {u"title"_s, entry.title},
                                   {u"path"_s, entry.path},
                                   {u"scene"_s, entry.scene},
                                   {u"pid"_s, QCoreApplication::applicationPid()},
                                   {u"when"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)}};
            return base::replaceFile(fileOf(m_id, u"json"_s), QJsonDocument(note).toJson());
        });
}

std::vector<Recoverable> Journal::recoverable() const
{
    std::vector<Recoverable> found;
    for (const QFileInfo &info : QDir(m_folder).entryInfoList({u"*.lecture"_s}, QDir::Files, QDir::Time)) {
        const QString id = info.completeBaseName();
        const auto lock = lockOf(id);
        if (!lock)
            continue; // its program is still running
        // A program killed between writing the two files leaves a lecture without a note; it is recoverable too.
        QFile file(fileOf(id, u"json"_s));
        const QJsonObject note = file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                                                : QJsonObject();
        found.push_back({.id = id,
                         .title = note.value(u"title"_s).toString(),
                         .path = note.value(u"path"_s).toString(),
                         .when = info.lastModified(),
                         .scene = note.value(u"scene"_s).toString()});
    }
    return found;
}

Result<lecture::Lecture> Journal::load(const QString &id) const
{
    return filesIn(fileOf(id, u"lecture"_s))
        .and_then([&](lecture::Files files) -> Result<lecture::Files> {
            const QString assets = fileOf(id, u"assets"_s);
            if (!QFileInfo::exists(assets))
                return files;
            return filesIn(assets).map([&](lecture::Files more) {
                files.merge(more);
                return files;
            });
        })
        .and_then([](const lecture::Files &files) { return lecture::fromFiles(files); });
}

void Journal::discard(const QString &id) const
{
    if (const auto lock = lockOf(id))
        removeFiles(id);
}

} // namespace lectograph::editor
