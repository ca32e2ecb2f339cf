// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <cmath>

namespace lectograph::lecture {

/// Whether something in the plane of the picture is partly within a frame around the origin and partly beyond it.
inline bool leavesFrame(const base::Box &bounds, double width, double height)
{
    constexpr double tolerance = 0.01; // of a unit
    const double x = width / 2 + tolerance;
    const double y = height / 2 + tolerance;
    if (bounds.isEmpty() || std::abs(bounds.min.z) > tolerance || std::abs(bounds.max.z) > tolerance)
        return false;
    const bool isWithin = bounds.min.x >= -x && bounds.max.x <= x && bounds.min.y >= -y && bounds.max.y <= y;
    const bool isOutside = bounds.min.x >= x || bounds.max.x <= -x || bounds.min.y >= y || bounds.max.y <= -y;
    return !isWithin && !isOutside;
}

} // namespace lectograph::lecture
