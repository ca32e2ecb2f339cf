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

namespace {

/// The corner of the box around a vector that has these of the tip's coordinates.
Vec3 cornerOf(const Vec3 &from, const Vec3 &to, bool x, bool y, bool z)
{
    return {x ? to.x : from.x, y ? to.y : from.y, z ? to.z : from.z};
}

/// Dashed lines: the way along x and z to the foot and up to the tip, the three that meet the axes, or all edges of the
/// box around the vector that are not on the axes.
Shape components(const QString &lines, const Vec3 &from, const Vec3 &to, shape::Style style)
{
    constexpr double dash = 0.06;
    style.strokeWidth *= 0.4;
    style.stroke = style.stroke.withAlpha(style.stroke.a * 0.7f);
    std::vector<Shape> dashed;
    const auto add = [&](const Vec3 &a, const Vec3 &b) {
        if (base::length(b - a) > 0)
            dashed.push_back(dashesThrough(a, b, style, dash));
    };
    const auto corner = [&](bool x, bool y, bool z) { return cornerOf(from, to, x, y, z); };
    if (lines == "axes"_L1) {
        for (const Vec3 &end : {corner(true, false, false), corner(false, true, false), corner(false, false, true)})
            add(to, end);
    } else if (lines == "box"_L1) {
        for (const Vec3 &end : {corner(true, true, false), corner(true, false, true), corner(false, true, true)})
            add(to, end);
        add(corner(true, false, false), corner(true, true, false));
        add(corner(true, false, false), corner(true, false, true));
        add(corner(false, true, false), corner(true, true, false));
        add(corner(false, true, false), corner(false, true, true));
        add(corner(false, false, true), corner(true, false, true));
        add(corner(false, false, true), corner(false, true, true));
    } else {
        add(from, corner(true, false, false));
        add(corner(true, false, false), corner(true, false, true));
        add(corner(true, false, true), to);
    }
    return shape::group(std::move(dashed), u"components"_s);
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
            u"are “components”, “shaft”, “tip” and “label”; shaft and tip have the tag “arrow”, so that “.arrow” can "
            u"go "
            u"without the label."_s,
        .properties = graph::joined(
            row::vector("to", {3, 2, -2}, "How far it goes along x, y and z").titled("Coordinates"),
            row::vector("from", {0, 0, 0}, "Where it begins: the tip of another vector to add both").titled("Tail"),
            row::choice("until", "along", "along=How far it goes|tip=Where its tip is", "What the coordinates mean")
                .titled("Coordinates say"),
            row::number("tailGap", 0, "How far from its first point the arrow begins")
                .titled("Gap at the tail")
                .atLeast(0)
                .in("units"),
            row::number("tipGap", 0, "How far from its last point the arrow ends")
                .titled("Gap at the tip")
                .atLeast(0)
                .in("units"),
            row::boolean("components", false, "Dashed lines that say how far it goes along x, y and z")
                .titled("Components"),
            row::choice("componentsAs", "steps",
                        "steps=Along x and z, then up|axes=From the tip to the axes|box=Box around it",
                        "Which dashed lines there are")
                .titled("Components as"),
            unitRow(), tipLabelProperties(), blocks::strokeProperties({.stroke = "BLUE_B", .strokeWidth = 5})),
        .outputs = arrowOutputs(),
        .placed = true,
        .isInSpace = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const double unit = in.number("unit");
            const Vec3 tail = in.vector("from");
            const Vec3 tip = in.text("until") == "tip"_L1 ? in.vector("to") : tail + in.vector("to");
            const double length = base::length(tip - tail) * unit;
            const shape::Style style = blocks::strokeOf(in, context);
            std::vector<Shape> parts;
            if (in.boolean("components"))
                parts.push_back(components(in.text("componentsAs"), tail * unit, tip * unit, style));
            if (length > in.number("tailGap") + in.number("tipGap")) {
                const Vec3 from = base::mix(tail, tip, in.number("tailGap") / length) * unit;
                const Vec3 to = base::mix(tip, tail, in.number("tipGap") / length) * unit;
                std::ranges::move(arrowThrough(from, to, style), std::back_inserter(parts));
            }
            auto label = tipLabel(tail * unit, tip * unit, in, context);
            if (!label)
                return tl::unexpected(label.error());
            if (*label)
                parts.push_back(**label);
            return Outputs{shape::group(std::move(parts)), tip - tail, tip, base::length(tip - tail)};
        },
        .controlPoints = [](const Inputs &in) -> graph::ControlPoints {
            const double unit = in.number("unit");
            const Vec3 tail = in.vector("from");
            const bool isTip = in.text("until") == "tip"_L1;
            const Vec3 tip = isTip ? in.vector("to") : tail + in.vector("to");
            return {.points = {{.key = "from", .at = tail * unit, .unit = unit},
                               {.key = "to", .at = tip * unit, .unit = unit, .isDifference = !isTip}},
                    .areOnAxes = true};
        },
    };
}

} // namespace lectograph::space
