// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <functional>

namespace lectograph::editor {

/// Thumbnails of content that does not change (blocks, animations, templates): rendered one by one in the background,
/// and cached.
class ThumbnailCache : public QObject
{
    Q_OBJECT

public:
    using Draw = std::function<QImage()>; ///< runs in another thread: it may access only what it captured

    /// Where they are kept: what is drawn quickly is not worth a file each.
    enum class Store { Disk, Memory };

    explicit ThumbnailCache(QObject *parent = nullptr, Store store = Store::Disk);
    ~ThumbnailCache() override; ///< waits for the thumbnail being drawn

    /// Returns the thumbnail, or a null image until made() is emitted for it.
    QImage find(const QString &key) const { return m_known.value(key); }
    /// `key` must contain everything that the thumbnail depends on. Higher `urgency` is drawn first.
    void request(const QString &key, const Draw &draw, int urgency = 0);
    /// Whether it is cached or requested.
    bool knows(const QString &key) const { return m_known.contains(key) || m_wanted.contains(key); }
    /// Whether no requested thumbnail is missing.
    bool isComplete() const { return m_wanted.isEmpty(); }

    /// The folder of the cache.
    static QString folder();
    /// The file of a thumbnail, specific to this version of the program.
    static QString fileOf(const QString &key);

Q_SIGNALS:
    void made(const QString &key);

private:
    QHash<QString, QImage> m_known;
    QSet<QString> m_wanted;
    QThreadPool m_pool;
    Store m_store;
};

} // namespace lectograph::editor
