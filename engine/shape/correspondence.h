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

/// Two contours with as many curves, of which the first of one belongs to the first of the other.
struct Correspondence
{
    Curves few;
    Curves many;
    std::size_t turned = 0; ///< by how many curves the many begin later than before
    double cost = 0;        ///< the sum of squared distances, with both contours stretched into the same box
};

/// Divides curves of the contour that has fewer (or as many) and turns closed ones on, so that the knots have the least
/// way to go: corners meet corners. `keepStart`: both begin where they began.
Correspondence correspondence(const Run &few, const Run &many, bool keepStart);
/// For an open contour and a closed one, which may meet it either way round: the open one has no inside.
Correspondence correspondenceEitherWay(Run few, Run many);

void reverse(Curves &curves);
/// Tight.
QRectF boxOf(const Curves &curves);

} // namespace lectograph::shape
