// SPDX-License-Identifier: GPL-3.0-or-later
#include "facets.h"

#include "graph/row.h"
#include "shape/layout.h"
#include "shape/outlines.h"

#include <algorithm>
#include <cmath>

namespace lectograph::space {

using base::Transform;
using base::Vec3;
using shape::Shape;

Vec3 unitVector(const Vec3 &v)
{
    const double size = base::length(v);
    return size > 0 ? v * (1 / size) : Vec3{};
}

namespace {

/// Axes of which the first two span the plane of two directions.
Transform frame(const Vec3 &origin, const Vec3 &along, const Vec3 &other)
{
    const Vec3 x = base::length(along) > 0 ? unitVector(along) : Vec3{1, 0, 0};
    Vec3 z = unitVector(base::cross(x, other));
    if (z == Vec3{})
        z = unitVector(base::cross(x, std::abs(x.y) < 0.9 ? Vec3{0, 1, 0} : Vec3{1, 0, 0}));
    return {x, base::cross(z, x), z, origin};
}

} // namespace

Shape lineThrough(const Vec3 &from, const Vec3 &to, const shape::Style &style, const QString &name, const Vec3 &across)
{
    const Vec3 way = to - from;
    return shape::leaf(shape::line({0, 0}, {base::length(way), 0}), style, name).edited([&](shape::Part &part) {
        part.placement = frame(from, way, across);
    });
}

double headLength(double length, const shape::Style &style)
{
    return std::min(0.06 * style.strokeWidth, 0.4 * length);
}

Shape headOf(const Vec3 &from, const Vec3 &to, shape::Style style)
{
    const double length = base::length(to - from);
    const Vec3 back = unitVector(to - from) * headLength(length, style);
    style.strokeWidth *= 4;
    style.widthProfile = std::make_shared<const std::vector<double>>(std::vector{1.0, 0.0});
    style.cap = shape::Cap::Butt;
    return lineThrough(to - back, to, style, QStringLiteral("tip"));
}

Shape dashesThrough(const Vec3 &from, const Vec3 &to, const shape::Style &style, double dash)
{
    constexpr double mostDashes = 200;
    const int count = static_cast<int>(std::clamp(base::length(to - from) / (2 * dash), 1.0, mostDashes));
    std::vector<Shape> dashes;
    for (int i = 0; i < count; ++i) {
        dashes.push_back(lineThrough(base::mix(from, to, i / static_cast<double>(count)),
                                     base::mix(from, to, (i + 0.5) / count), style));
    }
    return shape::group(std::move(dashes));
}

Shape facet(std::span<const Vec3> corners, const shape::Style &style)
{
    const Transform place = frame(corners[0], corners[1] - corners[0], corners[corners.size() - 1] - corners[0]);
    std::vector<QPointF> flat;
    for (const Vec3 &corner : corners)
        flat.emplace_back(base::dot(corner - place.origin, place.x), base::dot(corner - place.origin, place.y));
    return shape::leaf(shape::polygon(flat), style).edited([&](shape::Part &part) { part.placement = place; });
}

Shape facingAt(const Shape &shape, const Vec3 &at)
{
    return shape::group({shape}).edited([&](shape::Part &part) {
        part.placement = Transform::translation(at);
        part.facing = shape::Facing::Viewer;
    });
}

graph::PropertyTable labelFacingProperties()
{
    return {row::boolean("sameSize", false, "Labels are as large on screen near the camera as far away")
                .titled("Labels of the same size")};
}

Shape labelAt(const Shape &label, const Vec3 &at, const graph::Inputs &inputs)
{
    return facingAt(label, at).edited([&](shape::Part &part) {
        if (inputs.boolean("sameSize"))
            part.facing = shape::Facing::SameSize;
    });
}

} // namespace lectograph::space
