// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/mesh.h"

namespace lectograph::diagram {

/// The places of the nodes across their layers, in the order of the mesh and with the distances of `spacing`. Links
/// that pass layers are straight, and where possible those between two items in adjacent layers. After Brandes and Köpf
/// (2002): the mean of the two middle ones of four placements, each of which aligns what it can from another corner.
List<double> placesAcross(const Mesh &mesh, const Spacing &spacing);

} // namespace lectograph::diagram
