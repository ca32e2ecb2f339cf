// SPDX-License-Identifier: GPL-3.0-or-later
#include "plane.h"

#include "base/sentence.h"
#include "base/text.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "shape/layout.h"
#include "shape/outlines.h"

#include <algorithm>
#include <cmath>

namespace lectograph::functions {

using namespace Qt::StringLiterals;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

Axis axisOf(const Inputs &in, std::string_view least, std::string_view most, std::string_view scale, double length,
            const Context &context)
{
    const auto kind = in.text(scale) == "logarithmic"_L1 ? blocks::AxisKind::Logarithmic : blocks::AxisKind::Linear;
    blocks::AxisScale axis{.kind = kind, .least = in.number(least), .most = in.number(most)};
    if (axis.least >= axis.most) {
        context.fail({Sentence::tr("An axis ends before it begins."),
                      Sentence::tr("Make the most greater than the least."), base::toText(most)});
        if (axis.least > axis.most)
            std::swap(axis.least, axis.most);
        else
            axis.most = axis.least + std::max(1.0, std::abs(axis.least));
    }
    if (axis.isLogarithmic() && axis.least <= 0) {
        context.fail({Sentence::tr("A logarithmic axis has no place for 0 and numbers below it."),
                      Sentence::tr("Let it begin with a number above 0."), base::toText(least)});
        axis.most = axis.most > 0 ? axis.most : 1;
        axis.least = axis.most / 1000;
    }
    return {axis, length};
}

} // namespace

graph::PropertyTable planeProperties()
{
    return graph::joined(
        blocks::rangeProperties({-4, 4}, {-1, 5}),
        row::choice("xScale", "linear", "linear|logarithmic", "Whether equal lengths are equal steps or equal factors")
            .titled("Scale of x"),
        row::choice("yScale", "linear", "linear|logarithmic", "Whether equal lengths are equal steps or equal factors")
            .titled("Scale of y"),
        row::number("width", 8, "Length of the x axis").between(0.01, 1000).in("units"),
        row::number("height", 5, "Length of the y axis").between(0.01, 1000).in("units"),
        row::boolean("showGrid", true, "Faint lines at the ticks").titled("Show grid"),
        row::text("xTitle", "", "Below the x axis; $…$ is a formula").titled("X axis title"),
        row::text("yTitle", "", "Above the y axis; $…$ is a formula").titled("Y axis title"),
        row::color("axisColour", "GREY_B", "Colour of axes and numbers").titled("Colour of axes"),
        blocks::typeSizeRow(28));
}

Plane planeOf(const Inputs &in, const Context &context)
{
    return {axisOf(in, "xLeast", "xMost", "xScale", in.number("width"), context),
            axisOf(in, "yLeast", "yMost", "yScale", in.number("height"), context)};
}

blocks::AxesStyle planeStyle(const Inputs &in, const Context &context)
{
    blocks::AxesStyle style;
    style.line = style.words = in.color("axisColour");
    style.title = context.setting.color(u"WHITE");
    style.size = in.number("size");
    style.em = blocks::textStyle(style.size, style.words, context).em;
    return style;
}

TickedAxis tickedAxis(const Axis &axis, const QString &title, int wanted, const blocks::AxisPlace &place,
                      const Inputs &in, const Context &context)
{
    const blocks::AxesStyle style = planeStyle(in, context);
    blocks::AxisSettings settings;
    settings.ticks = wanted;
    const std::vector<blocks::AxisTick> ticks = blocks::fittingTicks(axis.scale, settings, place, style, context);
    TickedAxis ticked;
    ticked.drawn = blocks::drawnAxis(axis.scale, ticks, title, place, style, context);
    const auto named = [&](const Shape &part) {
        return part.edited([&](shape::Part &own) { own.name = place.isUpright ? u"y"_s : u"x"_s; });
    };
    for (const Shape &part : ticked.drawn.axis->children) {
        if (part->name == "ticks"_L1)
            ticked.ticks = named(part);
        else if (part->name == "labels"_L1)
            ticked.labels = named(part);
        else if (part->name == "title"_L1)
            ticked.title = named(part);
    }
    return ticked;
}

std::vector<Shape> drawnAxes(const Plane &plane, const Inputs &in, const Context &context)
{
    const shape::Style line = blocks::lineStyle(in.color("axisColour"), 2, context.setting);
    const double left = -plane.x.length / 2;
    const double bottom = -plane.y.length / 2;
    // Axes pass through 0 where it is seen; numbers stand at the border, where no curve crosses them.
    const auto zero = [](const Axis &axis) {
        return axis.isLogarithmic() ? -axis.length / 2 : std::clamp(axis.at(0), -axis.length / 2, axis.length / 2);
    };
    const double crossX = zero(plane.x);
    const double crossY = zero(plane.y);
    const bool hasGrid = in.boolean("showGrid");
    blocks::AxisPlace below{.length = plane.x.length,
                            .across = crossY,
                            .wordsFrom = bottom,
                            .gridFrom = hasGrid ? bottom : 0,
                            .gridTo = hasGrid ? -bottom : 0,
                            .hasLine = false,
                            .marksAcross = true};
    const blocks::AxisPlace beside{.isUpright = true,
                                   .length = plane.y.length,
                                   .across = crossX,
                                   .wordsFrom = left,
                                   .gridFrom = hasGrid ? left : 0,
                                   .gridTo = hasGrid ? -left : 0,
                                   .hasLine = false,
                                   .marksAcross = true};
    const TickedAxis y = tickedAxis(plane.y, in.text("yTitle"), 0, beside, in, context);
    TickedAxis x = tickedAxis(plane.x, in.text("xTitle"), 0, below, in, context);
    if (const double drop = blocks::cornerDrop(x.drawn, y.drawn, planeStyle(in, context)); drop > 0) {
        below.wordsFrom -= drop;
        x = tickedAxis(plane.x, in.text("xTitle"), 0, below, in, context);
    }
    std::vector<Shape> parts{shape::group({x.drawn.grid, y.drawn.grid}, u"grid"_s),
                             shape::leaf(shape::line({left, crossY}, {-left, crossY}), line, u"x"_s),
                             shape::leaf(shape::line({crossX, bottom}, {crossX, -bottom}), line, u"y"_s),
                             shape::group({x.ticks, y.ticks}, u"ticks"_s),
                             shape::group({x.labels, y.labels}, u"labels"_s)};
    std::vector<Shape> titles;
    for (const TickedAxis *axis : std::initializer_list<const TickedAxis *>{&x, &y}) {
        if (axis->title)
            titles.push_back(*axis->title);
    }
    if (!titles.empty())
        parts.push_back(shape::group(std::move(titles), u"titles"_s));
    return parts;
}

} // namespace lectograph::functions
