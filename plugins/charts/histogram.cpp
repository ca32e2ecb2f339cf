// SPDX-License-Identifier: GPL-3.0-or-later
#include "bins.h"
#include "blocks/block.h"
#include "blocks/marks.h"
#include "blocks/style.h"
#include "plot_axes.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

std::vector<double> numbersFor(const Inputs &in)
{
    const tensor::Tensor &tensor = in.tensor("tensor");
    if (tensor.size() == 0)
        return in.numbers("values");
    const tensor::Numbers numbers = tensor.values();
    std::vector<double> all;
    for (std::size_t i = 0; i < static_cast<std::size_t>(tensor.size()); ++i)
        all.push_back(numbers[i]);
    return all;
}

Result<Bins> binsFor(const Inputs &in)
{
    const std::vector<double> values = numbersFor(in);
    const QString &kind = in.text("bins");
    if (kind == "count"_L1)
        return binsOfCount(values, in.integer("binCount"));
    if (kind != "width"_L1)
        return binsOfCount(values, automaticBinCount(values));
    const double width = in.number("binWidth");
    const double count = std::min(binCountOfWidth(values, width), 1e15);
    if (const auto few = blocks::checkCount(static_cast<qsizetype>(count)); !few)
        return tl::unexpected(few.error());
    return binsOfWidth(values, width);
}

/// How high the bars are: how many numbers there are, which share of all, or so that the area of all bars is 1.
std::vector<double> heightsOf(const Bins &bins, const QString &measure)
{
    std::vector<double> heights;
    for (std::size_t i = 0; i < bins.counts.size(); ++i) {
        const auto count = static_cast<double>(bins.counts[i]);
        const double share = bins.numbers > 0 ? count / static_cast<double>(bins.numbers) : 0;
        heights.push_back(measure == "count"_L1       ? count
                              : measure == "share"_L1 ? share
                                                      : share / (bins.edges[i + 1] - bins.edges[i]));
    }
    return heights;
}

/// Bins that are divided in two, again and again, of which the last step may be on its way.
struct Halving
{
    Bins bins;
    std::vector<double> heights;
    double apart = 1; ///< of the two halves of a bin: 0 they still look like one
};

Result<Halving> halvingOf(const Inputs &in)
{
    auto bins = binsFor(in);
    const double steps = in.number("halvings");
    if (!bins || steps <= 0)
        return bins.map([&](Bins &found) {
            const std::vector<double> heights = heightsOf(found, in.text("measure"));
            return Halving{std::move(found), heights};
        });
    const double last = std::ceil(steps);
    if (const auto few = blocks::checkCount(std::ssize(bins->counts) << static_cast<int>(last)); !few)
        return tl::unexpected(few.error());
    const std::vector<double> values = numbersFor(in);
    for (int i = 1; i < static_cast<int>(last); ++i)
        bins = halved(values, *bins);
    const std::vector<double> whole = heightsOf(*bins, in.text("measure"));
    Halving halving{halved(values, *bins), {}, 1 - (last - steps)};
    halving.heights = heightsOf(halving.bins, in.text("measure"));
    for (std::size_t i = 0; i < halving.heights.size(); ++i)
        halving.heights[i] = std::lerp(whole[i / 2], halving.heights[i], halving.apart);
    return halving;
}

