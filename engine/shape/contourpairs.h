// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/nesting.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace lectograph::shape {

/// A contour that becomes another one; −1 where it grows from a point, or shrinks to it.
struct ContourPair
{
    int from = -1;
    int to = -1;
    std::vector<QPointF> points = {}; ///< where it may begin or end, the best first
    int solids = -1;                  ///< of a hole: the index of the pair that it is cut out of
};

/// Pairs the solid contours of two outlines so that they change least in place and size, and the holes of each pair in the
/// same way: a hole never leaves its contour. One without a counterpart begins or ends within the ink. Outlines with open
/// contours are paired in order, as they were drawn. Solid contours come first.
std::vector<ContourPair> pairedContours(const std::vector<Outline> &from, const std::vector<Outline> &to);

} // namespace lectograph::shape
