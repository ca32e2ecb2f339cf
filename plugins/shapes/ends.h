// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/line_ends.h"
#include "shape/path.h"

namespace lectograph::shapes {

using graph::endProperties;
using graph::Ends;
using graph::endsOf;

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
