// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QPointF>
#include <QSet>
#include <QStringList>

/// Blocks that are moved together. A block whose place follows from another one through links (beside a shape, around it,
/// between shapes, at a measured point) moves when that one does, and would be moved twice.
namespace lectograph::editor {

/// The free end of a line whose other end follows: "from" or "to".
struct FreeEnd
{
    QString node;
    QString key;
};

struct MovedNodes
{
    QStringList whole;         ///< that have to be moved themselves
    std::vector<FreeEnd> ends; ///< of lines that follow otherwise
};
/// What has to be moved so that all of `nodes` move by the same, each once. Whether a link carries a place is found out by
/// moving what it comes from and looking: blocks say nothing of it, and those of other plugins would not either. Blocks
/// without a picture are left out.
MovedNodes movedTogether(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                         const timeline::Registry &registry, base::Time time = {});
/// All that is linked to one of the nodes, at whatever distance, without these themselves.
QSet<QString> dependentsOf(const lecture::Scene &scene, const QStringList &nodes);

/// All of them moved on stage by the same, with their keyframes.
base::Result<lecture::Lecture> withMovedTogether(const lecture::Lecture &lecture, const QString &scene,
                                                 const QStringList &nodes, const QPointF &by,
                                                 const timeline::Registry &registry);

} // namespace lectograph::editor
