// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include "shape/path.h"

#include <QPointF>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace lectograph::shape {

inline double dot(const QPointF &a, const QPointF &b)
{
    return a.x() * b.x() + a.y() * b.y();
}
using base::cross;

inline double norm(const QPointF &a)
{
    return std::sqrt(dot(a, a));
}
inline QPointF mix(const QPointF &a, const QPointF &b, double t)
{
    return a * (1 - t) + b * t;
}

/// One cubic Bézier curve: knot, handle, handle, knot.
struct Cubic
{
    QPointF a;
    QPointF b;
    QPointF c;
    QPointF d;

    static Cubic straight(const QPointF &from, const QPointF &to)
    {
        return {from, mix(from, to, 1.0 / 3), mix(from, to, 2.0 / 3), to};
    }
    QPointF at(double t) const;
    QPointF derivative(double t) const;
    /// Unit tangent, also where handles coincide with knots; zero only if the whole curve is one point.
    QPointF direction(double t) const;
    std::pair<Cubic, Cubic> split(double t) const;
    /// The segment between two parameters.
    Cubic between(double from, double to) const;
    /// Whether the curve covers the same points as the line from a to d, at any speed.
    bool isStraight() const;
    double length() const;
    /// The parameter at which the arc length from the start is `length`.
    double parameterAt(double length) const;
};

/// Extends [low, high] to include one coordinate of a curve.
void extend(double a, double b, double c, double d, double &low, double &high);

inline Cubic curve(const Contour &contour, int index)
{
    const QPointF *p = contour.points.data() + 3 * index;
    return {p[0], p[1], p[2], p[3]};
}

/// Appends a curve; its first knot is used only if `points` is empty.
inline void append(std::vector<QPointF> &points, const Cubic &cubic)
{
    if (points.empty())
        points.push_back(cubic.a);
    points.insert(points.end(), {cubic.b, cubic.c, cubic.d});
}

} // namespace lectograph::shape
