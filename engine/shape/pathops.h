// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/path.h"

#include <span>

namespace lectograph::shape {

/// What is left when only the share [from, to] of every contour's length is drawn.
Path partial(const Path &path, double from, double to);
/// The point at share `t` of the whole length, and the direction there (unit vector).
struct PathPoint
{
    QPointF point;
    QPointF direction{1, 0};
};
PathPoint pointAt(const Path &path, double t);
double lengthOf(const Path &path);

/// Every contour led back to its start: the outline of the area that a fill covers.
Path allClosed(const Path &path);
enum class Boolean { Union, Difference, Intersection, Exclusion };
/// Of the filled areas.
Path combined(const Path &a, const Path &b, Boolean operation);
/// Every corner between straight pieces replaced by an arc of `radius`, less where the sides are too short.
Path withRoundedCorners(const Path &path, double radius);
/// The flat part of the transform applied to every point.
Path mapped(const Path &path, const base::Transform &by);
Path reversed(const Path &path);
/// Every curve split into equal parts until there are at least `curves`.
Path refined(const Path &path, int curves);
/// The area that a stroke of this width covers (a closed outline).
Path strokeOutline(const Path &path, double width);

} // namespace lectograph::shape
