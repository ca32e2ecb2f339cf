// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/journal.h"

#include "base/background.h"
#include "base/file_lock.h"
#include "base/memory.h"
#include "base/replace_file.h"
#include "lecture/files.h"
#include "lecture/folder.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <utility>

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

Journal::Journal(QString folder, Pace pace)
    : m_folder(std::move(folder)), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_due(pace)
{
    for (const QString &name : QDir(m_folder).entryList(QDir::Files | QDir::Hidden)) {
        const QString id = name.section(u'.', 0, 0);
        const QString ending = QFileInfo(name).suffix();
        const bool isWhole = QFileInfo::exists(fileOf(id, u"lecture"_s))
            && (endings.contains(ending) || ending == "lock"_L1);
        if (!isWhole && lockOf(id))
            QFile::remove(QDir(m_folder).filePath(name));
    }
    m_thread = base::startThread([this](const std::stop_token &stop) { work(stop); });
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

void Journal::keep(Entry entry)
{
    std::optional<Entry> replaced(std::move(entry)); // destroyed without the lock
    {
        const std::scoped_lock lock(m_mutex);
        m_next.swap(replaced);
        m_due.edited(Due::Clock::now());
    }
    m_changed.notify_all();
}

void Journal::forget()
{
    std::optional<Entry> dropped;
    {
        const std::scoped_lock lock(m_mutex);
        m_next.swap(dropped);
        m_due.clear();
        m_isForgotten = true;
    }
    m_changed.notify_all();
}

void Journal::wait()
{
    std::unique_lock lock(m_mutex);
    m_isUrgent = true;
    m_changed.notify_all();
    m_changed.wait(lock, [this] { return !m_next && !m_isForgotten && !m_isBusy; });
    m_isUrgent = false;
}

void Journal::tell(const Result<void> &done)
{
    if (done)
        Q_EMIT written();
    else
        Q_EMIT failed(done.error());
}

void Journal::work(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        const auto due = m_due.time();
        if (m_isForgotten)
            removeAll(lock);
        else if (m_next && (m_isUrgent || !due || *due <= Due::Clock::now()))
            writeNext(lock);
        else if (m_next)
            m_changed.wait_until(lock, stop, *due, [&] { return m_isForgotten || m_isUrgent || m_due.time() != due; });
        else
            m_changed.wait(lock, stop, [this] { return m_isForgotten || m_next; });
    }
}

void Journal::writeNext(std::unique_lock<std::mutex> &lock)
{
    std::optional<Entry> entry = std::exchange(m_next, std::nullopt);
    m_due.clear();
    m_isBusy = true;
    lock.unlock();
    const auto start = Due::Clock::now();
    const Result<void> done = base::withinMemory([&] { return put(*entry); });
    const auto took = Due::Clock::now() - start;
    entry.reset();
    base::isDoneWithinMemory([&] {
        QMetaObject::invokeMethod(
            this, [this, done] { tell(done); }, Qt::QueuedConnection);
    });
    lock.lock(); // in any case: others wait for it
    m_due.wrote(took);
    m_isBusy = false;
    m_changed.notify_all();
}

void Journal::removeAll(std::unique_lock<std::mutex> &lock)
{
    m_isForgotten = false;
    m_isBusy = true;
    lock.unlock();
    base::isDoneWithinMemory([&] {
        if (m_lock) {
            removeFiles(m_id);
            m_assets.clear();
        }
    });
    lock.lock();
    m_isBusy = false;
    m_changed.notify_all();
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
    QDir().mkpath(m_folder);
    if (!m_lock || !m_lock->isLocked())
        m_lock = lockOf(m_id); // retried, in case there was no space on disk
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
