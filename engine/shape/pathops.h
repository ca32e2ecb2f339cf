// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/path.h"

#include <span>

namespace lectograph::shape {

/// The part of every contour between the shares `from` and `to` of its length.
Path partial(const Path &path, double from, double to);
/// The point at share `t` of the total length, and the unit tangent there.
struct PathPoint
{
    QPointF point;
    QPointF direction{1, 0};
};
PathPoint pointAt(const Path &path, double t);
double lengthOf(const Path &path);

/// Closes every contour: the outline of the area that a fill covers.
Path allClosed(const Path &path);
enum class Boolean { Union, Difference, Intersection, Exclusion };
/// Boolean operations on filled areas.
Path combined(const Path &a, const Path &b, Boolean operation);
/// Replaces every corner between straight segments with an arc of `radius`, or less if the sides are too short.
Path withRoundedCorners(const Path &path, double radius);
/// Applies the 2D part of the transform to every point.
Path mapped(const Path &path, const base::Transform &by);
Path reversed(const Path &path);
/// Splits every curve into equal parts until there are at least `curves`.
Path refined(const Path &path, int curves);

} // namespace lectograph::shape
