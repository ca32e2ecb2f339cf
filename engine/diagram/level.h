// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/diagram.h"
#include "diagram/list.h"

#include <QRectF>

namespace lectograph::diagram {

/// One level of a diagram: the contents of a group, whose groups are items with spots where links cross their borders.
/// All is turned so that links go along y: x is across the layers, y along the direction. What comes first in the model
/// comes first across.

/// The sides of an item, turned: Low is where links come from, High where they go to.
enum class Rim { Low, High, First, Last };

constexpr bool isAcross(Rim rim)
{
    return rim == Rim::First || rim == Rim::Last;
}

/// Where links end at an item.
struct Spot
{
    Rim rim = Rim::High;
    std::optional<double> offset; ///< from the middle of the rim, where it is given
    std::optional<int> rank;      ///< among the spots of its rim, from low or first, where their order is kept
    bool isPort = false;          ///< of a port, or an end without one
};

struct Item
{
    QSizeF size;
    List<Spot> spots;
    std::optional<QPointF> place;  ///< the centre, where it was set by hand
    std::optional<QPointF> offset; ///< from where it would be, where it was moved by hand

    bool isByHand() const { return place || offset; }
};

/// One end of a link: a spot of an item, or a terminal.
struct Tip
{
    int item = -1;
    int spot = -1;
    int terminal = -1;
};

struct Branch
{
    Tip to;
    QSizeF label;
    bool isCrowded = false; ///< the label needs room beside the link too, where nothing else comes
};

/// Links that begin in common.
struct Net
{
    Tip from;
    List<Branch> branches;
};

/// Where a net enters the level or leaves it, on a rim of the level itself.
struct Terminal
{
    Rim rim = Rim::Low;
    bool enters = true;
    std::optional<double> wish; ///< orders those on one rim, if all have one
};

struct Level
{
    List<Item> items;
    List<Net> nets;
    List<Terminal> terminals;
    Spacing spacing;
    std::optional<double> maxBreadth;
};

using Points = std::vector<QPointF>;

struct LevelLayout
{
    List<QPointF> centres;     ///< of the items
    List<List<QPointF>> spots; ///< of the items, from their centres
    List<List<Points>> paths;  ///< by net and branch
    List<QPointF> terminals;
    QRectF bounds;                   ///< of all, the terminals on it
    List<std::pair<int, int>> lost;  ///< nets and branches that found no way
    List<std::pair<int, int>> close; ///< nets and branches that run too near to another net
    List<int> overlapping;           ///< items whose places overlap with an earlier one
    bool isTooLarge = false;         ///< then nothing else is said
};

LevelLayout arranged(const Level &level);

} // namespace lectograph::diagram
