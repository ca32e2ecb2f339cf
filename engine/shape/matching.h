// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/morph.h"
#include "shape/shape.h"

#include <optional>
#include <vector>

namespace lectograph::shape {

/// A part with a path or an image, with its placement in the whole shape.
struct PlacedLeaf
{
    Shape shape;
    QString path;          ///< names from below the root, joined by "/"
    base::Transform place; ///< into the parent space of the whole shape
    double opacity = 1;    ///< multiplied with its ancestors'; 0 if it or one of them is hidden
    bool hidden = false;
    std::optional<QString> text; ///< path of the text or formula it is a glyph of
    QString words = {};          ///< the characters of that text, which the source of the leaf counts in
};

/// In drawing order.
std::vector<PlacedLeaf> leavesOf(const Shape &shape);

/// A matched pair of leaf indices; −1 where a leaf appears or vanishes.
struct LeafPair
{
    int from = -1;
    int to = -1;
    // The number of this copy and the number of copies, if one leaf is paired several times.
    int fromCopy = 0;
    int fromCopies = 1;
    int toCopy = 0;
    int toCopies = 1;
    // The leaf belongs to another pair and is only the start or end of this one.
    bool fromLent = false;
    bool toLent = false;
};

/// Matches glyphs of texts with the same path first, then of other texts with the same words, then of as many texts in their
/// order: glyphs of the longest common subsequence stay (of several, that with the shortest ways), and the glyphs between
/// them are matched with each other. Then matches by path; leaves left over on both sides in order, glyphs with glyphs and others with others, the fewer repeated evenly; a leaf left over on one side only
/// borrows the partner of its neighbour.
/// Sorted by `to`, then by `from`; vanishing leaves come last. With another `matching`, only what is equal has a partner: in
/// reading order where the order is the same, then by the shortest ways.
std::vector<LeafPair> paired(const std::vector<PlacedLeaf> &from, const std::vector<PlacedLeaf> &to,
                             Matching matching = Matching::Everything);

} // namespace lectograph::shape
