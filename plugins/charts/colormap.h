// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"

#include <utility>
#include <vector>

namespace lectograph::charts {

/// "map", "colours", "least", "most": how a number becomes a colour.
graph::PropertyTable colormapProperties();

/// Colours spread evenly over a range of numbers.
struct Colormap
{
    std::vector<base::Color> stops;
    double least = -1;
    double most = 1;

    /// Values outside the range get the colour of its end.
    base::Color at(double value) const;
};

/// As the properties say; without a given range that of the finite `values`.
Colormap colormapOf(const graph::Inputs &inputs, std::span<const double> values);

} // namespace lectograph::charts
