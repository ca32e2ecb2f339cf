// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace lectograph::diagram {

/// What is to be laid out, as values. Blocks, ports, groups and links are known by their numbers in these lists; the
/// order of a list is the model order, which decides wherever the drawing leaves a choice. x points to the right and y
/// up, in any unit: lengths are compared with nothing but each other.

/// Where links go: a forward link ends further in this direction than it starts.
enum class Direction { Up, Down, Left, Right };

enum class Side { Left, Right, Top, Bottom };

struct Port
{
    /// Nothing: links leave it in the direction of the diagram and arrive from the opposite side.
    std::optional<Side> side;
};

struct Block
{
    QSizeF size{0, 0};
    /// Without ports all outgoing links leave as one trunk, and each incoming link has an end of its own.
    std::vector<Port> ports;
    /// The ports of a side keep their order: from left to right, from top to bottom. Otherwise it is the order with
    /// the fewest crossings.
    bool keepsPortOrder = false;
    /// The centre, where it was placed by hand. It is kept, and everything else makes room.
    std::optional<QPointF> place;
    /// How far it was moved by hand from where the layout puts it; without a place. Everything else makes room.
    std::optional<QPointF> offset;
    int group = -1;
};

/// A frame around its blocks and groups, and around nobody else's. Its title lies inside, at the top.
struct Group
{
    int parent = -1;
    QSizeF title{0, 0}; ///< empty: none
    double padding = 12;
    /// Of its contents; nothing: as around it. Links that cross its border do not change it.
    std::optional<Direction> direction;
    /// As that of a block: moves all that it contains.
    std::optional<QPointF> offset;
};

struct End
{
    int block = -1;
    int port = -1; ///< −1: the block has no ports, or the link names none

    friend bool operator==(const End &, const End &) = default;
};

struct Link
{
    End from;
    End to;
    QSizeF label{0, 0}; ///< empty: none
};

/// The least distances.
struct Spacing
{
    double blocks = 24;    ///< between blocks of a layer
    double layers = 40;    ///< between layers
    double linkBlock = 12; ///< from a link to a block that it passes
    double links = 12;     ///< between links
    double label = 4;      ///< from a label to anything
    double tip = 0;        ///< length and breadth of the heads of links, which labels keep off

    friend bool operator==(const Spacing &, const Spacing &) = default;
};

struct Diagram
{
    std::vector<Block> blocks;
    std::vector<Group> groups;
    std::vector<Link> links;
    Direction direction = Direction::Up;
    Spacing spacing;
    /// A layer whose blocks and groups would be broader, with their distances, becomes several; nothing: as broad as needed.
    std::optional<double> maxBreadth;
};

/// More is refused before any work.
inline constexpr int maxBlocks = 5'000;
inline constexpr int maxGroups = 1'000;
inline constexpr int maxLinks = 20'000;
/// Of all links together, in layers that they cross: what the work grows with.
inline constexpr int maxCrossedLayers = 400'000;

} // namespace lectograph::diagram
