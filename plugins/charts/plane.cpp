// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/marks.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "blocks/ticks.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// The properties shared by axes and curves: use the same values for both.
graph::PropertyTable planeProperties()
{
    return graph::joined(blocks::rangeProperties({0, 10}, {-1, 1}),
                         row::number("width", 8, "Length of the x axis").atLeast(0.01).in("units"),
                         row::number("height", 4, "Length of the y axis").atLeast(0.01).in("units"));
}

struct Plane
{
    double xLeast, xMost, yLeast, yMost, width, height;

    QPointF at(double x, double y) const
    {
        return {((x - xLeast) / (xMost - xLeast) - 0.5) * width, ((y - yLeast) / (yMost - yLeast) - 0.5) * height};
    }
};

Result<Plane> planeOf(const Inputs &in)
{
    const Plane plane{in.number("xLeast"), in.number("xMost"), in.number("yLeast"),
                      in.number("yMost"),  in.number("width"), in.number("height")};
    if (!(plane.xLeast < plane.xMost && plane.yLeast < plane.yMost))
        return failure(base::Sentence::tr("An axis ends before it begins."),
                       base::Sentence::tr("Make the most greater than the least."));
    return plane;
}

/// Tick lines and numbers at every step along an axis.
void addTicks(const Plane &plane, bool alongX, double step, const shape::Style &style, double size,
              const Context &context, std::vector<Shape> &ticks, std::vector<Shape> &labels)
{
    const double least = alongX ? plane.xLeast : plane.yLeast;
    const double most = alongX ? plane.xMost : plane.yMost;
    constexpr int mostTicks = 200;
    if (step <= 0)
        return;
    if ((most - least) / step > mostTicks) {
        context.warn(base::Sentence::tr("An axis with more than %1 ticks is drawn without any; make the step longer.")
                         .arg(mostTicks));
        return;
    }
    const double across = std::clamp(0.0, alongX ? plane.yLeast : plane.xLeast, alongX ? plane.yMost : plane.xMost);
    for (double value = std::ceil(least / step - 1e-9) * step; value <= most + step * 1e-9; value += step) {
        const double exact = std::round(value / step) * step + 0.0; // avoids printing −0
        const QPointF at = alongX ? plane.at(exact, across) : plane.at(across, exact);
        const QPointF half = alongX ? QPointF(0, 0.06) : QPointF(0.06, 0);
        ticks.push_back(shape::leaf(shape::line(at - half, at + half), style));
        // The numbers are at the border, where no curve crosses them.
        const QPointF border = alongX ? plane.at(exact, plane.yLeast) : plane.at(plane.xLeast, exact);
        if (size > 0)
            labels.push_back(blocks::tickLabel(exact, size, style.stroke, {border.x(), border.y(), 0},
                                               alongX ? base::Vec3{0, -1, 0} : base::Vec3{-1, 0, 0}));
    }
}

/// Says which numbers lie beyond an axis: nothing else keeps a curve within its plane.
void warnBeyond(const std::vector<double> &numbers, double least, double most, const QString &axis,
                const Context &context)
{
    if (numbers.empty())
        return;
    const auto [low, high] = std::ranges::minmax(numbers);
    const double rounding = (most - least) * 1e-6;
    if (low < least - rounding || high > most + rounding)
        context.warn(base::Sentence::tr("The numbers reach from %1 to %2, beyond the %3 axis from %4 to %5.")
                         .arg(low)
                         .arg(high)
                         .arg(axis)
                         .arg(least)
                         .arg(most));
}

} // namespace

