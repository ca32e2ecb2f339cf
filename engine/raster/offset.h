// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <QPointF>

#include <cmath>

/// Offset geometry shared by the stroker's two sources.
namespace lectograph::raster {

inline double dot(const QPointF &a, const QPointF &b)
{
    return a.x() * b.x() + a.y() * b.y();
}

using base::cross;

inline double length(const QPointF &p)
{
    return std::sqrt(dot(p, p));
}

inline QPointF normal(const QPointF &direction)
{
    return {-direction.y(), direction.x()};
}

inline QPointF unit(const QPointF &p)
{
    return p / length(p);
}

/// Whether both offsets meet in one point on the inner side before reaching a neighbouring corner.
inline bool fits(double half, double cosine, double sine, double shorter)
{
    return half * std::abs(sine) <= 0.5 * shorter * (1 + cosine);
}

/// The common offset point of two segments: on the bisector of their normals.
inline QPointF shared(const QPointF &n1, const QPointF &n2, double cosine, double half)
{
    return (n1 + n2) * (half / (1 + cosine));
}

} // namespace lectograph::raster
