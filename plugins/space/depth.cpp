// SPDX-License-Identifier: GPL-3.0-or-later
#include "depth.h"

#include <algorithm>

namespace lectograph::space {

using graph::ValueType;

graph::PropertyTable unfoldingProperties(std::string_view spread, std::string_view help)
{
    return {
        {.key = "spread",
         .type = ValueType::Number,
         .preset = spread,
         .title = "Unfolded",
         .help = help,
         .min = 0,
         .max = 1},
        {.key = "lag",
         .type = ValueType::Number,
         .preset = "0",
         .title = "Lag in unfolding",
         .help = "0: all at once; 1: one after the other",
         .min = 0,
         .max = 1},
    };
}

double unfolded(const graph::Inputs &inputs, int index, int count)
{
    const double lag = inputs.number("lag");
    const double whole = 1 + (count - 1) * lag; // in times that one takes
    return std::clamp(inputs.number("spread") * whole - index * lag, 0.0, 1.0);
}

} // namespace lectograph::space
