// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/control_points.h"
#include "graph/property.h"

namespace lectograph::graph {

/// The properties for the ends of a line: points ("from", "to"), or shapes ("fromShape", "toShape") with the side where
/// the line meets them. All line blocks share them, so that an editor can drag the ends.
PropertyTable endProperties(const std::vector<double> &from, const std::vector<double> &to);

/// The ends of a line before any gap and before its placement, in the coordinate space of the two points.
struct Ends
{
    base::Vec3 from;
    base::Vec3 to;
    /// The direction away from the shape at that end; zero at a shape's centre, and at a free point unless a side is
    /// chosen.
    base::Vec3 fromSide;
    base::Vec3 toSide;
};
Ends endsOf(const Inputs &inputs);
/// Both ends as points to drag. `isFlat`: an arc or a head lies in a plane that the ends alone do not say.
ControlPoints pointsOfEnds(const Inputs &inputs, bool isFlat);

} // namespace lectograph::graph
