// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/mesh.h"

namespace lectograph::diagram {

/// Slides ends of links along the low and high rims of their items, in their order, so that links become straight: all
/// ends of a rim, if all can be; otherwise those that would leave a piece between two corners that is shorter than
/// `spacing.links`. `x`: the places of the nodes; `spots`: from the centres of the items, as placeSpots() returns them.
void straightenEnds(const Level &level, Mesh &mesh, const List<double> &x, List<List<QPointF>> &spots);

} // namespace lectograph::diagram