NodeType axes()
{
    return {
        .id = u"charts.axes"_s,
        .title = u"Axes"_s,
        .category = u"Charts"_s,
        .help = u"An x and a y axis with ticks and numbers. The parts are “x”, “y”, “ticks” and “labels”. “Chart with "
                u"lines” has axes of its own."_s,
        .properties = graph::joined(
            planeProperties(),
            row::number("xStep", 2, "From tick to tick; 0: none").titled("X tick spacing").atLeast(0),
            row::number("yStep", 0.5, "From tick to tick; 0: none").titled("Y tick spacing").atLeast(0),
            row::color("colour", "GREY_B", "Of lines and numbers"),
            row::number("strokeWidth", 2, "Width of the lines").titled("Line width").atLeast(0).in("hundredths"),
            row::number("size", 20, "Type size of the numbers; 0: none").titled("Number size").between(0, 400)),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto plane = planeOf(in);
            if (!plane)
                return tl::unexpected(plane.error());
            const shape::Style style = blocks::lineStyle(in.color("colour"), in.number("strokeWidth"), context.setting);
            const double zeroX = std::clamp(0.0, plane->xLeast, plane->xMost);
            const double zeroY = std::clamp(0.0, plane->yLeast, plane->yMost);
            std::vector<Shape> ticks;
            std::vector<Shape> labels;
            addTicks(*plane, true, in.number("xStep"), style, in.number("size"), context, ticks, labels);
            addTicks(*plane, false, in.number("yStep"), style, in.number("size"), context, ticks, labels);
            return shape::group(
                {shape::leaf(shape::line(plane->at(plane->xLeast, zeroY), plane->at(plane->xMost, zeroY)), style,
                             u"x"_s),
                 shape::leaf(shape::line(plane->at(zeroX, plane->yLeast), plane->at(zeroX, plane->yMost)), style,
                             u"y"_s),
                 shape::group(std::move(ticks), u"ticks"_s), shape::group(std::move(labels), u"labels"_s)});
        }),
    };
}

NodeType curve()
{
    return {
        .id = u"charts.curve"_s,
        .title = u"Curve of numbers"_s,
        .category = u"Charts"_s,
        .help = u"Numbers as a line on a plane; give it the same range and size as its axes. The first number stands "
                u"at the "
                u"least x, the last at the most, unless they have x values of their own. “Chart with lines” "
                u"draws tables, with axes and names."_s,
        .properties = graph::joined(planeProperties(), row::numbers("values", {0, 0.5, 0.8, 1}, "The numbers"),
                                    row::numbers("xs", "Where they stand, if not evenly").titled("X values"),
                                    row::boolean("smooth", true, "A curve instead of straight pieces"),
                                    blocks::strokeProperties({.stroke = "BLUE", .strokeWidth = 3})),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            const auto plane = planeOf(in);
            if (!plane)
                return tl::unexpected(plane.error());
            const std::vector<double> &values = in.numbers("values");
            const std::vector<double> &xs = in.numbers("xs");
            const auto drawable =
                blocks::checkCount(std::ssize(values)).and_then([&] { return blocks::checkFinite(values); });
            if (!drawable)
                return tl::unexpected(drawable.error());
            if (!xs.empty() && xs.size() != values.size())
                return failure(
                    base::Sentence::tr("There is not one x value for each number (numbers: %1, x values: %2).")
                        .arg(values.size())
                        .arg(xs.size()),
                    base::Sentence::tr("Give as many of both, or no x values."), u"xs"_s);
            warnBeyond(values, plane->yLeast, plane->yMost, u"y"_s, context);
            warnBeyond(xs, plane->xLeast, plane->xMost, u"x"_s, context);
            std::vector<QPointF> points;
            for (std::size_t i = 0; i < values.size(); ++i) {
                const double share = values.size() > 1 ? static_cast<double>(i) / static_cast<double>(values.size() - 1)
                                                       : 0;
                points.push_back(
                    plane->at(xs.empty() ? plane->xLeast + share * (plane->xMost - plane->xLeast) : xs[i], values[i]));
            }
            if (points.size() < 2)
                return failure(base::Sentence::tr("A curve needs two numbers."),
                               base::Sentence::tr("Link or write more of them."), u"values"_s);
            return shape::leaf(in.boolean("smooth") ? shape::smoothCurve(points) : shape::polygon(points, false),
                               blocks::strokeOf(in, context));
        }),
    };
}

} // namespace lectograph::charts
