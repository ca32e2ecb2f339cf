// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "written.h"

namespace lectograph::diagrams {

/// A link as it is drawn, between two blocks.
struct ShownLink
{
    int index = -1; ///< in the model
    int from = -1;
    int to = -1;
};

/// What is seen of a diagram in which some groups are folded: each is one block, in place of what it contains.
struct Folded
{
    std::vector<int>
        shownAs; ///< for each item the block or group by which it is seen: itself, or the folded group around it
    std::vector<bool> isBlock;
    std::vector<ShownLink> links;
    /// Links that coincide with one that is drawn: the number of that in `links`.
    std::vector<std::pair<int, std::size_t>> merged;

    bool isShown(int item) const { return shownAs[static_cast<std::size_t>(item)] == item; }
};

/// `isFolded` says of each item whether it is. A group without blocks is a block as well. Of several links between the
/// same two blocks that were different before, the first is left.
Folded folded(const Model &model, const std::vector<bool> &isFolded);

} // namespace lectograph::diagrams
