// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QPointF>
#include <QSet>
#include <QStringList>

/// Moving several blocks together. A block whose position depends on another one through links (beside a shape, around
/// it, between shapes, at a measured point) moves with it, and must not be moved twice.
namespace lectograph::editor {

/// The free end of a line whose other end is linked, such as "from" or "to".
struct FreeEnd
{
    QString node;
    QString key;
    double unit = 1; ///< how long the number 1 of the property is in the scene
};

struct MovedNodes
{
    QStringList whole;         ///< nodes to be moved themselves
    std::vector<FreeEnd> ends; ///< of lines that otherwise follow
    QStringList following;     ///< all that move with them as a whole
};
/// The moves that shift all of `nodes` by the same offset, each once. Whether a link affects a position is found by
/// moving its source and comparing bounds, because block types do not declare it. Blocks without a picture are skipped.
MovedNodes movedTogether(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                         const timeline::Registry &registry, base::Time time = {});
/// Moves a point of the node, with all of its keyframes. One that is not set counts as that of its style or type.
void shiftPoint(graph::Node &node, const QString &key, const QPointF &by, const lecture::Lecture &lecture,
                const timeline::Registry &registry);
/// All nodes that depend on one of `nodes`, directly or indirectly, without these themselves.
QSet<QString> dependentsOf(const lecture::Scene &scene, const QStringList &nodes);

/// Moves all of them on stage by the same offset, including their keyframes.
base::Result<lecture::Lecture> withMovedTogether(const lecture::Lecture &lecture, const QString &scene,
                                                 const QStringList &nodes, const QPointF &by,
                                                 const timeline::Registry &registry);

} // namespace lectograph::editor
