// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace lectograph::stage {

/// A contour as line segments. A closed one does not repeat its first point; adjacent points differ.
struct Polyline
{
    std::vector<QPointF> points;
    bool closed = false;
};

/// Flattens curves to within `tolerance` (path units): Wang's bound on the number of equal steps (Wang 1984; see
/// Sederberg, Computer Aided Geometric Design, 10.6). Drops contours without extent.
std::vector<Polyline> flattened(const shape::Path &path, double tolerance);

/// Line segments for QPainter, whose own flattening is too coarse for shapes of a few pixels.
QPainterPath toPainterPath(const std::vector<Polyline> &lines, shape::FillRule rule);

/// Whether any two segments cross or touch, except adjacent ones at their common point.
bool crossesItself(const std::vector<Polyline> &lines);

} // namespace lectograph::stage
