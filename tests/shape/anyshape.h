// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/outlines.h"
#include "shape/shape.h"

#include <rapidcheck.h>

namespace lectograph::shape {

/// Random values from the running property: between −8 and 8 in steps of 1/64.
inline double anyNumber()
{
    return *rc::gen::inRange(-512, 513) / 64.0;
}

inline double anySize()
{
    return *rc::gen::inRange(8, 256) / 64.0;
}

inline QPointF anyPoint()
{
    const double x = anyNumber();
    return {x, anyNumber()};
}

inline Path anyPath()
{
    std::vector<Contour> contours;
    const int count = *rc::gen::inRange(1, 4);
    for (int c = 0; c < count; ++c) {
        Contour contour;
        contour.closed = *rc::gen::arbitrary<bool>();
        const int points = 3 * *rc::gen::inRange(1, 6) + 1;
        for (int i = 0; i < points; ++i)
            contour.points.push_back(anyPoint());
        contours.push_back(std::move(contour));
    }
    return Path(std::move(contours), *rc::gen::element(FillRule::NonZero, FillRule::EvenOdd));
}

inline base::Color anyColor()
{
    const auto part = [] { return static_cast<float>(*rc::gen::inRange(0, 9)) / 8; };
    return {part(), part(), part(), part()};
}

inline Style anyStyle()
{
    Style style;
    style.fill = anyColor();
    style.stroke = anyColor();
    style.strokeWidth = anySize();
    return style;
}

/// Flat and invertible.
inline base::Transform anyPlacement()
{
    const base::Vec3 by{anyNumber(), anyNumber(), 0};
    const double sx = anySize();
    const double sy = *rc::gen::element(-1.0, 1.0) * anySize();
    return base::Transform::translation(by) * base::Transform::rotation(anyNumber()) * base::Transform::scaling(sx, sy);
}

inline Shape anyShape(int depth = 2)
{
    Shape shape;
    if (depth == 0 || *rc::gen::inRange(0, 3) == 0) {
        shape = leaf(anyPath(), anyStyle());
    } else {
        std::vector<Shape> children;
        const int count = *rc::gen::inRange(1, 4);
        for (int i = 0; i < count; ++i)
            children.push_back(anyShape(depth - 1));
        shape = group(std::move(children));
    }
    return shape.edited([](Part &part) {
        part.placement = anyPlacement();
        part.opacity = *rc::gen::inRange(1, 5) / 4.0;
    });
}

inline bool isNear(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance;
}

inline bool isNear(const QPointF &a, const QPointF &b, double tolerance = 1e-9)
{
    return isNear(a.x(), b.x(), tolerance) && isNear(a.y(), b.y(), tolerance);
}

inline bool isNear(const base::Vec3 &a, const base::Vec3 &b, double tolerance = 1e-9)
{
    return base::length(a - b) <= tolerance;
}

} // namespace lectograph::shape
