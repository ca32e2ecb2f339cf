// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "tensor/numbers.h"

#include <utility>
#include <vector>

namespace lectograph::charts {

/// "map", "colours", "least", "most": the mapping from numbers to colours.
graph::PropertyTable colormapProperties();

/// Colours evenly spaced over a range of numbers.
struct Colormap
{
    std::vector<base::Color> stops;
    double least = -1;
    double most = 1;

    /// Values outside the range are clamped to it.
    base::Color at(double value) const;
};

/// The colormap given by the properties; the default range is that of the finite `values`.
Colormap colormapOf(const graph::Inputs &inputs, const tensor::Numbers &values);

} // namespace lectograph::charts
