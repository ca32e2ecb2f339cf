// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/control_points.h"
#include "graph/evaluator.h"
#include "lecture/lecture.h"
#include "timeline/plugin.h"

#include <memory>
#include <optional>

/// The points by which blocks are drawn (graph/control_points.h), and what moving a block by hand changes.
namespace lectograph::editor {

/// The points of the nodes of a scene in the graph, before any clip. Nothing is evaluated for blocks without points.
class PointReader
{
public:
    /// The scene outlives this.
    PointReader(const lecture::Lecture &lecture, const lecture::Scene &scene, const timeline::Registry &registry,
                base::Time time);

    graph::ControlPoints of(const QString &node);

private:
    const lecture::Scene &m_scene;
    const timeline::Registry &m_registry;
    graph::Setting m_setting;
    base::Time m_time;
    std::unique_ptr<graph::Evaluator> m_evaluator; ///< when it was first needed
};

/// Whether its position is free: not relative to another node or an edge, and not linked.
bool standsFreely(const lecture::Lecture &lecture, const graph::Node &node);
/// Whether neither the point nor a shape instead of it comes from elsewhere.
bool isFree(const graph::Node &node, const graph::ControlPoint &point);
/// Whether all of these points have keyframes, or none has.
bool areKeyedAlike(const graph::Node &node, const std::vector<graph::ControlPoint> &points);

/// A property that says where a block is: moving the block adds to it.
struct MovedProperty
{
    QString key;
    double unit = 1; ///< how long the number 1 of the property is in the scene
};
/// What moving a block by hand changes: the points by which it is drawn, if they are free, so that what is linked to them
/// follows; otherwise its position. `withAxes`: the axes move too.
std::vector<MovedProperty> movedProperties(const lecture::Lecture &lecture, const graph::Node &node,
                                           const graph::ControlPoints &points, bool withAxes);

/// Axes in space, whose numbers others count in.
bool isAxes(const graph::Node &node, const timeline::Registry &registry);

} // namespace lectograph::editor
