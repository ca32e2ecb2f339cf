// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/flatten.h"

namespace lectograph::stage {

/// An area as triangles, all counter-clockwise (y up), sharing their corners.
struct Triangles
{
    std::vector<QPointF> points;
    std::vector<quint32> indices;
};

/// The area that the closed lines enclose by `rule`: overlaps, holes and crossings resolved. `pixel` is the size of a
/// pixel in path units: what is far smaller is rounded away.
Triangles triangulated(const std::vector<Polyline> &lines, shape::FillRule rule, double pixel);

} // namespace lectograph::stage
