// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/line_ends.h"

#include "graph/placement.h"
#include "graph/row.h"
#include "shape/bezier.h"

#include <algorithm>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Box;
using base::Vec3;
using shape::Shape;

namespace {

constexpr std::string_view sides =
    "facing=Nearest side|towards=Outline on the way|centre|up|down|left|right|up-left|up-right|down-left|down-right";

/// With all of its parts.
Shape shown(const Shape &shape)
{
    return shape.edited([](shape::Part &part) {
        part.hidden = false;
        std::ranges::transform(part.children, part.children.begin(), shown);
    });
}

/// What a line meets at one end: a shape, or a point.
struct Met
{
    const Shape *shape = nullptr;
    Box box;
};

/// A shape on the stage that is not there yet, or no more, is met where it enters or left.
Met metBy(const Inputs &inputs, std::string_view shapeKey, std::string_view pointKey)
{
    if (const Shape *shape = inputs.shape(shapeKey)) {
        const Box box = shape->bounds().isEmpty() ? shown(*shape).bounds() : shape->bounds();
        if (!box.isEmpty())
            return {shape, box};
    }
    Box point;
    point.add(inputs.vector(pointKey));
    return {nullptr, point};
}

/// The side of `box` that faces `other`: the one across the widest gap.
Vec3 facing(const Box &box, const Box &other)
{
    const Vec3 way = other.centre() - box.centre();
    const double across = std::abs(way.x) - (box.width() + other.width()) / 2;
    const double up = std::abs(way.y) - (box.height() + other.height()) / 2;
    return across > up ? Vec3{way.x < 0 ? -1.0 : 1.0, 0, 0} : Vec3{0, way.y < 0 ? -1.0 : 1.0, 0};
}

/// Raises `furthest` to the distance from `from` along `direction` to the furthest intersection with the outlines.
void cutOutlines(const Shape &shape, const base::Transform &outer, const Vec3 &from, const Vec3 &direction,
                 double &furthest)
{
    constexpr int pieces = 16; // segments per curve: a circle of eight curves is off by less than 1/10,000
    const base::Transform placement = outer * shape->placement;
    const auto aside = [&](const Vec3 &p) { return direction.x * (p.y - from.y) - direction.y * (p.x - from.x); };
    for (const shape::Contour &contour : shape->path.contours()) {
        for (int i = 0; i < contour.curveCount() * pieces; ++i) {
            const auto at = [&](int step) {
                const int last = std::min(step / pieces, contour.curveCount() - 1);
                return placement.map(
                    shape::curve(contour, last).at(static_cast<double>(step - last * pieces) / pieces));
            };
            const Vec3 a = at(i);
            const Vec3 b = at(i + 1);
            const double before = aside(a);
            const double after = aside(b);
            if (before * after > 0 || before == after)
                continue;
            furthest = std::max(furthest, base::dot(base::mix(a, b, before / (before - after)) - from, direction));
        }
    }
    for (const Shape &child : shape->children)
        cutOutlines(child, placement, from, direction, furthest);
}

/// The end of a line and the outward direction of the shape there.
struct Meeting
{
    Vec3 point;
    Vec3 side;
};

/// Where the ray from the shape's centre to `target` leaves its outline, or its bounding box if it has no outline.
Meeting meetingTowards(const Shape &shape, const Box &box, const Vec3 &target)
{
    Vec3 way = target - box.centre();
    way.z = 0;
    const double distance = base::length(way);
    if (distance == 0)
        return {box.centre(), {}};
    const Vec3 direction = way * (1 / distance);
    double reach = 0;
    cutOutlines(shape, {}, box.centre(), direction, reach);
    if (reach == 0) {
        const double across = direction.x == 0 ? 1e300 : box.width() / 2 / std::abs(direction.x);
        const double up = direction.y == 0 ? 1e300 : box.height() / 2 / std::abs(direction.y);
        reach = std::min(across, up);
    }
    return {box.centre() + direction * reach, direction};
}

Meeting meetingOf(const Met &met, const Box &other, const QString &choice)
{
    const Box &box = met.box;
    const bool isFixed = choice != "facing"_L1 && choice != "towards"_L1;
    if (!met.shape) // a side that was chosen stays the way out, also when the shape is gone
        return {box.centre(), isFixed ? direction(choice) : Vec3()};
    if (choice == "towards"_L1)
        return meetingTowards(*met.shape, box, other.centre());
    const Vec3 side = choice == "facing"_L1 ? facing(box, other) : direction(choice);
    return {box.at(side), side};
}

} // namespace

PropertyTable endProperties(const std::vector<double> &from, const std::vector<double> &to)
{
    return {
        row::vector("from", from, "Where it begins, if at no shape").titled("Start point").in("units"),
        row::vector("to", to, "Where it ends, if at no shape").titled("End point").in("units"),
        row::shape("fromShape", "The shape where it begins").titled("Start at"),
        row::choice(
            "fromSide", "facing", sides,
            "On which side it begins; an outline on the way is met where a straight line to the other end leaves it")
            .titled("Start side"),
        row::shape("toShape", "The shape where it ends").titled("End at"),
        row::choice("toSide", "facing", sides, "On which side of that shape").titled("End side"),
    };
}

Ends endsOf(const Inputs &inputs)
{
    const Met from = metBy(inputs, "fromShape", "from");
    const Met to = metBy(inputs, "toShape", "to");
    const Meeting start = meetingOf(from, to.box, inputs.text("fromSide"));
    const Meeting end = meetingOf(to, from.box, inputs.text("toSide"));
    return {start.point, end.point, start.side, end.side};
}

ControlPoints pointsOfEnds(const Inputs &inputs, bool isFlat)
{
    const Ends ends = endsOf(inputs);
    return {.points = {{.key = "from", .at = ends.from, .shape = "fromShape"},
                       {.key = "to", .at = ends.to, .shape = "toShape"}},
            .turning = isFlat ? ControlPoints::Turning::Plane : ControlPoints::Turning::Space};
}

} // namespace lectograph::graph
