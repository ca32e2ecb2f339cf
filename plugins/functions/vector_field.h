// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contours.h"

#include <optional>

namespace lectograph::functions {

/// A vector at each place of a plane, in its numbers.
using VectorsOfPlane = std::function<QPointF(double x, double y)>;

/// By central differences.
VectorsOfPlane gradientOf(const FunctionOfPlane &function, const Plane &plane);

/// A vector where it stands, in scene units.
struct FieldArrow
{
    int column = 0;
    int row = 0;         ///< from below
    QPointF at;          ///< its middle
    QPointF direction;   ///< of length 1; 0 where there is no direction
    double strength = 0; ///< its length in numbers
};
/// At the middles of squares with sides of about `spacing`, without those that have no value.
std::vector<FieldArrow> fieldArrows(const VectorsOfPlane &vectors, const Plane &plane, double spacing);

/// Lines that follow the vectors, about `spacing` apart, from one border to another or to where the field ends.
std::vector<Polyline> streamLines(const VectorsOfPlane &vectors, const Plane &plane, double spacing);

} // namespace lectograph::functions
