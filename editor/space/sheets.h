// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QImage>
#include <QRectF>

#include <span>
#include <vector>

namespace lectograph::editor {

/// Items of a picture that follow each other in one plane.
struct SpaceSheet
{
    std::span<const picture::Item> items;
    base::Transform plane; ///< from the plane's own coordinates, with unit axes, to the scene
    QRectF rect;           ///< of all items with their strokes, in the plane; y up, so top() is the lower edge

    bool isUpright() const { return plane.isFlat(); } ///< parallel to the plane of the picture
    base::Vec3 normal() const { return plane.z; }
    /// How many of the items are filled areas or images.
    int filled() const;
    /// Whether its look is more than areas of one colour and lines.
    bool needsImage() const;
};

/// Items without a finite place are left out.
std::vector<SpaceSheet> sheetsOf(std::span<const picture::Item> items);

/// What the raster pen draws of a sheet, not premultiplied; at most 1,536 pixels a side.
QImage imageOf(const SpaceSheet &sheet);

} // namespace lectograph::editor
