// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/highlight.h"
#include "digits.h"

namespace lectograph::matrices {

/// "rows", "columns", "dots", "dotsRow", "dotsColumn".
graph::PropertyTable excerptProperties();
/// "width", "height": of the block as a whole.
graph::PropertyTable sizeProperties();
/// Fitted to these properties.
shape::Shape sized(const shape::Shape &shape, const graph::Inputs &inputs);

/// Numbers, dots, brackets and highlights of the properties that matrix and vector have in common.
base::Result<shape::Shape> framedNumbers(const Excerpt &excerpt, const blocks::Highlights &highlights,
                                         const graph::Inputs &inputs, const graph::Context &context);

} // namespace lectograph::matrices
