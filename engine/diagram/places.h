// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/mesh.h"

namespace lectograph::diagram {

/// The places of the nodes across their layers, in the order of the mesh and with the distances of `spacing`. Links
/// that pass layers are straight, and where possible those between two items in adjacent layers. After Brandes and Köpf
/// (2002): the mean of the two middle ones of four placements, each of which aligns what it can from another corner.
List<double> placesAcross(const Mesh &mesh, const Spacing &spacing);

/// The least distance between the places of two neighbours in a layer.
double distance(const Node &first, const Node &second, const Spacing &spacing);

/// Whether a wire leads from item to item, not beside one.
bool isMain(const Mesh &mesh, const Wire &wire);

/// By how much the node above is to the right of the one below where they are aligned: their outlets, so that the wire
/// is straight. Where that would move large items far apart, as with groups that a link leaves at one end, their
/// middles: not where the smaller one stays above or below the other.
double shiftOf(const Mesh &mesh, const Wire &wire);

} // namespace lectograph::diagram
