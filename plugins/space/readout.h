// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"

namespace lectograph::space {

/// "showNumber" and "decimals", beside the properties of a label: what a computed number looks like.
graph::PropertyTable readoutProperties(int decimals);
/// “label = 1.25”, or only one of both, centred on the origin; an empty group if there is neither.
base::Result<shape::Shape> readoutOf(double value, const QString &unit, const graph::Inputs &inputs,
                                     const graph::Context &context);

} // namespace lectograph::space
