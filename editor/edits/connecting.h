// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "graph/line_ends.h"
#include "lecture/edit.h"
#include "timeline/score.h"

/// Lines between blocks: connectors, arrows and others with two ends, each at a block or at a free point.
namespace lectograph::editor {

/// For a shape at which a line ends ("fromShape"), the key of the point that can replace it ("from"); otherwise empty.
QString endKeyOf(const graph::PropertyTable &table, const QString &key);
/// Whether blocks of this type have two ends.
bool isLine(const graph::NodeType &type);
/// Those of `nodes` that lines can connect: with a picture, and not lines themselves.
QStringList connectableOf(const lecture::Scene &scene, const QStringList &nodes, const timeline::Registry &registry);
/// The ends of a line at a time of the score, before its placement; nothing if they cannot be computed. `group` is that
/// of the line in the evaluator; −1: the last one.
std::optional<graph::Ends> endsOf(timeline::Score &score, const graph::PropertyTable &table, const graph::Node &line,
                                  const QString &place, base::Time at, int group = -1);

/// Where an end of a line is put.
struct LineEnd
{
    QString node = {};                       ///< the block; empty: `point`
    QString side = QStringLiteral("facing"); ///< the edge of the block, as in the property "toSide"
    base::Vec3 point = {};                   ///< before the placement of the line
};

/// Adds a connector in front of the others, with the look of the latest one of the scene. An end at a block follows
/// its state on the stage, and so its clips. `id` is from freeNodeId().
base::Result<lecture::Lecture> withConnector(const lecture::Lecture &lecture, const QString &scene, const QString &id,
                                             const LineEnd &from, const LineEnd &to,
                                             const timeline::Registry &registry);

/// Adds a connector from each of the connectable nodes to the next one.
struct ConnectedNodes
{
    lecture::Lecture lecture;
    QStringList connectors;
};
base::Result<ConnectedNodes> withConnected(const lecture::Lecture &lecture, const QString &scene,
                                           const QStringList &nodes, const timeline::Registry &registry);

/// Puts an end ("from" or "to") of a line elsewhere. At a block, the line's position becomes the default again. A point
/// that has keyframes gets one at `time`.
base::Result<lecture::Lecture> withLineEnd(const lecture::Lecture &lecture, const QString &scene, const QString &line,
                                           const QString &key, const LineEnd &end, base::Time time,
                                           const timeline::Registry &registry);

} // namespace lectograph::editor
