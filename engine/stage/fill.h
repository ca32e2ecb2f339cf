// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stage/mesh.h"
#include "stage/triangulate.h"

namespace lectograph::stage {

/// The area inside the lines with a fringe for anti-aliasing. Each point of the outline is there twice: the shader moves
/// one half a pixel in (full coverage) and the other half a pixel out (none). Where the area is thinner than a pixel it
/// fades instead of growing fat: `Vertex::measure` holds half its thickness.
Mesh fillMesh(const std::vector<Polyline> &lines, shape::FillRule rule, double pixel);

} // namespace lectograph::stage
