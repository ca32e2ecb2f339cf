// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/plugin.h"

#include <functional>
#include <initializer_list>

namespace lectograph::blocks {

/// Makes a block's shape around the origin; the common placement is applied afterwards.
using Draw = std::function<base::Result<shape::Shape>(const graph::Inputs &, const graph::Context &)>;
/// What a block whose only output is a shape evaluates.
std::function<base::Result<graph::Outputs>(const graph::Inputs &, const graph::Context &)> drawing(Draw draw);
/// Its output.
std::vector<graph::PortSpec> shapeOutput();

/// One table after the other.
graph::PropertyTable joined(graph::PropertyTable first, const graph::PropertyTable &second);

/// Adds the types until one is refused.
base::Result<void> addAll(timeline::Registry &registry, std::initializer_list<graph::NodeType> types);

constexpr double radians(double degrees)
{
    return degrees * 3.14159265358979323846 / 180;
}

/// Numbers that are written as x1, y1, x2, y2, …
base::Result<std::vector<QPointF>> pointsOf(const std::vector<double> &numbers);

} // namespace lectograph::blocks
