// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"

#include <string_view>

namespace lectograph::space {

/// "spread" and "lag": how far a stack is unfolded, and how much later each thing begins to move than the one before.
graph::PropertyTable unfoldingProperties(double spread, std::string_view help);
/// The share of its way that thing `index` of `count` has gone.
double unfolded(const graph::Inputs &inputs, int index, int count);

} // namespace lectograph::space
