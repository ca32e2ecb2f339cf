// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "facets.h"
#include "label_places.h"
#include "shape/outlines.h"

#include <cmath>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

struct Span
{
    Vec3 from;
    Vec3 to;
    Vec3 side; ///< a unit vector across, to where the tip points
};

Vec3 sideNamed(const QString &name)
{
    if (name == "down"_L1)
        return {0, -1, 0};
    if (name == "left"_L1)
        return {-1, 0, 0};
    if (name == "right"_L1)
        return {1, 0, 0};
    if (name == "front"_L1)
        return {0, 0, 1};
    if (name == "back"_L1)
        return {0, 0, -1};
    return {0, 1, 0};
}

Vec3 axisNamed(const QString &name)
{
    if (name == "x"_L1)
        return {1, 0, 0};
    return name == "y"_L1 ? Vec3{0, 1, 0} : Vec3{0, 0, 1};
}

Result<Span> spanOf(const Inputs &in)
{
    const Vec3 wanted = sideNamed(in.text("onSide"));
    Span span{in.vector("from"), in.vector("to"), wanted};
    if (const Shape *shape = in.shape("shape"); shape && !shape->bounds().isEmpty()) {
        const Vec3 axis = axisNamed(in.text("along"));
        if (std::abs(base::dot(axis, wanted)) > 0)
            return base::failure(base::Sentence::tr("A brace cannot stand at the end of what it runs along."),
                                 base::Sentence::tr("Choose another side, or another axis to run along."), u"onSide"_s);
        span.from = shape->bounds().at(wanted - axis);
        span.to = shape->bounds().at(wanted + axis);
    }
    const double length = base::length(span.to - span.from);
    if (!(length > 0))
        return span;
    const Vec3 way = (span.to - span.from) * (1 / length);
    Vec3 across = wanted - way * base::dot(way, wanted);
    if (base::length(across) < 1e-6) // it points along the brace: any direction across it will do
        across = base::cross(way, std::abs(way.x) < 0.9 ? Vec3{1, 0, 0} : Vec3{0, 1, 0});
    span.side = across * (1 / base::length(across));
    return span;
}

} // namespace

NodeType brace()
{
    return {
        .id = u"space.brace"_s,
        .title = u"Brace in depth"_s,
        .category = u"Space"_s,
        .help = u"A brace along a shape in any direction of space, or between two points, with a label that "
                u"faces the viewer. Its parts are “brace” and “label”."_s,
        .properties = graph::joined(
            row::shape("shape", "The shape that it embraces"),
            row::choice("along", "z", "z=The depth (Z)|x=The width (X)|y=The height (Y)",
                        "The axis along which it embraces the shape")
                .titled("Runs along"),
            row::choice("onSide", "up", "up|down|left|right|front|back", "On which side of it")
                .titled("Side of the shape"),
            row::vector("from", {0, 0, 2}, "Where it begins, if no shape is linked").titled("First point"),
            row::vector("to", {0, 0, -2}, "Where it ends, if no shape is linked").titled("Last point"),
            blocks::distanceRow(0.2),
            row::number("depth", 0.5, "From its tip to its ends").between(0.01, 10).in("units"),
            blocks::tipLabelDistanceRow(), blocks::labelProperties(48), labelFacingProperties(),
            blocks::clearOfProperties(), blocks::styleProperties({.fillOpacity = 1, .strokeWidth = 0})),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto span = spanOf(in);
            if (!span)
                return tl::unexpected(span.error());
            const double length = base::length(span->to - span->from);
            if (!(length > 0))
                return Shape();
            const Vec3 way = (span->to - span->from) * (1 / length);
            const Vec3 middle = base::mix(span->from, span->to, 0.5) + span->side * in.number("distance");
            const double depth = in.number("depth");
            const Vec3 up = -span->side;
            std::vector<Shape> parts{
                shape::leaf(shape::brace(length, depth), blocks::styleOf(in, context), u"brace"_s)
                    .edited([&](shape::Part &part) {
                        part.placement = {way, up, base::cross(way, up), middle + span->side * (depth / 2)};
                    })};
            const auto label = blocks::labelOf(in, context);
            if (!label)
                return tl::unexpected(label.error());
            if (label->leafCount() > 0) {
                // As far from the tip as the label reaches towards it when it faces a viewer in front.
                const base::Box &box = label->bounds();
                const double reach = (std::abs(span->side.x) * box.width() + std::abs(span->side.y) * box.height()) / 2;
                const Vec3 tip = middle + span->side * (depth + in.number("labelDistance") + reach);
                const auto places = blocks::placesAlong(tip, way * length, span->side * (2 * reach));
                const Vec3 at = blocks::clearestPlace(places, {box.width(), box.height()},
                                                      blocks::outlinePoints(in.shapes("clearOf")), viewsAround())
                                    .at;
                parts.push_back(labelAt(*label, at, in).edited([](shape::Part &part) { part.name = u"label"_s; }));
            }
            return shape::group(std::move(parts));
        }),
        .controlPoints = [](const Inputs &in) -> graph::ControlPoints {
            return {.points = {{.key = "from", .at = in.vector("from"), .shape = "shape"},
                               {.key = "to", .at = in.vector("to"), .shape = "shape"}},
                    .turning = graph::ControlPoints::Turning::None}; // its side is one of the frame's
        },
    };
}

} // namespace lectograph::space
