// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/triangulate.h"

namespace lectograph::stage {

/// Joins a triangulator's separate triangles: neighbours share vertices, and every triangle is counter-clockwise (y
/// up), so that edges with one triangle form the boundary and run around the area. Corners of the area that only touch
/// remain two vertices. `pixel` is the size of a pixel in the points' unit.
Triangles welded(const std::vector<QPointF> &points, const std::vector<quint32> &indices, double pixel);

} // namespace lectograph::stage
