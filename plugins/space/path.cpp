// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "arrows.h"
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/style.h"
#include "curve.h"
#include "facets.h"
#include "shape/outlines.h"
#include "tensor/tensor.h"

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

Result<std::vector<Vec3>> pointsOfRows(const tensor::Tensor &tensor)
{
    constexpr int mostPoints = 2000;
    if (tensor.rows() > mostPoints)
        return base::failure(base::Sentence::tr("A path with more than %1 points is not drawn.").arg(mostPoints),
                             base::Sentence::tr("Link fewer rows."), u"tensor"_s);
    std::vector<Vec3> points;
    for (int row = 0; row < tensor.rows(); ++row) {
        const auto along = [&](int column) { return column < tensor.columns() ? tensor.at(row, column) : 0.0; };
        const Vec3 point{along(0), along(1), along(2)};
        if (std::isfinite(point.x + point.y + point.z))
            points.push_back(point);
    }
    return points;
}

} // namespace

NodeType path()
{
    return {
        .id = u"space.path"_s,
        .title = u"Path in space"_s,
        .category = u"Space"_s,
        .help =
            u"A line through points, one in each row of a matrix, that grows from the first to the last: how a word "
            u"vector moves from layer to layer, for example. The parts are “line” and “end”."_s,
        .properties = graph::joined(
            row::matrix("tensor", {{-3, 0, 2}, {-1, 2, 1}, {1, 0.5, -1}, {3, 2.5, 0}},
                        "x, y and z of one point in each row")
                .titled("Points"),
            row::boolean("smooth", true, "A curve instead of straight pieces"),
            row::number("progress", 1, "The share of its length that is drawn: keyframes from 0 to 1 let it grow")
                .between(0, 1)
                .eases("linear"),
            row::number("trail", 1, "The share of its length that stays behind the end")
                .titled("Length of the trail")
                .between(0, 1),
            row::number("radius", 0.08, "Of the dot at its end; 0: none")
                .titled("Radius of the end")
                .atLeast(0)
                .in("units"),
            row::shape("end", "What moves along the path, instead of the dot; it faces the viewer")
                .titled("Shape at the end"),
            unitRow(), row::color("stroke", "YELLOW", "Colour of the line").titled("Line colour"),
            row::number("strokeWidth", 4, "Width of the line").titled("Line width").atLeast(0).in("hundredths")),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "point", .type = ValueType::Vector, .help = "The point at which it ends"}},
        .placed = true,
        .isInSpace = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const auto points = pointsOfRows(in.tensor("tensor"));
            if (!points)
                return tl::unexpected(points.error());
            if (points->empty())
                return Outputs{Shape(), Vec3{}};
            const std::vector<Vec3> curve = in.boolean("smooth") ? smoothThrough(*points) : *points;
            const double progress = in.number("progress");
            const std::vector<Vec3> shown = partOfLine(curve, std::max(0.0, progress - in.number("trail")), progress);
            const Vec3 end = shown.back();
            shape::Style style = blocks::lineStyle(in.color("stroke"), in.number("strokeWidth"), context.setting);
            style.cap = shape::Cap::Round; // so that the pieces join
            std::vector<Shape> pieces;
            for (std::size_t i = 0; i + 1 < shown.size(); ++i)
                pieces.push_back(lineThrough(shown[i] * in.number("unit"), shown[i + 1] * in.number("unit"), style));
            std::vector<Shape> parts{shape::group(std::move(pieces), u"line"_s)};
            shape::Style dot;
            dot.fill = style.stroke;
            dot.strokeWidth = 0;
            const Shape *own = in.shape("end");
            if (own || in.number("radius") > 0) {
                const Shape mark = own ? shape::shifted(*own, -own->bounds().centre())
                                       : shape::leaf(shape::circle(in.number("radius")), dot);
                parts.push_back(
                    facingAt(mark, end * in.number("unit")).edited([](shape::Part &part) { part.name = u"end"_s; }));
            }
            return Outputs{shape::group(std::move(parts)), end};
        },
    };
}

} // namespace lectograph::space
