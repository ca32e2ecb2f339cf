// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/mesh.h"

namespace lectograph::diagram {

/// How a wire goes through the gap between two layers: up to a slot, across, and up again; sometimes across in two
/// slots. Slots are numbered along the gap from 0.
struct Crossover
{
    bool isStraight = true;
    int lowSlot = 0;
    int highSlot = 0;
    double jog = 0; ///< where it changes from the low slot to the high one, if they differ
};

struct Gap
{
    int slots = 0;
    double labelAlong = 0; ///< room for labels
};

struct Crossovers
{
    List<Crossover> wires; ///< by wire
    List<Gap> gaps;        ///< by the layer below
};

/// Gives each net that moves across a gap a slot, so that what runs side by side is `spacing.links` apart, with few
/// crossings. `x`: the places of the nodes. Two nets that exchange their places would run into each other in any order:
/// one of them then gets two slots.
Crossovers crossoversOf(const Mesh &mesh, const List<double> &x, const Spacing &spacing);

} // namespace lectograph::diagram
