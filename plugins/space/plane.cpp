// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/style.h"
#include "facets.h"

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

struct Directions
{
    Vec3 across;
    Vec3 up;
};

Directions directionsOf(const QString &floor, const Vec3 &normal)
{
    if (floor == "free"_L1) {
        const Vec3 n = unitVector(normal);
        const bool isLevel = std::abs(n.x) + std::abs(n.z) < 1e-6; // also without a direction
        const Vec3 across = isLevel ? Vec3{1, 0, 0} : unitVector(base::cross({0, 1, 0}, n));
        return {across, isLevel ? Vec3{0, 0, -1} : base::cross(n, across)};
    }
    if (floor == "xz"_L1)
        return {{1, 0, 0}, {0, 0, 1}};
    if (floor == "yz"_L1)
        return {{0, 0, 1}, {0, 1, 0}};
    return {{1, 0, 0}, {0, 1, 0}};
}

} // namespace

NodeType plane()
{
    return {
        .id = u"space.plane"_s,
        .title = u"Number plane"_s,
        .category = u"Space"_s,
        .help =
            u"Lines at every number, flat on the screen or on a floor of space. The parts are “between”, “lines” and "
            u"“axes”."_s,
        .properties = graph::joined(
            row::choice("floor", "xz",
                        "xz=The floor (X and Z)|xy=The picture (X and Y)|yz=The side (Y and Z)|free=Across a direction",
                        "The two axes that it holds")
                .titled("Lies in"),
            row::vector("normal", {0, 1, 1}, "The direction to which it is at a right angle, if it lies across one")
                .titled("Direction across it"),
            row::number("across", 4, "The last number on both sides, along its first axis")
                .titled("Reach across")
                .atLeast(0),
            row::number("up", 4, "The last number on both sides, along its second axis").titled("Reach up").atLeast(0),
            row::number("unit", 0.5, "How long the number 1 is")
                .titled("Length of 1")
                .between(0.0001, 1000)
                .in("units"),
            row::integer("between", 0, "How many faint lines there are from one number to the next")
                .titled("Faint lines")
                .between(0, 20),
            row::boolean("axes", false, "The lines through 0 twice as wide").titled("Bright axes"),
            blocks::strokeProperties({.stroke = "GREY_C", .strokeWidth = 1})),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const double unit = in.number("unit");
            const int between = in.integer("between") + 1;
            const Directions directions = directionsOf(in.text("floor"), in.vector("normal"));
            constexpr double mostLines = 2000;
            if ((in.number("across") + in.number("up")) * 2 * between > mostLines)
                return base::failure(
                    base::Sentence::tr("A plane with more than %1 lines cannot be read.").arg(mostLines),
                    base::Sentence::tr("Let it reach less far, or draw fewer faint lines."));
            const shape::Style style = blocks::strokeOf(in, context);
            shape::Style faint = style;
            faint.stroke = style.stroke.withAlpha(style.stroke.a / 3);
            shape::Style wide = style;
            wide.strokeWidth *= 2;
            std::vector<Shape> lines;
            std::vector<Shape> faintLines;
            std::vector<Shape> axes;
            const auto add = [&](double reach, const Vec3 &along, double otherReach, const Vec3 &other) {
                const int most = static_cast<int>(std::floor(reach * between + 1e-9));
                for (int i = -most; i <= most; ++i) {
                    const Vec3 at = along * (i * unit / between);
                    const Vec3 half = other * (otherReach * unit);
                    const bool isAxis = i == 0 && in.boolean("axes");
                    (i % between != 0 ? faintLines
                         : isAxis     ? axes
                                      : lines)
                        .push_back(lineThrough(at - half, at + half,
                                               i % between != 0 ? faint
                                                   : isAxis     ? wide
                                                                : style,
                                               {}, along));
                }
            };
            add(in.number("across"), directions.across, in.number("up"), directions.up);
            add(in.number("up"), directions.up, in.number("across"), directions.across);
            return shape::group({shape::group(std::move(faintLines), u"between"_s),
                                 shape::group(std::move(lines), u"lines"_s), shape::group(std::move(axes), u"axes"_s)});
        }),
    };
}

} // namespace lectograph::space
