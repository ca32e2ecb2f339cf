// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

#include <QSizeF>

#include <algorithm>
#include <memory>

namespace lectograph::artwork {

/// What is shown of a picture made of pixels.
struct Framing
{
    double left = 0; ///< the shares that are cut off, 0…1; at least one pixel stays
    double top = 0;
    double right = 0;
    double bottom = 0;
    double cornerRadius = 0; ///< scene units; at most half of the shorter side

    /// The share of the pixels that is left.
    double share() const { return std::max(0.0, 1 - left - right) * std::max(0.0, 1 - top - bottom); }
    bool isWhole() const { return left <= 0 && top <= 0 && right <= 0 && bottom <= 0 && cornerRadius <= 0; }
};

/// Without what is cut off, in whole pixels; the same raster if that is nothing.
std::shared_ptr<const shape::Raster> cropped(const std::shared_ptr<const shape::Raster> &raster,
                                             const Framing &framing);
/// With transparent corners, for a raster that is shown in this size (scene units); the same if the radius is 0. The
/// pixels carry them, so that everything that draws, exports or covers an image knows them.
std::shared_ptr<const shape::Raster> withRoundCorners(const std::shared_ptr<const shape::Raster> &raster,
                                                      const QSizeF &size, double radius);

} // namespace lectograph::artwork
