// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/style.h"
#include "ends.h"
#include "rows.h"
#include "shape/outlines.h"

namespace lectograph::shapes {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::drawing;
using blocks::shapeOutput;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;

namespace {

Result<shape::Path> bezierCurve(std::vector<QPointF> points, bool closed)
{
    if (points.size() % 3 != 1 || points.size() < 4)
        return base::failure(base::Sentence::tr("A Bézier curve has 4, 7, 10, … points, not %1.").arg(points.size()),
                             base::Sentence::tr("Write two handles between each two points through which it passes."),
                             u"points"_s);
    return shape::Path({shape::Contour{std::move(points), closed}});
}

} // namespace

NodeType line()
{
    return {
        .id = u"shapes.line"_s,
        .title = u"Line"_s,
        .category = u"Lines"_s,
        .help = u"A line between two points or shapes, straight or bent."_s,
        .properties = joined(endProperties({-1, 0}, {1, 0}),
                             row::number("endGap", 0, "How far it keeps away from both ends; negative: reaches beyond")
                                 .titled("Gap at both ends")
                                 .between(-100, 100)
                                 .in("units"),
                             bendRow(), blocks::strokeProperties()),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) {
            const Ends ends = endsOf(in);
            const Run run = runOf(ends.from, ends.to);
            const Shape flat = shape::leaf(spaced(run, blocks::radians(in.number("arc")), in.number("endGap")),
                                           blocks::strokeOf(in, context));
            return shape::transformed(flat, run.plane);
        }),
        .controlPoints = [](const Inputs &in) { return graph::pointsOfEnds(in, in.number("arc") != 0); },
    };
}

NodeType curve()
{
    return {
        .id = u"shapes.curve"_s,
        .title = u"Curve"_s,
        .category = u"Lines"_s,
        .help = u"A line through points that you give, smooth or with corners."_s,
        .properties = joined(
            row::numbers("points", {-2, 0, -1, 1, 1, -1, 2, 0}, "The points: x and y of each in turn").in("units"),
            row::boolean("smooth", true, "Without corners"),
            row::boolean("handles", false,
                         "Between each two points through which it passes stand two handles, towards which it bends")
                .titled("Bézier curve"),
            row::boolean("closed", false, "Ends where it began"), blocks::styleProperties()),
        .outputs = shapeOutput(),
        .placed = true,
        .evaluate = drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto points = blocks::pointsOf(in.numbers("points"));
            if (!points)
                return tl::unexpected(points.error());
            const bool closed = in.boolean("closed");
            if (in.boolean("handles"))
                return bezierCurve(*points, closed).map([&](const shape::Path &path) {
                    return shape::leaf(path, blocks::styleOf(in, context));
                });
            return shape::leaf(in.boolean("smooth") ? shape::smoothCurve(*points, closed)
                                                    : shape::polygon(*points, closed),
                               blocks::styleOf(in, context));
        }),
        .controlPoints = blocks::cornersOf,
    };
}

} // namespace lectograph::shapes
