// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/row.h"
#include "timeline/plugin.h"

#include <functional>
#include <initializer_list>

namespace lectograph::blocks {

/// Creates a block's shape around the origin; the placement properties are applied afterwards.
using Draw = std::function<base::Result<shape::Shape>(const graph::Inputs &, const graph::Context &)>;
/// Wraps a draw function as the evaluate function of a block whose only output is a shape.
std::function<base::Result<graph::Outputs>(const graph::Inputs &, const graph::Context &)> drawing(Draw draw);
/// The output port of such a block.
std::vector<graph::PortSpec> shapeOutput();

/// Adds the types, and stops at the first that is rejected.
base::Result<void> addAll(timeline::Registry &registry, std::initializer_list<graph::NodeType> types);

constexpr double radians(double degrees)
{
    return degrees * 3.14159265358979323846 / 180;
}

/// Parses points written as x1, y1, x2, y2, …
base::Result<std::vector<QPointF>> pointsOf(const std::vector<double> &numbers);
/// The points of the property "points" as handles, for NodeType::controlPoints. The block as a whole is placed as others.
graph::ControlPoints cornersOf(const graph::Inputs &inputs);

} // namespace lectograph::blocks
