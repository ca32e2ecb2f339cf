// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <functional>

namespace lectograph::editor {

/// Small pictures of what does not change (blocks, animations, templates): drawn one after the other in the background, and
/// kept on the disk for the next time.
class ThumbnailCache : public QObject
{
    Q_OBJECT

public:
    using Draw = std::function<QImage()>; ///< runs in another thread: it may touch only what it has captured

    explicit ThumbnailCache(QObject *parent = nullptr);
    ~ThumbnailCache() override; ///< waits for the picture that is being drawn

    /// The picture, or a null image until made() tells of it.
    QImage find(const QString &key) const { return m_known.value(key); }
    /// Everything that the picture depends on belongs into `key`. Those with a greater `urgency` come first.
    void request(const QString &key, const Draw &draw, int urgency = 0);
    /// It is there, or being made.
    bool knows(const QString &key) const { return m_known.contains(key) || m_wanted.contains(key); }
    bool isIdle() const { return m_wanted.isEmpty(); }

    /// Where they are kept.
    static QString folder();
    /// The file of one of them, which this version of the program has drawn.
    static QString fileOf(const QString &key);

Q_SIGNALS:
    void made(const QString &key);

private:
    void take(const QString &key, const QImage &image);

    QHash<QString, QImage> m_known;
    QSet<QString> m_wanted;
    QThreadPool m_pool;
};

} // namespace lectograph::editor
