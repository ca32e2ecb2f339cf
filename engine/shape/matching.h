// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

#include <optional>
#include <vector>

namespace lectograph::shape {

/// A part with a path or an image, as it stands within a whole shape.
struct PlacedLeaf
{
    Shape shape;
    QString path;          ///< names from below the root, joined by "/"
    base::Transform place; ///< into the space of the whole's parent
    double opacity = 1;    ///< with those of the parts around it; 0 where it or one of them is hidden
    bool hidden = false;
    std::optional<QString> text; ///< path of the text or formula of which it is a glyph
};

/// In drawing order.
std::vector<PlacedLeaf> leavesOf(const Shape &shape);

/// Which leaf becomes which: indices, −1 where one appears or vanishes.
struct LeafPair
{
    int from = -1;
    int to = -1;
    // Where one leaf has to do for several: which copy of it this is, of how many.
    int fromCopy = 0;
    int fromCopies = 1;
    int toCopy = 0;
    int toCopies = 1;
    // The leaf belongs to another pair, which this one only departs from or arrives at.
    bool fromLent = false;
    bool toLent = false;
};

/// Glyphs of a text with the same path on both sides first: those that occur in both texts, in their order, stay the
/// glyphs that they are, and what stands between them becomes what stands there. Then by path; what is left over on both
/// sides in order, the fewer repeated evenly; what is left over on one side only is lent the partner of its neighbour.
/// Sorted by `to`, then by `from`; those that vanish come last.
std::vector<LeafPair> paired(const std::vector<PlacedLeaf> &from, const std::vector<PlacedLeaf> &to);

} // namespace lectograph::shape
