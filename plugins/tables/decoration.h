// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geometry.h"

namespace lectograph::tables {

/// The group “stripes”: every second place, and the ground of the head.
shape::Shape stripes(const Geometry &geometry, const graph::Inputs &in);

/// The group “rules”: “top”, “header” and “bottom”, “rows”, “columns”, “groups” and “spans”.
shape::Shape rules(const Geometry &geometry, const graph::Inputs &in, const graph::Context &context);

/// The ground of a cell that has a colour of its own or stands in a box, named “box”; nothing if it has none.
std::optional<shape::Shape> ground(const base::Box &cell, const CellLook &look, const graph::Inputs &in,
                                   const graph::Context &context);

} // namespace lectograph::tables
