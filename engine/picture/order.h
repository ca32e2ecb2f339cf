// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

namespace lectograph::picture {

/// A part of an item that something else cuts in two.
struct Piece
{
    Item item;
    int of = 0; ///< index into Picture::items
};

/// What is drawn, from back to front.
struct DrawingOrder
{
    std::vector<int> items; ///< indices into Picture::items, and after the last of them into `pieces`
    std::vector<Piece> pieces;

    const Item &item(const Picture &picture, int index) const;
};

/// The items of a picture in drawing order: unchanged, unless an item is drawn in perspective.
///
/// In space, items that follow each other and lie in one plane are a sheet, which keeps their order: what is written on a
/// card stays on the card. Of two sheets that cover each other on screen, the one behind is drawn first; in the same plane,
/// the one that comes first. Of two sheets that cut each other, one is divided by the plane of the other: a line by an area,
/// otherwise the one with fewer items. What faces the viewer, such as a label, is not cut; nor are images, gradients and
/// strokes of changing width, and nothing is in very crowded pictures: those are ordered by the depths in the middle of what
/// they share on screen. Rings, in which each covers the next, begin with the farthest. Pinned items that come before all
/// others lie behind the world, the others in front.
DrawingOrder drawingOrder(const Picture &picture);

} // namespace lectograph::picture
