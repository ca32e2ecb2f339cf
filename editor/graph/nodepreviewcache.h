// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QCache>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QStringList>
#include <QTimer>

namespace lectograph::editor::diagram {

/// The value of a node at the playhead, small enough for its card.
struct NodePreview
{
    QString text = {};           ///< of a value
    QString caption = {};        ///< "8 × 8"
    QList<QColor> swatches = {}; ///< of colours
    QPixmap picture = {};        ///< of a shape or a matrix
    QString problem = {};        ///< why there is no preview
    int revision = 0;            ///< changes whenever the preview looks different
};

/// The previews of the visible cards, computed a few at a time in idle time; the previous one is shown until the
/// new one is ready.
class NodePreviewCache : public QObject
{
    Q_OBJECT

public:
    explicit NodePreviewCache(Session &session, QObject *parent = nullptr);

    const NodePreview &of(const QString &node) const;
    /// Requests the previews of the nodes of the scene that are visible.
    void want(const QString &scene, const QStringList &nodes);
    /// Computes all of them at once: for screenshots.
    void finish() { work(60000); }

Q_SIGNALS:
    void changed(const QStringList &nodes); ///< look different

private:
    struct Entry
    {
        NodePreview body;
        int round = -1;
        int edition = -1;
    };
    struct Visitor;
    void renew();
    void wait();
    void work(int milliseconds);
    NodePreview computed(const QString &node);
    QPixmap thumbnail(const shape::Shape &shape);
    /// The picture with this key, drawn once.
    QPixmap kept(quint64 key, const std::function<QPixmap()> &draw);

    Session &m_session;
    QTimer m_timer;
    QHash<QString, Entry> m_entries;
    QCache<quint64, QPixmap> m_thumbnails;
    QStringList m_wanted;
    QString m_scene;
    int m_round = 0;   ///< incremented for each picture
    int m_edition = 0; ///< incremented when the lecture or language changes
    int m_revision = 0;
    qsizetype m_next = 0; ///< index of the next wanted node, so that all get their turn
};

} // namespace lectograph::editor::diagram
