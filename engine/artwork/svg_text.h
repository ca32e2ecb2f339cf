// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_reading.h"

#include <QPainterPath>

#include <memory>
#include <optional>
#include <vector>

namespace lectograph::artwork {

/// What is drawn of words that look alike.
struct SvgWords
{
    /// A glyph of a colour font.
    struct Picture
    {
        std::shared_ptr<const shape::Raster> raster;
        QTransform place; ///< from the unit square around the origin, y upwards, to user units
    };

    SvgLook look;
    QPainterPath outline = {}; ///< in user units
    std::vector<Picture> pictures = {};
};

struct SvgText
{
    std::vector<SvgWords> words; ///< from the lowest to the highest
    QRectF box;                  ///< of their ems, in user units
};

/// The words of a foreignObject, as programs write labels in HTML (Mermaid): line by line around the middle of its frame,
/// which such programs make as large as the words. Nothing if it has no size of its own or more than words.
base::Result<std::optional<SvgText>> svgLabel(const SvgElement &element, const SvgAround &around, SvgReading &reading);

/// Sets the words of a text element (SVG 2, 11): in the fonts, sizes and weights of its styles, in chunks by their anchors,
/// with the places, shifts and rotations of single characters, or along paths, from left to
/// right or from top to bottom.
base::Result<SvgText> svgText(const SvgElement &element, const SvgAround &around, SvgReading &reading);

} // namespace lectograph::artwork