/// What a normal distribution of the same mean and deviation would have: a curve, and lines at one to three deviations.
Shape bellOf(const Bins &bins, const blocks::PlotPlane &plane, const Inputs &in, const Context &context)
{
    const std::vector<double> values = numbersFor(in);
    double mean = 0;
    for (const double value : values)
        mean += std::isfinite(value) ? value / static_cast<double>(bins.numbers) : 0;
    double squares = 0;
    for (const double value : values)
        squares += std::isfinite(value) ? (value - mean) * (value - mean) : 0;
    const double deviation = bins.numbers > 1 ? std::sqrt(squares / static_cast<double>(bins.numbers - 1)) : 0;
    if (!(deviation > 0) || bins.counts.empty())
        return {};
    const double width = bins.edges[1] - bins.edges[0];
    const QString &measure = in.text("measure");
    const double whole = measure == "count"_L1 ? static_cast<double>(bins.numbers) * width
        : measure == "share"_L1                ? width
                                               : 1;
    constexpr int steps = 160;
    std::vector<QPointF> points;
    for (int i = 0; i <= steps; ++i) {
        const double x = plane.x.value(static_cast<double>(i) / steps);
        const double z = (x - mean) / deviation;
        const double y = whole * std::exp(-z * z / 2) / (deviation * std::sqrt(2 * std::numbers::pi));
        points.emplace_back(plane.xAt(x), std::clamp(plane.yAt(y), -plane.height / 2, plane.height / 2));
    }
    shape::Style line = blocks::lineStyle(in.color("bellColour"), in.number("bellWidth"), context.setting);
    line.join = shape::Join::Round;
    std::vector<Shape> parts{shape::leaf(shape::polygon(points, false), line, u"curve"_s)};
    shape::Style fine = blocks::lineStyle(in.color("bellColour").withAlpha(0.6), in.number("bellWidth") / 2,
                                          context.setting);
    for (int i = -3; i <= 3 && in.text("bell") == "deviations"_L1; ++i) {
        const double x = plane.xAt(mean + i * deviation);
        if (i != 0 && std::abs(x) <= plane.width / 2)
            parts.push_back(shape::leaf(shape::line({x, -plane.height / 2}, {x, plane.height / 2}), fine,
                                        u"deviation %1"_s.arg(i)));
    }
    return shape::group(std::move(parts), u"bell"_s);
}

/// Bars that meet, with a fine line between them, cut off at the ends of the axes.
std::vector<Shape> barsOf(const Halving &halving, const blocks::PlotPlane &plane, const Inputs &in)
{
    const auto &[bins, heights, apart] = halving;
    const base::Color color = in.color("fill").withAlpha(in.number("fillOpacity"));
    const double half = plane.width / 2;
    std::vector<Shape> bars;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const double left = std::clamp(plane.xAt(bins.edges[i]), -half, half);
        const double right = std::clamp(plane.xAt(bins.edges[i + 1]), -half, half);
        const double top = plane.yAt(heights[i]);
        const double bottom = -plane.height / 2;
        if (!(right > left) || !(top > bottom))
            continue; // none is no bar, and on a logarithmic axis has no place
        const double inset = std::min(0.012, 0.06 * (right - left));
        // Halves of one bin are parted as they come apart.
        const double leftInset = i % 2 == 1 ? inset * apart : inset;
        const double rightInset = i % 2 == 0 ? inset * apart : inset;
        const QPointF corners[] = {
            {right - rightInset, std::min(top, plane.height / 2)},
            {left + leftInset, std::min(top, plane.height / 2)},
            {left + leftInset, bottom},
            {right - rightInset, bottom},
        };
        shape::Style style;
        style.fill = color;
        style.strokeWidth = 0;
        bars.push_back(shape::leaf(shape::polygon(corners), style, QString::number(i)));
    }
    return bars;
}

