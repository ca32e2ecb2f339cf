// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "graph/property.h"
#include "graph/setting.h"
#include "tensor/random.h"

namespace lectograph::blocks {

/// "seed": of the random numbers of a block or an animation.
extern const graph::PropertySpec seedSpec;

/// The seed of a block with seedSpec, which also depends on the scene's.
quint64 seedOf(const graph::Inputs &inputs, const graph::Context &context);

/// A color of a random hue between two, and at most so light.
base::Color brightColor(tensor::Random &random, double hueFrom, double hueTo, double lightest);

} // namespace lectograph::blocks
