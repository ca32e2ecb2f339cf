// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geometry.h"

namespace lectograph::tables {

/// What is highlighted by number, as shown, and by name, which goes with its row: “rows”, “columns”, “entries” and “named”,
/// filled behind the cells or as boxes in front of them.
std::optional<shape::Shape> highlightGrounds(const Geometry &geometry, const graph::Inputs &in,
                                             const graph::Context &context);
std::optional<shape::Shape> highlightFrames(const Geometry &geometry, const graph::Inputs &in,
                                            const graph::Context &context);

} // namespace lectograph::tables