Result<Shape> drawHistogram(const Inputs &in, const Context &context)
{
    const auto halving = halvingOf(in);
    if (!halving)
        return tl::unexpected(halving.error());
    const Bins &bins = halving->bins;
    const double width = in.number("width");
    const double height = in.number("height");
    const blocks::AxisSettings xSettings = blocks::axisSettings(in, blocks::xAxisKeys);
    blocks::AxisSettings ySettings = blocks::axisSettings(in, blocks::yAxisKeys);
    const auto x = blocks::scaleOf(xSettings, blocks::finiteRange(bins.edges), false, width, false, true);
    if (!x)
        return tl::unexpected(x.error());
    const blocks::AxisKind kind = ySettings.kind().kind;
    // On a logarithmic axis a bar of one number is still seen.
    blocks::NumberRange range = blocks::finiteRange(halving->heights, kind);
    if (kind == blocks::AxisKind::Logarithmic)
        range.least *= 0.5;
    const bool isCount = in.text("measure") == "count"_L1 && ySettings.ticks == 0;
    auto y = blocks::scaleOf(ySettings, range, true, height, kind != blocks::AxisKind::Logarithmic);
    for (int fewer = 5; isCount && y && y->steps.step != std::round(y->steps.step) && fewer > 1; --fewer) {
        ySettings.ticks = fewer; // there is no half of a number
        y = blocks::scaleOf(ySettings, range, true, height, kind != blocks::AxisKind::Logarithmic);
    }
    if (!y)
        return tl::unexpected(y.error());
    if (in.text("measure") == "share"_L1 && ySettings.numbers == blocks::NumberFormat::Automatic)
        ySettings.numbers = blocks::NumberFormat::Percent;
    const blocks::PlotPlane plane{*x, *y, width, height};
    const blocks::AxesStyle style = blocks::axesStyle(in, context);
    const PlotAxes axes = plotAxes(plane, xSettings, ySettings, in.text("gridLines"), style, context);
    std::vector<Shape> parts{axes.grid, shape::group(barsOf(*halving, plane, in), u"bars"_s), axes.x, axes.y};
    if (in.text("bell") != "none"_L1)
        parts.push_back(bellOf(bins, plane, in, context));
    return shape::group(std::move(parts));
}

} // namespace

NodeType histogram()
{
    return {
        .id = u"charts.histogram"_s,
        .title = u"Histogram"_s,
        .category = u"Charts"_s,
        .help =
            u"How often numbers of each size occur, as bars over axes. The bins are found from the numbers, or have a "
            u"count or a width of their own. What is not finite is left out. The parts are “bars/BIN”, “x”, “y”, "
            u"“grid” "
            u"and “bell”."_s,
        .properties = graph::joined(
            row::numbers("values", {2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 9}, "The numbers to count"),
            row::tensor("tensor", "Numbers that are computed, all entries of them, instead of the values")
                .titled("Linked numbers"),
            row::choice("bins", "automatic", "automatic|count=Own count|width=Own width", "How wide the bars are"),
            row::integer("binCount", 10, "How many bars there are, if their count is given")
                .titled("Bin count")
                .between(1, 1000),
            row::number("binWidth", 1, "From which number to which a bar reaches, if its width is given")
                .titled("Bin width")
                .between(0.0001, 1e12),
            row::number("halvings", 0, "How often each bar is divided in two; in between, its halves come apart")
                .titled("Bars divided")
                .between(0, 6),
            row::choice("measure", "count", "count=How many|share=Share of all|density=Density",
                        "How high the bars are"),
            row::number("width", 8, "Of the area between the axes").between(0.1, 1000).in("units"),
            row::number("height", 4.5, "Of the area between the axes").between(0.1, 1000).in("units"),
            row::color("fill", "BLUE", "Colour of the area").titled("Fill colour"),
            row::number("fillOpacity", 1, "How opaque the bars are").between(0, 1),
            row::choice("bell", "none", "none|curve|deviations=Curve, with lines at 1 to 3 standard deviations",
                        "A normal distribution with the mean and the deviation of the numbers")
                .titled("Bell curve"),
            row::color("bellColour", "ORANGE", "Of the bell curve").titled("Colour of the curve"),
            row::number("bellWidth", 4, "Width of the bell curve")
                .titled("Width of the curve")
                .between(0, 100)
                .in("hundredths"),
            blocks::axisProperties(blocks::xAxisKeys, {.scales = "linear|dates"}),
            blocks::axisProperties(blocks::yAxisKeys, {.scales = "linear|log10=Logarithmic, base 10"}),
            blocks::axisStyleProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawHistogram),
    };
}

} // namespace lectograph::charts
