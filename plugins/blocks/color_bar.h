// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/axes.h"
#include "blocks/colormap.h"

namespace lectograph::blocks {

/// What the colours of a map mean: “bar”, around the origin, with “ticks” and “labels” to the right of it, which are
/// those of axes, and “title” above it. Without a range of numbers it has none.
shape::Shape drawnColorBar(const Colormap &map, const AxisSettings &numbers, double width, double height,
                           const AxesStyle &style, const graph::Context &context);

} // namespace lectograph::blocks
