// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace lectograph::stage {

/// A contour as straight pieces. A closed one does not repeat its first point; no two neighbours are equal.
struct Polyline
{
    std::vector<QPointF> points;
    bool closed = false;
};

/// No point of the curves is further than `tolerance` (path units) from its chord: Wang's bound on the number of equal
/// steps (Wang 1984; see Sederberg, Computer Aided Geometric Design, 10.6). Contours without extent are left out.
std::vector<Polyline> flattened(const shape::Path &path, double tolerance);

/// As straight lines for QPainter, whose own idea of a smooth curve is too coarse for things of a few pixels.
QPainterPath toPainterPath(const std::vector<Polyline> &lines, shape::FillRule rule);

/// Whether any two pieces of any of the lines cross or touch, other than where neighbours join.
bool crossesItself(const std::vector<Polyline> &lines);

} // namespace lectograph::stage
