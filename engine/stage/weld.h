// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/triangulate.h"

namespace lectograph::stage {

/// A triangulator's loose triangles as one area: neighbours share their points, and every triangle is counter-clockwise
/// (y up), so that an edge with only one triangle is the area's rim and runs around it. Corners of the area that only
/// touch stay two points. `pixel` is the size of a pixel in the points' unit.
Triangles welded(const std::vector<QPointF> &points, const std::vector<quint32> &indices, double pixel);

} // namespace lectograph::stage
