// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "shape/style.h"

namespace lectograph::blocks {

/// What differs from block to block in the common properties of fills and strokes; as JSON.
struct StylePresets
{
    std::string_view fill = "\"WHITE\"";
    std::string_view fillOpacity = "0";
    std::string_view stroke = "\"WHITE\"";
    std::string_view strokeWidth = "4";
    std::string_view strokeOpacity = "1";
    std::string_view widthProfile = "[]";
    std::string_view strokeWidthHelp = "Thickness of the line, in hundredths of a unit";
};

/// Colour, width, gradient, taper, cap and join of a stroke.
graph::PropertyTable strokeProperties(const StylePresets &presets = {});
/// The same with fill and back stroke.
graph::PropertyTable styleProperties(const StylePresets &presets = {});

/// From the properties of strokeProperties(): no fill.
shape::Style strokeOf(const graph::Inputs &inputs, const graph::Context &context);
/// From the properties of styleProperties().
shape::Style styleOf(const graph::Inputs &inputs, const graph::Context &context);
/// A fill in a stroke's colour and no stroke: for arrow heads and letters, which belong to a line.
shape::Style filledLike(const shape::Style &stroke);

} // namespace lectograph::blocks
