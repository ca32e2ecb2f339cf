// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace lectograph::artwork {

/// The tiles of a pattern over a shape (SVG 1.1, 13.3).
struct SvgTiles
{
    const SvgElement *content = nullptr; ///< the pattern whose children are drawn
    QTransform own;                      ///< from the space of the tiles to that of the shape
    QTransform inTile;                   ///< from user units to a tile, from its corner
    std::vector<QRectF> tiles;           ///< those that share more than a border with the shape
    bool areCut = true;                  ///< false: one tile is larger than the shape
};

/// `box` is that of the shape, and `view` what percentages refer to. Nothing if the pattern has no size, or too many tiles.
std::optional<SvgTiles> svgTiles(const SvgElement &pattern, const QRectF &box, const QSizeF &view, const SvgIds &ids);

} // namespace lectograph::artwork
