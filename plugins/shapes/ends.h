// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/line_ends.h"
#include "shape/path.h"

namespace lectograph::shapes {

using graph::endProperties;
using graph::Ends;
using graph::endsOf;

/// The plane of a line: the screen plane for a flat line, otherwise the plane through the line that faces the viewer
/// most.
struct Run
{
    base::Transform plane;
    QPointF from;
    QPointF to;
};
Run runOf(const base::Vec3 &from, const base::Vec3 &to);

/// A line between two points, bent by `arc` radians, at a distance of `gap` from both; the gap shrinks for short lines.
shape::Path spaced(const Run &run, double arc, double gap);

} // namespace lectograph::shapes
