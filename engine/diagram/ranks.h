// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/level.h"

namespace lectograph::diagram {

/// A link between two items, by number.
struct Arc
{
    int from = 0;
    int to = 0;
};

/// Which arcs have to go back, so that the others close no circle: few, and only such as lie on a circle. Loops don't
/// count.
List<char> backArcs(int items, const List<Arc> &arcs);

/// The layer of each item, from 0: every arc that doesn't go back leads to a higher one, and arcs are short.
List<int> layersOf(int items, const List<Arc> &arcs, const List<char> &back);

} // namespace lectograph::diagram
