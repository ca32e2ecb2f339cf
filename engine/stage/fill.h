// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/mesh.h"
#include "stage/triangulate.h"

namespace lectograph::stage {

/// Triangulates the area inside the lines, with a fringe for anti-aliasing. Each outline point exists twice: the shader
/// moves one half a pixel in (full coverage) and the other half a pixel out (no coverage). Areas thinner than a pixel
/// fade instead of growing: `Vertex::measure` is half their thickness.
Mesh fillMesh(const std::vector<Polyline> &lines, shape::FillRule rule, double pixel);

} // namespace lectograph::stage
