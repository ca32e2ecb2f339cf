// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <span>
#include <vector>

namespace lectograph::space {

/// A line of short pieces through all points, smooth at each: the centripetal Catmull-Rom spline, which has neither cusps
/// nor loops between two points (Yuksel, Schaefer, Keyser 2011).
std::vector<base::Vec3> smoothThrough(std::span<const base::Vec3> points);

/// The part of a line of at least one point from one share of its length to another; at least one point.
std::vector<base::Vec3> partOfLine(std::span<const base::Vec3> line, double from, double to);

} // namespace lectograph::space
