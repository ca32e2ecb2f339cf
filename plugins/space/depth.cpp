// SPDX-License-Identifier: GPL-3.0-or-later
#include "depth.h"
#include "graph/row.h"

#include <algorithm>

namespace lectograph::space {

graph::PropertyTable unfoldingProperties(double spread, std::string_view help)
{
    return {
        row::number("spread", spread, help).titled("Unfolded").between(0, 1),
        row::number("lag", 0, "0: all at once; 1: one after the other").titled("Lag in unfolding").between(0, 1),
    };
}

double unfolded(const graph::Inputs &inputs, int index, int count)
{
    const double lag = inputs.number("lag");
    const double whole = 1 + (count - 1) * lag; // in times that one takes
    return std::clamp(inputs.number("spread") * whole - index * lag, 0.0, 1.0);
}

} // namespace lectograph::space
