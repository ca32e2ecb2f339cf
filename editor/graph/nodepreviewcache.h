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

/// What a node computes at the playhead, small enough for its card.
struct NodePreview
{
    QString text = {};           ///< of a value
    QString caption = {};        ///< "8 × 8"
    QList<QColor> swatches = {}; ///< of colours
    QPixmap picture = {};        ///< of a shape or a matrix
    QString problem = {};        ///< why there is nothing
    int revision = 0;            ///< another one whenever it looks different
};

/// The previews of the cards that are looked at. They are worked out a few at a time while nobody waits; until a new one is
/// there the last one stands.
class NodePreviewCache : public QObject
{
    Q_OBJECT

public:
    explicit NodePreviewCache(Session &session, QObject *parent = nullptr);

    const NodePreview &of(const QString &node) const;
    /// Those of the scene that can be seen now.
    void want(const QString &scene, const QStringList &nodes);
    /// Works all of them out at once: for pictures of the window.
    void finish();
    int computedPreviews() const { return m_computed; } ///< since the beginning

Q_SIGNALS:
    void changed(const QStringList &nodes); ///< look otherwise

private:
    struct Entry
    {
        NodePreview body;
        int round = -1;
        int edition = -1;
    };
    void renew();
    void wait();
    void work(int milliseconds);
    NodePreview computed(const QString &node);
    QPixmap thumbnail(const shape::Shape &shape);
    QPixmap heatMap(const tensor::Tensor &tensor);

    Session &m_session;
    QTimer m_timer;
    QHash<QString, Entry> m_entries;
    QCache<quint64, QPixmap> m_thumbnails;
    QStringList m_wanted;
    QString m_scene;
    int m_round = 0;   ///< another one for each picture
    int m_edition = 0; ///< another one for each lecture
    int m_revision = 0;
    int m_computed = 0;
    qsizetype m_next = 0; ///< among the wanted, so that all have their turn
};

} // namespace lectograph::editor::diagram
