// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "facets.h"

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;
using shape::Shape;

namespace {

/// From the tail along x and z to the foot, and up to the tip.
Shape components(const Vec3 &from, const Vec3 &to, shape::Style style)
{
    constexpr double dash = 0.06;
    style.strokeWidth *= 0.4;
    style.stroke = style.stroke.withAlpha(style.stroke.a * 0.7f);
    const Vec3 corner{to.x, from.y, from.z};
    const Vec3 foot{to.x, from.y, to.z};
    return shape::group({dashesThrough(from, corner, style, dash), dashesThrough(corner, foot, style, dash),
                         dashesThrough(foot, to, style, dash)},
                        u"components"_s);
}

} // namespace

NodeType vector()
{
    return {
        .id = u"space.vector"_s,
        .title = u"Vector in space"_s,
        .category = u"Space"_s,
        .help =
            u"An arrow from one point of the axes to another, with a name that can be read from everywhere. The parts "
            u"are “components”, “shaft”, “tip” and “label”."_s,
        .properties = blocks::joined(
            {
                {.key = "to",
                 .type = ValueType::Vector,
                 .preset = "[3, 2, -2]",
                 .title = "Coordinates",
                 .help = "How far it goes along x, y and z"},
                {.key = "from",
                 .type = ValueType::Vector,
                 .preset = "[0, 0, 0]",
                 .title = "Tail",
                 .help = "Where it begins: the tip of another vector to add both"},
                {.key = "unit",
                 .type = ValueType::Number,
                 .preset = "0.5",
                 .title = "Length of 1",
                 .help = "How long the number 1 is, as for the axes",
                 .min = 0.0001,
                 .max = 1000,
                 .unit = "units"},
                {.key = "components",
                 .type = ValueType::Boolean,
                 .preset = "false",
                 .title = "Components",
                 .help = "Dashed lines along x and z, and up to the tip"},
                {.key = "labelGap",
                 .type = ValueType::Number,
                 .preset = "0.3",
                 .title = "Gap to the label",
                 .help = "How far beyond the tip the middle of the label is",
                 .unit = "units"},
            },
            blocks::joined(blocks::labelProperties("30"),
                           blocks::strokeProperties({.stroke = "\"BLUE_B\"", .strokeWidth = "5"}))),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const Vec3 from = in.vector("from") * in.number("unit");
            const Vec3 to = from + in.vector("to") * in.number("unit");
            const double length = base::length(to - from);
            const shape::Style style = blocks::strokeOf(in, context);
            std::vector<Shape> parts;
            if (in.boolean("components"))
                parts.push_back(components(from, to, style));
            if (length > 0) {
                // The shaft ends within the head.
                const double share = headLength(length, style) / length;
                parts.push_back(lineThrough(from, base::mix(from, to, 1 - 0.95 * share), style, u"shaft"_s));
                parts.push_back(headOf(from, to, style));
            }
            const auto label = blocks::labelOf(in, context);
            if (!label)
                return tl::unexpected(label.error());
            const Vec3 beyond = length > 0 ? (to - from) * (in.number("labelGap") / length)
                                           : Vec3{0, in.number("labelGap"), 0};
            if (!in.text("label").isEmpty())
                parts.push_back(
                    facingAt(*label, to + beyond).edited([](shape::Part &part) { part.name = u"label"_s; }));
            return shape::group(std::move(parts));
        }),
    };
}

} // namespace lectograph::space
