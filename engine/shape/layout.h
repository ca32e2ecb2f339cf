// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/shape.h"

#include <span>
#include <vector>

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
/// Moves the middle to `point`: that of what is drawn, but the height at which a text has the middle of its letters.
Shape centredAt(const Shape &shape, const base::Vec3 &point);
/// Moves the shapes of a row up or down: texts of one line onto a common base line, and the middles of all others to the
/// height at which the largest of these texts has the middle of its letters, which becomes 0.
std::vector<Shape> onBaseline(std::vector<Shape> shapes);
/// Moves what leaves such a frame into it, scaled down if it is larger, so that no part is nearer than `margin` to its
/// border; what is within it stays where it is.
Shape intoFrame(const Shape &shape, double margin, double frameWidth, double frameHeight);
/// Arranges shapes in a row or column along `direction`, `gap` apart, aligned by `align`, centred on the origin. In a
/// column, texts are as high as their lines.
std::vector<Shape> arranged(std::vector<Shape> shapes, const base::Vec3 &direction, double gap = 0.25,
                            const base::Vec3 &align = {});
/// Arranges shapes in a row to the left or right, `gap` apart and on a common base line, centred on the origin.
std::vector<Shape> arrangedOnBaseline(std::vector<Shape> shapes, const base::Vec3 &direction, double gap = 0.25);
/// Arranges shapes in rows of `columns`, each on a common base line; all cells have the size of the largest shape; centred
/// on the origin.
std::vector<Shape> arrangedInGrid(std::vector<Shape> shapes, int columns, double gapX = 0.25, double gapY = 0.25);
/// How much smaller the widest must be to be no wider than `width`; at most 1. A width ≤ 0 is ignored.
double commonFit(std::span<const Shape> shapes, double width);
/// The axes in which a shape stands: unit vectors along its sides as they are turned, in the picture or in space. To scale
/// it in any others would shear it. The identity if it is not turned, or sheared already.
base::Transform axesOf(const Shape &shape);
/// Scales about the centre to fit width × height; sizes ≤ 0 are ignored. `stretch`: each axis on its own.
Shape fitted(const Shape &shape, double width, double height, bool stretch = false);
/// Stretches and moves the shape into `box`.
Shape replacing(const Shape &shape, const base::Box &box, bool stretch);

} // namespace lectograph::shape
