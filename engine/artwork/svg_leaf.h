// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

#include <QPainterPath>

#include <vector>

namespace lectograph::artwork {

/// An outline as leaves, from the lowest to the highest, without markers and before it is clipped.
struct SvgLeaf
{
    std::vector<shape::Shape> parts;
    QPainterPath flat;                   ///< the outline in user units …
    QPainterPath placed;                 ///< … and in the scene
    const SvgElement *pattern = nullptr; ///< that fills it, below the parts
};

/// Of a path or basic shape.
base::Result<SvgLeaf> svgLeaf(const SvgElement &element, const SvgAround &around, SvgReading &reading);
/// Of any outline; gradients refer to `box`.
base::Result<SvgLeaf> svgLeaf(const QPainterPath &outline, const QRectF &box, const SvgElement &element,
                              const SvgAround &around, SvgReading &reading);

} // namespace lectograph::artwork
