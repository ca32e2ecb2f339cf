// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/shape.h"

namespace lectograph::shape {

/// Directions are vectors of −1, 0, 1: {0, −1} is below, {1, 1} the upper right corner.

/// Put beside `box`: on its `side`, `gap` away; `align` (a direction across `side`) lines up that edge instead of
/// centres.
Shape nextTo(const Shape &shape, const base::Box &box, const base::Vec3 &side, double gap = 0.25,
             const base::Vec3 &align = {});
/// The centre (or the `anchor` face or corner) moved to `point`.
Shape movedTo(const Shape &shape, const base::Vec3 &point, const base::Vec3 &anchor = {});
/// Against the border of a frame of width × height around the origin.
Shape toEdge(const Shape &shape, const base::Vec3 &side, double margin, double frameWidth, double frameHeight);
/// In a row or column in `direction`, `gap` apart, lined up by `align`, the whole centred on the origin.
std::vector<Shape> arranged(std::vector<Shape> shapes, const base::Vec3 &direction, double gap = 0.25,
                            const base::Vec3 &align = {});
/// In rows of `columns`, all cells as large as the largest shape, the whole centred on the origin.
std::vector<Shape> arrangedInGrid(std::vector<Shape> shapes, int columns, double gapX = 0.25, double gapY = 0.25);
/// Scaled about the centre until it fits into width × height; a non-positive size is free. `stretch`: both axes apart.
Shape fitted(const Shape &shape, double width, double height, bool stretch = false);
/// Stretched and moved into `box` (another's place).
Shape replacing(const Shape &shape, const base::Box &box, bool stretch);

} // namespace lectograph::shape
