// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/style.h"
#include "stage/flatten.h"
#include "stage/mesh.h"

namespace lectograph::stage {

/// A stroke as a ribbon along its centre line: two vertices per cross-section. The shader takes the width from the
/// instance table; the mesh contains only ends, corners and the relative width along the path (`profile`: factors
/// evenly spaced over each contour's length; empty: constant).
Mesh ribbonMesh(std::vector<Polyline> lines, shape::Cap cap, shape::Join join, const std::vector<double> &profile);

/// Whether a ribbon of `halfWidth` (path units) overlaps itself, which is visible if it is translucent: at crossings,
/// at joins other than miters, and where a segment is shorter than its corner needs.
bool overlapsItself(const std::vector<Polyline> &lines, shape::Join join, double halfWidth);

} // namespace lectograph::stage
