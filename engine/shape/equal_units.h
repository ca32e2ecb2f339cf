// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/matching.h"

namespace lectograph::shape {

/// Visible leaves that travel together, and what they have in common with those that they turn into.
struct Unit
{
    quint64 key = 0;
    std::vector<int> leaves; ///< at least one
};

/// Every visible leaf, by its outline or image.
std::vector<Unit> outlineUnits(const std::vector<PlacedLeaf> &leaves);
/// Every glyph of a text or formula, by the characters that made it: those of two fonts are equal.
std::vector<Unit> letterUnits(const std::vector<PlacedLeaf> &leaves);
/// The glyphs of every word of a text, by its characters. A word ends at white space; a Han character is one.
std::vector<Unit> wordUnits(const std::vector<PlacedLeaf> &leaves);
/// Every visible leaf that is no glyph, by its path.
std::vector<Unit> unwrittenUnits(const std::vector<PlacedLeaf> &leaves);

} // namespace lectograph::shape
