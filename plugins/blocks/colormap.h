// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "tensor/numbers.h"

#include <utility>
#include <vector>

namespace lectograph::blocks {

/// "least", "most": the numbers of the first and last colour.
graph::PropertyTable colorRangeProperties();
/// The choices of "map": ColorBrewer's RdBu in both directions; viridis, magma and cividis of matplotlib, whose
/// brightness rises evenly, the last one for all eyes; two plain ones; and "colours".
inline constexpr std::string_view colormaps =
    "red to blue|blue to red|viridis|magma|cividis|dark to light|blue=Shades of blue|own=Own colours";
/// "map", "colours", "least", "most": the mapping from numbers to colours.
graph::PropertyTable colormapProperties();

struct NumberRange
{
    double least = -1;
    double most = 1;
};

/// The range given by the properties "least" and "most"; if it is empty, that of the finite `values`.
NumberRange rangeOf(const graph::Inputs &inputs, const tensor::Numbers &values);

/// Colours evenly spaced over a range of numbers.
struct Colormap
{
    std::vector<base::Color> stops;
    NumberRange range;

    /// Values outside the range are clamped to it.
    base::Color at(double value) const;
};

/// The colormap given by the properties; the default range is that of the finite `values`.
Colormap colormapOf(const graph::Inputs &inputs, const tensor::Numbers &values);

} // namespace lectograph::blocks
