// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/axes.h"
#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace lectograph::functions {

/// Numbers along a length, evenly or by their logarithms.
struct Axis
{
    blocks::AxisScale scale;
    double length = 1;

    double least() const { return scale.least; }
    double most() const { return scale.most; }
    bool isLogarithmic() const { return scale.isLogarithmic(); }
    /// The place of a number, from the middle of the axis; not finite where it has none.
    double at(double value) const { return (scale.share(value) - 0.5) * length; }
};

struct Plane
{
    Axis x;
    Axis y;

    QPointF at(double xValue, double yValue) const { return {x.at(xValue), y.at(yValue)}; }
};

/// "xLeast" …, "xScale", "yScale", "width", "height", "showGrid", "xTitle", "yTitle", "axisColour", "size".
graph::PropertyTable planeProperties();
/// Limits that cannot be are reported, and others are used instead.
Plane planeOf(const graph::Inputs &in, const graph::Context &context);

/// Numbers in the "size" and "axisColour" of a block, titles in white.
blocks::AxesStyle planeStyle(const graph::Inputs &in, const graph::Context &context);

/// The parts of an axis with its numbers.
struct TickedAxis
{
    blocks::DrawnAxis drawn;
    shape::Shape ticks;
    shape::Shape labels;
    std::optional<shape::Shape> title;
};
/// About as many as `wanted`; 0: as many as an axis has.
TickedAxis tickedAxis(const Axis &axis, const QString &title, int wanted, const blocks::AxisPlace &place,
                      const graph::Inputs &in, const graph::Context &context);

/// “grid”, “x”, “y”, “ticks” and “labels”, and “titles” if there are any; ticks and labels are “x/…” and “y/…”.
std::vector<shape::Shape> drawnAxes(const Plane &plane, const graph::Inputs &in, const graph::Context &context);

} // namespace lectograph::functions
