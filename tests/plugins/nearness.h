// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <QPointF>

#include <cmath>

namespace lectograph {

// Whether computed numbers and points are the same but for rounding.

inline bool isNear(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) < tolerance;
}

inline bool isNear(const QPointF &a, const QPointF &b, double tolerance = 1e-9)
{
    return (a - b).manhattanLength() < tolerance;
}

inline bool isNear(const base::Vec3 &a, const base::Vec3 &b, double tolerance = 1e-9)
{
    return base::length(a - b) < tolerance;
}

} // namespace lectograph
