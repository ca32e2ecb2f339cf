// SPDX-License-Identifier: GPL-3.0-or-later
#include "ends.h"

#include "shape/outlines.h"
#include "shape/pathops.h"

#include <algorithm>

namespace lectograph::shapes {

using base::Vec3;

Run runOf(const Vec3 &from, const Vec3 &to)
{
    if (from.z == to.z)
        return {base::Transform::translation({0, 0, from.z}), {from.x, from.y}, {to.x, to.y}};
    const Vec3 way = to - from;
    const double length = base::length(way);
    const Vec3 x = way * (1 / length);
    const bool straightOn = std::abs(x.x) + std::abs(x.y) < 1e-9;
    const Vec3 across = straightOn ? Vec3{0, 1, 0} : base::cross({0, 0, 1}, x);
    const Vec3 y = across * (1 / base::length(across));
    return {{x, y, base::cross(x, y), from}, {0, 0}, {length, 0}};
}

shape::Path spaced(const Run &run, double arc, double gap)
{
    const shape::Path whole = shape::line(run.from, run.to, arc);
    const double length = shape::lengthOf(whole);
    if (length == 0 || gap == 0)
        return whole;
    constexpr double most = 0.3; // leaves two fifths of a short line
    const double share = std::clamp(gap / length, -100.0, most);
    if (share >= 0)
        return shape::partial(whole, share, 1 - share);
    const QPointF ahead = (run.to - run.from) * -share;
    return shape::line(run.from - ahead, run.to + ahead, arc);
}

} // namespace lectograph::shapes
