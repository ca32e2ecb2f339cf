// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "arrows.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "facets.h"
#include "readout.h"
#include "shape/outlines.h"

#include <cmath>
#include <numbers>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using shape::Shape;

namespace {

/// The plane of two directions: the angle goes from its x axis to its y axis.
base::Transform planeOf(const Vec3 &first, const Vec3 &second, const Vec3 &origin)
{
    Vec3 z = unitVector(base::cross(first, second));
    if (z == Vec3{}) // along one line: any plane that holds it
        z = unitVector(base::cross(first, std::abs(first.y) < 0.9 ? Vec3{0, 1, 0} : Vec3{0, 0, 1}));
    return {first, base::cross(z, first), z, origin};
}

QPointF polar(double reach, double angle)
{
    return {reach * std::cos(angle), reach * std::sin(angle)};
}

/// A place between the first vector and the middle of the angle, where the sum of both lies: so far out, within limits, that
/// the label touches neither.
QPointF clearOfVectors(double angle, double reach, const base::Box &label)
{
    constexpr double share = 0.27; // of the angle
    constexpr double most = 2.5;
    const double half = 0.5 * std::hypot(label.width(), label.height());
    const double gap = std::sin(std::min(angle * std::min(share, 0.5 - share), std::numbers::pi / 2));
    return polar(std::clamp(gap > 0 ? half / gap : most * reach, reach, most * reach), angle * share);
}

/// An arc, or the two sides of a square for a right angle.
shape::Path markOf(double angle, double radius, bool isSquare)
{
    if (!isSquare || std::abs(angle - std::numbers::pi / 2) > 1e-6)
        return shape::arc(radius, 0, angle);
    const double side = radius / std::numbers::sqrt2;
    const std::vector<QPointF> corners{{side, 0}, {side, side}, {0, side}};
    return shape::polygon(corners, false);
}

} // namespace

NodeType angle()
{
    return {
        .id = u"space.angle"_s,
        .title = u"Angle between vectors"_s,
        .category = u"Space"_s,
        .help = u"An arc from one vector to another in the plane of both, with the angle in degrees, computed. The "
                u"parts are “wedge”, “arc” and “label”."_s,
        .properties = graph::joined(
            firstVectorRow(), secondVectorRow(),
            row::vector("from", {0, 0, 0}, "The point at which both begin").titled("Vertex"),
            row::number("radius", 0.5, "Of the arc").between(0.01, 1000).in("units"),
            row::boolean("rightAngle", true, "A right angle is marked by a square").titled("Square for right angles"),
            row::number("labelGap", 0.3, "From the arc to the middle of the label")
                .titled("Gap to the label")
                .in("units"),
            row::choice("labelPlace", "middle", "middle=In the middle|clear=Beside the middle",
                        "In the middle of the angle, or where it keeps clear of both vectors and of their sum")
                .titled("Place of the label")
                .initially(u"clear"_s), // of a sum, which is drawn in the middle of it, sooner or later
            row::number("fillOpacity", 0.25, "How opaque the area within the arc is").between(0, 1), unitRow(),
            blocks::labelProperties(24, "YELLOW"), readoutProperties(0), labelFacingProperties(),
            blocks::strokeProperties({.stroke = "YELLOW", .strokeWidth = 3})),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "degrees", .type = ValueType::Number, .help = "The angle, from 0 to 180"},
                    {.key = "cosine", .type = ValueType::Number, .help = "Its cosine: the similarity of both"}},
        .placed = true,
        .isInSpace = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const Vec3 first = unitVector(in.vector("first"));
            const Vec3 second = unitVector(in.vector("second"));
            if (first == Vec3{} || second == Vec3{})
                return Outputs{Shape(), 0.0, 0.0}; // a vector without length has no direction
            const double cosine = base::dot(first, second);
            // Exact for small angles too, where the cosine is flat.
            const double radians = std::atan2(base::length(base::cross(first, second)), cosine);
            const double degrees = radians * 180 / std::numbers::pi;
            const base::Transform place = planeOf(first, second, in.vector("from") * in.number("unit"));
            const double radius = in.number("radius");
            const shape::Style style = blocks::strokeOf(in, context);
            const shape::Path mark = markOf(radians, radius, in.boolean("rightAngle"));
            std::vector<Shape> parts;
            const auto add = [&](const shape::Path &path, const shape::Style &look, const QString &name) {
                parts.push_back(
                    shape::leaf(path, look, name).edited([&](shape::Part &part) { part.placement = place; }));
            };
            if (in.number("fillOpacity") > 0) {
                shape::Style wedge;
                wedge.fill = style.stroke.withAlpha(style.stroke.a * static_cast<float>(in.number("fillOpacity")));
                wedge.strokeWidth = 0;
                add(shape::sector(0, radius, 0, radians), wedge, u"wedge"_s);
            }
            add(mark, style, u"arc"_s);
            const auto label = readoutOf(degrees, u"°"_s, in, context);
            if (!label)
                return tl::unexpected(label.error());
            if (label->leafCount() > 0) {
                const double reach = radius + in.number("labelGap");
                const Vec3 at = place.map(in.text("labelPlace") == "clear"_L1
                                              ? clearOfVectors(radians, reach, label->bounds())
                                              : polar(reach, radians / 2));
                parts.push_back(labelAt(*label, at, in).edited([](shape::Part &part) { part.name = u"label"_s; }));
            }
            return Outputs{shape::group(std::move(parts)), degrees, cosine};
        },
        .controlPoints =
            [](const Inputs &in) {
                graph::ControlPoints points = originOfTwo(in);
                points.areSized = false; // the arc has a radius of its own
                return points;
            },
    };
}

} // namespace lectograph::space
