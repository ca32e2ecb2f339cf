// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/diagram.h"

#include <QRectF>

#include <tl/expected.hpp>

namespace lectograph::diagram {

/// What could not be kept. The caller finds the words.
struct Problem
{
    enum class Kind {
        NoBlock,       ///< `link` begins or ends at a block that does not exist: it is not drawn
        NoPort,        ///< `link` names a port that its block does not have: it is drawn to the block
        NoGroup,       ///< `block`, or `group`, names a group that does not exist: it is in none
        GroupInItself, ///< `group` would contain itself: it is in none
        NoSize,        ///< `block`, or the title of `group`, has a size that is negative or not finite: it counts as 0
        PlacesOverlap, ///< `block`, or `group`, was placed by hand where another one already is
        LinkThrough,   ///< `link` finds no way between blocks placed by hand
        LinkNear,      ///< `link` runs nearer to another one than links may, beside blocks placed by hand
        LabelMeets,    ///< the label of `link` finds no free place and lies over something
    };
    Kind kind{};
    int link = -1;
    int block = -1;
    int group = -1;

    friend bool operator==(const Problem &, const Problem &) = default;
};

enum class Refusal { TooManyBlocks, TooManyGroups, TooManyLinks, TooManyCrossedLayers };

/// A layout, by the numbers of the diagram. Rectangles have their least x and y and a positive size; as y points up,
/// QRectF::top() is the lower edge.
struct Layout
{
    std::vector<QRectF> blocks;
    std::vector<QRectF> groups;
    std::vector<QRectF> titles; ///< of the groups; empty without a title
    /// From the border of one block to that of the other, in horizontal and vertical segments without needless points.
    /// Empty for a link that is not drawn. Links that leave one port, or one block without ports, begin in common.
    std::vector<std::vector<QPointF>> links;
    std::vector<QRectF> labels; ///< of the links; empty without a label
    int crossings = 0;
    std::vector<Problem> problems;
    QRectF bounds;

    friend bool operator==(const Layout &, const Layout &) = default;
};

/// Lays out a diagram in layers, with links of horizontal and vertical segments; the same diagram gives the same layout
/// on every machine. Promises, except where a problem says otherwise:
///
/// - Blocks do not overlap, and are `blocks` apart; a group contains its blocks and groups, and nobody else's.
/// - Blocks placed by hand stay there.
/// - A link's end is on the side that its port or the direction says. A link meets no block but those at its ends, no
///   group but those that contain an end, and no title.
/// - Links from different ports are `links` apart wherever they run side by side, unless a block's side is too short
///   for its ends. A link that passes layers has a lane of its own beside the blocks, straight if possible.
/// - A piece between two corners is not shorter than `links`, where an end or a lane can give way.
/// - Of the links of a circle, as few as possible go back: round both blocks, each end on its side.
/// - A block that is added at the end with one link to it changes the order of others in their layer only where that
///   saves a crossing.
///
/// Layers after Sugiyama, Tagawa and Toda (1981); links that go back after Eades, Lin and Smyth, “A fast and effective
/// heuristic for the feedback arc set problem” (1993); places after Brandes and Köpf, “Fast and simple horizontal
/// coordinate assignment” (2002); slots between layers after Sander, “Graph layout through the VCG tool” (1994), and
/// Schulze, Spönemann and von Hanxleden, “Drawing layered graphs with port constraints” (2014).
tl::expected<Layout, Refusal> layout(const Diagram &diagram);

} // namespace lectograph::diagram
