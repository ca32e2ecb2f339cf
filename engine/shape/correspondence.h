// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/bezier.h"

#include <QRectF>

#include <vector>

namespace lectograph::shape {

using Curves = std::vector<Cubic>;

/// A contour as a list of curves.
struct Run
{
    Curves curves;
    bool closed = false;
};

/// Two contours with equal numbers of curves; their first curves correspond.
struct Correspondence
{
    Curves few;
    Curves many;
    std::size_t turned = 0; ///< by how many curves the start of `many` was rotated
    double cost = 0;        ///< the sum of squared distances, with both contours normalized to the same box
};

/// Subdivides curves of the contour that has fewer (or as many) and rotates the start of closed ones to minimize the
/// travel of the knots, so that corners meet corners. `keepStart`: keeps both starting points.
Correspondence correspondence(const Run &few, const Run &many, bool keepStart);
/// For an open and a closed contour, in either direction: the open one has no inside.
Correspondence correspondenceEitherWay(Run few, Run many);

void reverse(Curves &curves);
/// The tight bounding box.
QRectF boxOf(const Curves &curves);

} // namespace lectograph::shape
