// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

namespace lectograph::picture {

/// Indices into `picture.items` in drawing order: unchanged, unless an item is drawn in perspective.
///
/// In space, items that follow each other and lie in one plane are a sheet, which keeps their order: what is written on a
/// card stays on the card. Of two sheets that cover each other on screen, the one behind is drawn first; in the same plane,
/// the one that comes first. A sheet that is cut by another one is ordered item by item; two items that cut each other are
/// not divided, but ordered by their depths in the middle of what they share on screen. Rings, in which each covers the
/// next, begin with the farthest. Pinned items that come before all others lie behind the world, the others in front.
std::vector<int> drawingOrder(const Picture &picture);

} // namespace lectograph::picture
