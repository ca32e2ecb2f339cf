// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"

namespace lectograph::graph {

/// The properties that say where a line begins and ends: points ("from", "to"), or shapes ("fromShape", "toShape") with
/// the side where it meets them. All blocks that are lines have the same ones, so that an editor can take hold of ends.
PropertyTable endProperties(std::string_view from, std::string_view to);

/// Where a line begins and ends, before any gap and before its own placement: in the space of the two points.
struct Ends
{
    base::Vec3 from;
    base::Vec3 to;
    /// Away from the shape that the line meets there; zero at a free point or at a shape's centre.
    base::Vec3 fromSide;
    base::Vec3 toSide;
};
Ends endsOf(const Inputs &inputs);

} // namespace lectograph::graph
