// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/thumbnailcache.h"

#include "base/background.h"
#include "base/memory.h"
#include "base/replace_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QImageWriter>
#include <QStandardPaths>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Errors are ignored: without a cache on disk everything is only slower.
void keep(const QImage &image, const QString &path)
{
    QDir().mkpath(QFileInfo(path).path());
    QBuffer png;
    if (QImageWriter(&png, "png").write(image))
        static_cast<void>(base::replaceFile(path, png.data()));
}

} // namespace

ThumbnailCache::ThumbnailCache(QObject *parent, Store store) : QObject(parent), m_store(store)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

ThumbnailCache::~ThumbnailCache()
{
    m_pool.clear();
    m_pool.waitForDone();
}

QString ThumbnailCache::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + u"/stills"_s;
}

QString ThumbnailCache::fileOf(const QString &key)
{
    // Another version of the program may draw differently.
    const QByteArray name = (QCoreApplication::applicationVersion() + u'\n' + key).toUtf8();
    return folder() + u'/' + QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha1).toHex())
        + u".png"_s;
}

void ThumbnailCache::request(const QString &key, const Draw &draw, int urgency)
{
    if (knows(key))
        return;
    m_wanted.insert(key);
    const auto work = [this, key, draw, path = m_store == Store::Disk ? fileOf(key) : QString()] {
        QImage image;
        base::isDoneWithinMemory([&] {
            if (!path.isEmpty())
                image = QImage(path);
            if (!image.isNull())
                return;
            image = draw();
            if (!image.isNull() && !path.isEmpty())
                keep(image, path);
        });
        // Delivered only while this object exists: its destructor waits for this job, and the event is then discarded.
        const auto deliver = [this, key, image] {
            m_wanted.remove(key);
            m_known.insert(key, image);
            Q_EMIT made(key);
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    };
    base::runInBackground(m_pool, work, urgency);
}

} // namespace lectograph::editor
