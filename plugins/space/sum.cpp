// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "arrows.h"
#include "blocks/block.h"
#include "blocks/style.h"
#include "facets.h"

#include <algorithm>
#include <iterator>

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using shape::Shape;

NodeType sum()
{
    return {
        .id = u"space.sum"_s,
        .title = u"Vector sum"_s,
        .category = u"Space"_s,
        .help = u"The arrow to which two vectors add up, with dashed lines that say how. The parts are “first”, "
                u"“second”, “shaft”, “tip” and “label”."_s,
        .properties = graph::joined(
            firstVectorRow(), secondVectorRow(),
            row::number("firstFactor", 1, "The first vector is multiplied with it; −1: subtracted")
                .titled("Times the first"),
            row::number(
                "secondFactor", 1,
                "The second vector is multiplied with it: from 0 to 1, the arrow swings from the first to the sum")
                .titled("Times the second"),
            row::vector("from", {0, 0, 0}, "Where it begins").titled("Tail"),
            row::choice("lines", "parallelogram", "none|second=Second at the tip of the first|parallelogram",
                        "How the two vectors add up")
                .titled("Dashed lines"),
            row::color("lineColour", "GREY_B", "Colour of the dashed lines").titled("Colour of dashed lines"),
            unitRow(), tipLabelProperties(), blocks::strokeProperties({.stroke = "YELLOW", .strokeWidth = 5})),
        .outputs = arrowOutputs(),
        .placed = true,
        .isInSpace = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const double unit = in.number("unit");
            const Vec3 tail = in.vector("from");
            const Vec3 first = in.vector("first") * in.number("firstFactor");
            const Vec3 second = in.vector("second") * in.number("secondFactor");
            const Vec3 tip = tail + first + second;
            const shape::Style style = blocks::strokeOf(in, context);
            shape::Style faint = style;
            faint.stroke = in.color("lineColour");
            faint.strokeWidth *= 0.4;
            const auto dashed = [&](const Vec3 &from, const QString &name) {
                constexpr double dash = 0.08;
                return dashesThrough(from * unit, tip * unit, faint, dash).edited([&](shape::Part &part) {
                    part.name = name;
                });
            };
            std::vector<Shape> parts;
            const QString &lines = in.text("lines");
            if (lines == "parallelogram"_L1)
                parts.push_back(dashed(tail + second, u"first"_s));
            if (lines != "none"_L1)
                parts.push_back(dashed(tail + first, u"second"_s));
            std::ranges::move(arrowThrough(tail * unit, tip * unit, style), std::back_inserter(parts));
            auto label = tipLabel(tail * unit, tip * unit, in, context);
            if (!label)
                return tl::unexpected(label.error());
            if (*label)
                parts.push_back(**label);
            return Outputs{shape::group(std::move(parts)), tip - tail, tip, base::length(tip - tail)};
        },
        .controlPoints = originOfTwo,
    };
}

} // namespace lectograph::space
