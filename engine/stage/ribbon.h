// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/style.h"
#include "stage/flatten.h"
#include "stage/mesh.h"

namespace lectograph::stage {

/// A stroke as a ribbon along its centre line: two vertices for each cross-section. How wide it is, the shader learns
/// from the instance table; the mesh knows only the form of ends and corners, and how the width changes along the path
/// (`profile`: factors spread evenly over each
/// contour's length; empty: it doesn't).
Mesh ribbonMesh(std::vector<Polyline> lines, shape::Cap cap, shape::Join join, const std::vector<double> &profile);

/// Whether a ribbon of `halfWidth` (path units) would lie over itself, which shows when it is translucent: at crossings,
/// at corners that are not mitred, where a piece is shorter than its corner needs.
bool overlapsItself(const std::vector<Polyline> &lines, shape::Join join, double halfWidth);

} // namespace lectograph::stage
