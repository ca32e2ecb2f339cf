// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/cells.h"
#include "blocks/colormap.h"
#include "graph/setting.h"

#include <QSizeF>

namespace lectograph::blocks {

// What the cells of a matrix can show: dots by size, digits, colours.

/// "radius", "power".
graph::PropertyTable dotProperties();
/// A dot that grows with its number from "least" to "most", in the colour of "colour"; none for "least" and less.
DrawEntry drawDots(const graph::Inputs &inputs, const graph::Context &context);

/// "decimals", "plusSign", "size", "infinitySize", "fill".
graph::PropertyTable cellDigitProperties();
/// "faintest", "mask", "maskedColour", "maskedOpacity", "maskedBorder".
graph::PropertyTable cellMaskProperties();
/// Digits in the colour of "colour", or by size if "colours" has some; what is masked has the tag “masked”.
DrawEntry drawDigits(const graph::Inputs &inputs);

/// Whether "mask" is −∞ there, or the number is.
bool isMaskedEntry(const graph::Inputs &inputs, double value, int row, int column);
/// Between "faintest" for 0 and 1 for 1, or "maskedOpacity".
double cellOpacity(const graph::Inputs &inputs, double value, bool masked);

/// A rectangle of this size in the color of the number, with "fillOpacity"; none where there is no number (NaN).
DrawEntry drawHeat(const graph::Inputs &inputs, const graph::Context &context, const Colormap &map, const QSizeF &cell,
                   const base::Color &stroke, double strokeWidth);

} // namespace lectograph::blocks
