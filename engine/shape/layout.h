// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/shape.h"

namespace lectograph::shape {

/// Directions are vectors of −1, 0 and 1: {0, −1} is below, {1, 1} the upper right corner.

/// Places the shape on `side` of `box` at distance `gap`; `align` (a direction across `side`) aligns that edge instead
/// of the centres.
Shape nextTo(const Shape &shape, const base::Box &box, const base::Vec3 &side, double gap = 0.25,
             const base::Vec3 &align = {});
/// Moves the centre (or the `anchor` face or corner) to `point`.
Shape movedTo(const Shape &shape, const base::Vec3 &point, const base::Vec3 &anchor = {});
/// Places the shape at the edge of a frame of width × height around the origin.
Shape toEdge(const Shape &shape, const base::Vec3 &side, double margin, double frameWidth, double frameHeight);
/// Arranges shapes in a row or column along `direction`, `gap` apart, aligned by `align`, centred on the origin.
std::vector<Shape> arranged(std::vector<Shape> shapes, const base::Vec3 &direction, double gap = 0.25,
                            const base::Vec3 &align = {});
/// Arranges shapes in rows of `columns`; all cells have the size of the largest shape; centred on the origin.
std::vector<Shape> arrangedInGrid(std::vector<Shape> shapes, int columns, double gapX = 0.25, double gapY = 0.25);
/// Scales about the centre to fit width × height; sizes ≤ 0 are ignored. `stretch`: each axis on its own.
Shape fitted(const Shape &shape, double width, double height, bool stretch = false);
/// Stretches and moves the shape into `box`.
Shape replacing(const Shape &shape, const base::Box &box, bool stretch);

} // namespace lectograph::shape
