// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QRect>

#include <vector>

namespace lectograph::raster {

/// One item that can be seen.
struct Step
{
    int item = 0;     ///< position in Picture::items
    quint64 look = 0; ///< of the item and of the view that shows it: equal looks make equal pixels
    QRect bounds;     ///< no pixel outside is touched
};

/// What a picture comes to at a size: what is drawn, where, in which order. Needs the picture no longer.
struct Plan
{
    QSize size;
    QRect frame; ///< nothing is drawn outside
    base::Color background;
    std::vector<Step> steps; ///< in drawing order; items that cannot be seen are left out
};

Plan planFor(const picture::Picture &picture, const QSize &size);

} // namespace lectograph::raster
