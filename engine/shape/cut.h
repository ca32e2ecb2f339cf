// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"

namespace lectograph::shape {

/// A line in the plane of a path: dot(normal, p) = distance. What has less lies below it.
struct CutLine
{
    QPointF normal;
    double distance = 0;

    double above(const QPointF &p) const { return QPointF::dotProduct(normal, p) - distance; }
};

struct Halves
{
    Path below;
    Path above;
};

/// Divides what a path encloses; the new edges lie on the line.
Halves areaCut(const Path &path, const CutLine &line);
/// Divides the outline itself, without new edges. A closed contour that is cut falls into open ones.
Halves outlineCut(const Path &path, const CutLine &line);

} // namespace lectograph::shape
