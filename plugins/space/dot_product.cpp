// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "arrows.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "facets.h"
#include "readout.h"
#include "shape/outlines.h"

#include <algorithm>
#include <cmath>

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

/// The mark of a right angle at `foot`, between two directions.
Shape cornerMark(const Vec3 &foot, const Vec3 &one, const Vec3 &other, double size, const shape::Style &style)
{
    const std::vector<QPointF> corners{{size, 0}, {size, size}, {0, size}};
    return shape::leaf(shape::polygon(corners, false), style, u"corner"_s).edited([&](shape::Part &part) {
        part.placement = {one, other, base::cross(one, other), foot};
    });
}

} // namespace

NodeType dotProduct()
{
    return {
        .id = u"space.dot-product"_s,
        .title = u"Dot product"_s,
        .category = u"Space"_s,
        .help = u"How far one vector goes in the direction of another: a dashed line drops from its tip at a right "
                u"angle, and the dot product stands beside, computed. The parts are “drop”, “projection”, “corner” and "
                u"“label”."_s,
        .properties = graph::joined(
            row::vector("first", {1, 2, 0}, "What is projected: link a vector in space").titled("First vector"),
            row::vector("second", {3, 0.5, 1}, "Onto which it is projected: link a vector in space")
                .titled("Second vector"),
            row::vector("from", {0, 0, 0}, "The point at which both begin").titled("Tail"),
            row::color("lineColour", "GREY_B", "Colour of the dashed line and of the mark of the right angle")
                .titled("Colour of dashed lines"),
            row::number("labelGap", 0.35,
                        "From the middle of the projection down to the middle of the label; negative: up")
                .titled("Gap to the label")
                .in("units"),
            unitRow(), blocks::labelProperties(30, "PINK"), readoutProperties(2), labelFacingProperties(),
            blocks::strokeProperties({.stroke = "PINK", .strokeWidth = 9})),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "value", .type = ValueType::Number, .help = "The dot product"},
                    {.key = "length",
                     .type = ValueType::Number,
                     .help = "The length of the projection, negative against the direction"},
                    {.key = "vector", .type = ValueType::Vector, .help = "The projection"},
                    {.key = "cosine", .type = ValueType::Number, .help = "Of the angle between both"}},
        .placed = true,
        .isInSpace = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const double unit = in.number("unit");
            const Vec3 first = in.vector("first");
            const Vec3 second = in.vector("second");
            const Vec3 origin = in.vector("from") * unit;
            const double value = base::dot(first, second);
            const Vec3 direction = unitVector(second);
            const double length = base::dot(first, direction);
            const Vec3 projection = direction * length;
            const Vec3 foot = origin + projection * unit;
            const Vec3 tip = origin + first * unit;
            const shape::Style style = blocks::strokeOf(in, context);
            shape::Style faint = style;
            faint.stroke = in.color("lineColour");
            faint.strokeWidth = std::min(2.0, style.strokeWidth);
            std::vector<Shape> parts;
            if (const double height = base::length(tip - foot); height > 1e-9) {
                constexpr double dash = 0.06;
                parts.push_back(
                    dashesThrough(tip, foot, faint, dash).edited([](shape::Part &part) { part.name = u"drop"_s; }));
                const double size = std::min({0.15, height / 2, std::abs(length) * unit / 2});
                if (size > 0)
                    parts.push_back(
                        cornerMark(foot, direction * (length > 0 ? -1.0 : 1.0), unitVector(tip - foot), size, faint));
            }
            if (length != 0)
                parts.push_back(lineThrough(origin, foot, style, u"projection"_s));
            const auto label = readoutOf(value, {}, in, context);
            if (!label)
                return tl::unexpected(label.error());
            if (label->leafCount() > 0) {
                const Vec3 below{0, -in.number("labelGap"), 0};
                parts.push_back(labelAt(shape::shifted(*label, below), base::mix(origin, foot, 0.5), in)
                                    .edited([](shape::Part &part) { part.name = u"label"_s; }));
            }
            const double cosine = base::length(first) > 0 ? length / base::length(first) : 0.0;
            return Outputs{shape::group(std::move(parts)), value, length, projection, cosine};
        },
        .controlPoints = originOfTwo,
    };
}

} // namespace lectograph::space
