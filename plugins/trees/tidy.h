// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace lectograph::trees {

/// A box of a tree, before its children.
struct TreeBox
{
    QSizeF size;
    int parent = -1;
    int level = 0;
    std::vector<int> children = {};
};

struct TreeGaps
{
    double siblings = 0.3; ///< between boxes of one parent; twice that between others
    double levels = 0.7;
    bool alignedLeaves = false; ///< all boxes without children stand on the last level
};

// Where the middles of the boxes stand. Boxes never overlap.

/// Levels one below the other (y down, from 0), every parent above the middle of its outer children, siblings as close as
/// the boxes below them allow, and small ones among large ones evenly spaced: the aesthetics of Reingold and Tilford
/// (1981) with boxes of any size (van der Ploeg, 2014). Several roots stand beside each other.
std::vector<QPointF> tidyTree(const std::vector<TreeBox> &boxes, const TreeGaps &gaps);

/// The root in the middle, levels on circles around it, and for each child a part of its parent's angle that grows with
/// what is below it. The first child is at the top, the others follow clockwise.
std::vector<QPointF> radialTree(const std::vector<TreeBox> &boxes, const TreeGaps &gaps);

} // namespace lectograph::trees
