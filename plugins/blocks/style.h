// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "shape/style.h"

namespace lectograph::blocks {

/// The defaults of fill and stroke properties that vary between blocks.
struct StylePresets
{
    std::string_view fill = "WHITE";
    double fillOpacity = 0;
    std::string_view stroke = "WHITE";
    double strokeWidth = 4;
    double strokeOpacity = 1;
    std::vector<double> widthProfile = {};
    std::string_view strokeWidthHelp = "Thickness of the line, in hundredths of a unit";
};

/// Colour, width, gradient, taper, cap and join of a stroke.
graph::PropertyTable strokeProperties(const StylePresets &presets = {});
/// The same plus fill and back stroke.
graph::PropertyTable styleProperties(const StylePresets &presets = {});

/// A line without a fill.
shape::Style lineStyle(const base::Color &color, double width, const graph::Setting &setting);
/// The style given by strokeProperties(), without a fill.
shape::Style strokeOf(const graph::Inputs &inputs, const graph::Context &context);
/// The style given by styleProperties().
shape::Style styleOf(const graph::Inputs &inputs, const graph::Context &context);
/// A fill in a stroke's colour without a stroke: for arrow heads and letters on a line.
shape::Style filledLike(const shape::Style &stroke);

} // namespace lectograph::blocks
