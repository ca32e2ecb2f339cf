// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/order.h"

#include <QRect>

#include <vector>

namespace lectograph::raster {

/// A visible item.
struct Step
{
    int item = 0;     ///< as in picture::DrawingOrder
    quint64 look = 0; ///< hash of the item and its view: equal looks give equal pixels
    QRect bounds;     ///< only pixels inside are touched
};

/// The drawing steps of a picture at a size: what, where and in which order. Independent of the picture's lifetime.
struct Plan
{
    QSize size;
    QRect frame; ///< nothing is drawn outside
    base::Color background;
    std::vector<Step> steps; ///< in drawing order; invisible items are left out
    std::vector<picture::Piece> pieces;

    const picture::Item &item(const picture::Picture &picture, const Step &step) const
    {
        const auto at = static_cast<std::size_t>(step.item);
        return at < picture.items.size() ? picture.items[at] : pieces[at - picture.items.size()].item;
    }
};

Plan planFor(const picture::Picture &picture, const QSize &size);

} // namespace lectograph::raster
