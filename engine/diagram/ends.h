// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/mesh.h"

namespace lectograph::diagram {

/// Slides ends of links along the low and high rims of their items, in their order, so that as many links as possible
/// become straight; the others share the room. An end that is alone, or the only one from the neighbouring layer, keeps
/// the middle, and one with a name stays near its place: these move by less than `spacing.links`. Then draws lanes
/// beside items further out, where that makes links straight and the neighbours leave room. `x`: the places of the
/// nodes; `spots`: from the centres of the items, as placeSpots() returns them.
void straightenEnds(const Level &level, Mesh &mesh, const List<double> &x, List<List<QPointF>> &spots);

/// Sets where the ends of each outlet can slide to, by themselves.
void limitEnds(const Level &level, Mesh &mesh, const List<double> &x, const List<List<QPointF>> &spots);

} // namespace lectograph::diagram
