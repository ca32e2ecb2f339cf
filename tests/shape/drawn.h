// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/matching.h"
#include "shape/pathops.h"

namespace lectograph::shape {

/// The leaves' outlines in space.
inline std::vector<Path> drawn(const Shape &shape)
{
    std::vector<Path> paths;
    for (const PlacedLeaf &leaf : leavesOf(shape)) {
        if (leaf.opacity > 0)
            paths.push_back(mapped(leaf.shape->path, leaf.place));
    }
    return paths;
}

} // namespace lectograph::shape
