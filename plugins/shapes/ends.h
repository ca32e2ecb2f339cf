// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "shape/path.h"

namespace lectograph::shapes {

/// The properties that say where a line begins and ends: points, or shapes with the side where it meets them.
graph::PropertyTable endProperties(std::string_view from, std::string_view to);

/// Where a line begins and ends in the scene, before any gap.
struct Ends
{
    base::Vec3 from;
    base::Vec3 to;
    /// Away from the shape that the line meets there; zero at a free point or at a shape's centre.
    base::Vec3 fromSide;
    base::Vec3 toSide;
};
Ends endsOf(const graph::Inputs &inputs);

/// A line's own plane: that of the screen for a flat one, otherwise the plane through it that is turned to the viewer
/// most.
struct Run
{
    base::Transform plane;
    QPointF from;
    QPointF to;
};
Run runOf(const base::Vec3 &from, const base::Vec3 &to);

/// A line between two points, bent by `arc` radians, that keeps `gap` away from both; less if hardly anything of it
/// would be left.
shape::Path spaced(const Run &run, double arc, double gap);

} // namespace lectograph::shapes
