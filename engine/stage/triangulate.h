// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/flatten.h"

namespace lectograph::stage {

/// An area as triangles with shared vertices, all counter-clockwise (y up).
struct Triangles
{
    std::vector<QPointF> points;
    std::vector<quint32> indices;
};

/// Triangulates the area enclosed by the closed lines under `rule`, resolving overlaps, holes and crossings. `pixel` is
/// the size of a pixel in path units: much smaller details are rounded away.
Triangles triangulated(const std::vector<Polyline> &lines, shape::FillRule rule, double pixel);

} // namespace lectograph::stage
