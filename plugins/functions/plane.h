// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"

#include <QPointF>

namespace lectograph::functions {

/// Numbers along a length, evenly or by their logarithms.
struct Axis
{
    double least = 0;
    double most = 1;
    bool isLogarithmic = false;
    double length = 1;

    /// The place of a number, from the middle of the axis; not finite where it has none.
    double at(double value) const;
    /// The number at a share of the length.
    double valueAt(double share) const;
};

struct Plane
{
    Axis x;
    Axis y;

    QPointF at(double xValue, double yValue) const { return {x.at(xValue), y.at(yValue)}; }
};

/// "xLeast" …, "xScale", "yScale", "width", "height", "showGrid", "axisColour", "size".
graph::PropertyTable planeProperties();
/// Limits that cannot be are reported, and others are used instead.
Plane planeOf(const graph::Inputs &in, const graph::Context &context);

/// Numbers with ticks: 1, 2 or 5 times a power of ten apart; on a logarithmic axis powers of ten and what lies between.
std::vector<double> tickNumbers(const Axis &axis);

/// A number at a point, on a side of it, with the "size" and "axisColour" of a block: as a power of ten where it would be
/// long, or would lose its digits.
shape::Shape numberLabel(double value, const base::Vec3 &at, const base::Vec3 &side, const graph::Inputs &in);

/// “grid”, “x”, “y”, “ticks” and “labels”.
std::vector<shape::Shape> drawnAxes(const Plane &plane, const graph::Inputs &in, const graph::Context &context);

} // namespace lectograph::functions
