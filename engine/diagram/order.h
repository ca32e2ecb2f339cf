// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/mesh.h"

namespace lectograph::diagram {

/// Orders the nodes of each layer so that few wires cross. Begins with the order that the mesh has, and leaves it only
/// for one with strictly fewer crossings: sweeps over the layers that sort nodes by the mean place of their neighbours
/// (Sugiyama et al. 1981), then exchanges of neighbours. Small diagrams have time for sweeps from other beginnings,
/// too.
void uncross(Mesh &mesh);

} // namespace lectograph::diagram
