// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/marks.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "chart_data.h"
#include "plot_axes.h"
#include "reduction.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "tensor/written_number.h"
#include "types.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// One line: its numbers, and how far they spread.
struct Line
{
    QString name;
    std::vector<double> values;
    std::vector<double> low = {}; ///< empty: no band
    std::vector<double> high = {};
    int runs = 1;
};

/// Where the points stand: numbers, dates, or names at even distances.
struct Places
{
    std::vector<double> xs;
    blocks::AxisScale scale;
};

std::optional<std::vector<double>> numbersOf(const QStringList &texts)
{
    std::vector<double> numbers;
    for (const QString &text : texts) {
        const auto number = tensor::writtenNumber(text, tensor::DecimalMark::Point);
        if (!number || !std::isfinite(*number))
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<std::vector<double>> datesOf(const QStringList &texts)
{
    std::vector<double> days;
    for (const QString &text : texts) {
        const auto day = blocks::writtenDate(text);
        if (!day)
            return std::nullopt;
        days.push_back(*day);
    }
    return days;
}

Result<Places> placesOf(const ChartData &data, const Inputs &in)
{
    blocks::AxisSettings settings = blocks::axisSettings(in, blocks::xAxisKeys);
    Places places;
    const bool hasNames = std::ranges::any_of(data.categories, [](const QString &name) { return !name.isEmpty(); });
    std::optional<std::vector<double>> xs;
    if (!in.numbers("xs").empty())
        xs = in.numbers("xs");
    else if (hasNames && settings.scale != "categories"_L1)
        xs = settings.scale == "dates"_L1 ? datesOf(data.categories) : numbersOf(data.categories);
    if (!xs && hasNames && settings.scale == "automatic"_L1) {
        xs = datesOf(data.categories);
        if (xs)
            settings.scale = u"dates"_s;
    }
    if (!xs && hasNames) {
        for (qsizetype i = 0; i < data.categories.size(); ++i)
            places.xs.push_back(static_cast<double>(i));
        places.scale = blocks::categoryScale(data.categories);
        return places;
    }
    if (!xs) {
        xs.emplace();
        for (qsizetype i = 0; i < data.categories.size(); ++i)
            xs->push_back(static_cast<double>(i + 1));
    }
    if (std::ssize(*xs) != data.categories.size())
        return base::failure(Sentence::tr("There is not one x value for each number (numbers: %1, x values: %2).")
                                 .arg(data.categories.size())
                                 .arg(xs->size()),
                             Sentence::tr("Give as many of both, or no x values."), u"xs"_s);
    places.xs = std::move(*xs);
    const auto scale = blocks::scaleOf(settings, blocks::finiteRange(places.xs, settings.kind().kind), false,
                                       in.number("width"), false, in.text("form") != "points"_L1);
    if (!scale)
        return tl::unexpected(scale.error());
    places.scale = *scale;
    return places;
}

/// The mean of the runs at each place, and what lies between the least and the greatest, or a standard deviation
/// around it.
Line lineOfRuns(const std::vector<const std::vector<double> *> &runs, const QString &name, const QString &band)
{
    Line line{.name = name, .values = *runs.front(), .runs = static_cast<int>(runs.size())};
    if (runs.size() < 2)
        return line;
    for (std::size_t i = 0; i < line.values.size(); ++i) {
        std::vector<double> at;
        for (const auto *run : runs) {
            if (!std::isnan((*run)[i]))
                at.push_back((*run)[i]);
        }
        double mean = 0;
        for (const double value : at)
            mean += value / static_cast<double>(at.size());
        double squares = 0;
        for (const double value : at)
            squares += (value - mean) * (value - mean);
        const double deviation = at.size() > 1 ? std::sqrt(squares / static_cast<double>(at.size() - 1)) : 0;
        const bool isAny = !at.empty();
        line.values[i] = isAny ? mean : std::numeric_limits<double>::quiet_NaN();
        const bool isRange = band == "range"_L1;
        line.low.push_back(!isAny ? mean : isRange ? std::ranges::min(at) : mean - deviation);
        line.high.push_back(!isAny ? mean : isRange ? std::ranges::max(at) : mean + deviation);
    }
    return line;
}

/// Series with the same name are runs of one, if bands are asked for.
std::vector<Line> linesOf(const ChartData &data, const Inputs &in)
{
    const QString &band = in.text("band");
    std::vector<Line> lines;
    QStringList done;
    for (qsizetype i = 0; i < data.series.size(); ++i) {
        const auto &values = data.values[static_cast<std::size_t>(i)];
        if (band == "none"_L1) {
            lines.push_back({.name = data.series[i], .values = values});
            continue;
        }
        if (done.contains(data.series[i]))
            continue;
        done.append(data.series[i]);
        std::vector<const std::vector<double> *> runs;
        for (qsizetype k = i; k < data.series.size(); ++k) {
            if (data.series[k] == data.series[i])
                runs.push_back(&data.values[static_cast<std::size_t>(k)]);
        }
        lines.push_back(lineOfRuns(runs, data.series[i], band));
    }
    return lines;
}

blocks::NumberRange rangeOfLines(const std::vector<Line> &lines, blocks::AxisKind kind)
{
    blocks::NumberRange all = blocks::finiteRange({}, kind);
    for (const Line &line : lines) {
        for (const auto *numbers : {&line.values, &line.low, &line.high}) {
            const blocks::NumberRange own = blocks::finiteRange(*numbers, kind);
            all = {std::min(all.least, own.least), std::max(all.most, own.most)};
        }
    }
    return all;
}

/// The runs of points that have a place; where a number is missing, the line ends, or goes on behind the gap.
std::vector<std::vector<QPointF>> pieces(const blocks::PlotPlane &plane, const std::vector<double> &xs,
                                         const std::vector<double> &values, bool isBridged)
{
    std::vector<std::vector<QPointF>> runs(1);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const QPointF at = plane.at(xs[i], values[i]);
        if (std::isfinite(at.x()) && std::isfinite(at.y()))
            runs.back().push_back(at);
        else if (!isBridged && !runs.back().empty())
            runs.emplace_back();
    }
    std::erase_if(runs, [](const auto &run) { return run.empty(); });
    return runs;
}

std::vector<QPointF> stepped(const std::vector<QPointF> &points)
{
    std::vector<QPointF> steps;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0)
            steps.emplace_back(points[i].x(), points[i - 1].y());
        steps.push_back(points[i]);
    }
    return steps;
}

/// What lies beyond the axes is cut off at them.
QPointF within(const blocks::PlotPlane &plane, const QPointF &point)
{
    return {std::clamp(point.x(), -plane.width / 2, plane.width / 2),
            std::clamp(point.y(), -plane.height / 2, plane.height / 2)};
}

/// Draws the lines of one chart.
class SeriesDrawing
{
public:
    SeriesDrawing(const blocks::PlotPlane &plane, const std::vector<double> &xs, const Inputs &in,
                  const Context &context)
        : m_plane(plane), m_xs(xs), m_in(in), m_context(context), m_form(in.text("form"))
    {}

    Shape drawn(const Line &line, const base::Color &color, const QString &name) const
    {
        std::vector<Shape> parts;
        if (!line.low.empty())
            parts.push_back(band(line, color));
        std::vector<Shape> strokes;
        std::vector<Shape> dots;
        for (const std::vector<QPointF> &run : pieces(m_plane, m_xs, line.values, m_in.text("gaps") == "bridge"_L1)) {
            const auto points = reduced(m_form == "steps"_L1 ? stepped(run) : run, pixelColumn);
            if (m_form == "areas"_L1 && points.size() > 1)
                parts.push_back(area(points, color, parts.size()));
            if (m_form != "points"_L1 && points.size() > 1)
                strokes.push_back(stroke(points, color));
            if (m_form == "points"_L1 || m_in.boolean("dots") || points.size() == 1)
                addDots(run, color, dots);
        }
        if (strokes.size() == 1)
            parts.push_back(strokes.front().edited([](shape::Part &part) { part.name = u"line"_s; }));
        else if (!strokes.empty())
            parts.push_back(shape::group(std::move(strokes), u"line"_s));
        if (!dots.empty())
            parts.push_back(shape::group(std::move(dots), u"points"_s));
        return shape::group(std::move(parts), name);
    }

private:
    Shape stroke(std::vector<QPointF> points, const base::Color &color) const
    {
        shape::Style style = blocks::lineStyle(color, m_in.number("strokeWidth"), m_context.setting);
        style.join = shape::Join::Round;
        style.cap = shape::Cap::Round;
        for (QPointF &point : points)
            point = within(m_plane, point);
        const bool isSmooth = m_in.boolean("smooth") && m_form != "steps"_L1 && points.size() < 2000;
        return shape::leaf(isSmooth ? shape::smoothCurve(points) : shape::polygon(points, false), style);
    }

    Shape filled(std::vector<QPointF> corners, const base::Color &color, const QString &name) const
    {
        for (QPointF &point : corners)
            point = within(m_plane, point);
        shape::Style style;
        style.fill = color.withAlpha(m_in.number("fillOpacity"));
        style.strokeWidth = 0;
        return shape::leaf(shape::polygon(corners), style, name);
    }

    Shape area(const std::vector<QPointF> &points, const base::Color &color, std::size_t index) const
    {
        const double zero = m_plane.y.isLogarithmic() ? -m_plane.height / 2 : m_plane.yAt(0);
        std::vector<QPointF> corners = points;
        corners.emplace_back(points.back().x(), zero);
        corners.emplace_back(points.front().x(), zero);
        return filled(std::move(corners), color, index == 0 ? u"area"_s : u"area %1"_s.arg(index + 1));
    }

    Shape band(const Line &line, const base::Color &color) const
    {
        const auto opened = [&](std::vector<double> edge) {
            for (std::size_t i = 0; i < edge.size(); ++i)
                edge[i] = std::lerp(line.values[i], edge[i], m_in.number("bandOpen"));
            return edge;
        };
        std::vector<QPointF> corners;
        for (const auto &run : pieces(m_plane, m_xs, opened(line.high), true))
            corners = reduced(run, pixelColumn);
        for (const auto &run : pieces(m_plane, m_xs, opened(line.low), true)) {
            const auto lower = reduced(run, pixelColumn);
            corners.insert(corners.end(), lower.rbegin(), lower.rend());
        }
        return filled(std::move(corners), color, u"band"_s);
    }

    void addDots(const std::vector<QPointF> &points, const base::Color &color, std::vector<Shape> &dots) const
    {
        shape::Style style;
        style.fill = color;
        style.strokeWidth = 0;
        const shape::Path circle = shape::circle(m_in.number("dotRadius"));
        for (const QPointF &point : points) {
            if (within(m_plane, point) == point)
                dots.push_back(shape::shifted(shape::leaf(circle, style, QString::number(dots.size())),
                                              {point.x(), point.y(), 0}));
        }
    }

    const blocks::PlotPlane &m_plane;
    const std::vector<double> &m_xs;
    const Inputs &m_in;
    const Context &m_context;
    QString m_form;
};

/// Names at the ends of the lines, apart from each other.
Shape namesAtEnds(const std::vector<Line> &lines, const std::vector<double> &xs, const blocks::PlotPlane &plane,
                  const std::vector<base::Color> &colors, const blocks::AxesStyle &style, const Context &context)
{
    struct End
    {
        std::size_t line;
        double y;
    };
    std::vector<End> ends;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto runs = pieces(plane, xs, lines[i].values, true);
        if (!runs.empty() && !lines[i].name.isEmpty())
            ends.push_back({i, within(plane, runs.back().back()).y()});
    }
    std::ranges::stable_sort(ends, std::less{}, &End::y);
    const double least = 1.25 * style.em;
    for (int pass = 0; pass < 50; ++pass) {
        for (std::size_t i = 1; i < ends.size(); ++i) {
            if (const double lack = least - (ends[i].y - ends[i - 1].y); lack > 1e-9) {
                ends[i - 1].y -= lack / 2;
                ends[i].y += lack / 2;
            }
        }
    }
    std::vector<Shape> names;
    for (const End &end : ends) {
        const Shape words = blocks::chartText(lines[end.line].name, style.size, colors[end.line], context);
        const Shape placed = shape::centredAt(words, {0, end.y, 0});
        names.push_back(shape::shifted(placed, {plane.width / 2 + 0.4 * style.em - placed.bounds().min.x, 0, 0})
                            .edited([&](shape::Part &part) { part.name = blocks::partName(lines[end.line].name); }));
    }
    return shape::group(std::move(names), u"legend"_s);
}

Result<Shape> drawSeries(const Inputs &in, const Context &context)
{
    const auto data = chartData(in, context);
    if (!data)
        return tl::unexpected(data.error());
    constexpr qsizetype most = 2'000'000;
    if (std::ssize(data->values) * data->categories.size() > most || std::ssize(data->values) > 200)
        return base::failure(Sentence::tr("%1 numbers are too many to be drawn one by one.")
                                 .arg(std::ssize(data->values) * data->categories.size()),
                             Sentence::tr("Show a part of them: at most %1.").arg(most));
    const auto places = placesOf(*data, in);
    if (!places)
        return tl::unexpected(places.error());
    const std::vector<Line> lines = linesOf(*data, in);
    blocks::AxisSettings settings = blocks::axisSettings(in, blocks::yAxisKeys);
    const blocks::AxisKind kind = settings.kind().kind;
    const double height = in.number("height");
    const double width = in.number("width");
    const auto y = blocks::scaleOf(settings, rangeOfLines(lines, kind), true, height, in.text("form") == "areas"_L1);
    if (!y)
        return tl::unexpected(y.error());
    const blocks::PlotPlane plane{places->scale, *y, width, height};
    const blocks::AxesStyle style = blocks::axesStyle(in, context);
    if (in.text("form") == "points"_L1 || in.boolean("dots")) {
        if (const auto few = blocks::checkCount(std::ssize(data->values) * data->categories.size()); !few)
            return tl::unexpected(few.error());
    }
    blocks::AxisSettings xSettings = blocks::axisSettings(in, blocks::xAxisKeys);
    const bool areWhole = std::ranges::all_of(places->xs, [](double x) { return x == std::round(x); });
    if (areWhole && plane.x.kind == blocks::AxisKind::Linear && plane.x.most - plane.x.least < 8
        && xSettings.ticks == 0)
        xSettings.ticks = static_cast<int>(plane.x.most - plane.x.least) + 1; // no half years
    if (data->arePercent && settings.numbers == blocks::NumberFormat::Automatic)
        settings.numbers = blocks::NumberFormat::Percent;
    if (settings.title.isEmpty() && lines.size() == 1)
        settings.title = lines.front().name;
    if (xSettings.title.isEmpty())
        xSettings.title = data->corner;
    const PlotAxes axes = plotAxes(plane, xSettings, settings, in.text("gridLines"), style, context);
    std::vector<base::Color> colors;
    QStringList names;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        colors.push_back(seriesColor(in, i, context));
        names.append(lines[i].name);
    }
    const QStringList parts = blocks::partNames(names);
    std::vector<Shape> drawn;
    for (std::size_t i = 0; i < lines.size(); ++i)
        drawn.push_back(
            SeriesDrawing(plane, places->xs, in, context).drawn(lines[i], colors[i], parts[static_cast<qsizetype>(i)]));
    std::vector<Shape> all{axes.grid, axes.x, axes.y, shape::group(std::move(drawn), u"lines"_s)};
    const bool isNamed = lines.size() > 1
        && std::ranges::any_of(names, [](const QString &name) { return !name.isEmpty(); });
    if (in.boolean("legend") && isNamed) {
        const double top = std::max(height / 2 + 0.15, shape::group(all).bounds().max.y + 0.1);
        all.push_back(in.text("form") == "points"_L1
                          ? legendAbove(names, colors, -width / 2, top, width, style, context)
                          : namesAtEnds(lines, places->xs, plane, colors, style, context));
    }
    return shape::group(std::move(all));
}

} // namespace

NodeType series()
{
    return {
        .id = u"charts.series"_s,
        .title = u"Chart with lines"_s,
        .category = u"Charts"_s,
        .help =
            u"Lines, areas, steps or points of a table with axes and names at the ends of the lines. The first column "
            u"has the x values: numbers, dates or names. 100,000 points are reduced to what can be seen, without "
            u"losing extremes. The parts are “lines/SERIES/line”, “…/band”, “…/area” and “…/points”, “x”, “y”, "
            u"“grid” and “legend”."_s,
        .properties = graph::joined(
            dataProperties({"Training step\tTraining\tValidation", "0\t4.1\t4.2", "1000\t2.3\t2.6", "2000\t1.6\t2.1",
                            "3000\t1.2\t1.9", "4000\t1\t1.85"}),
            row::numbers("xs", "Where the numbers stand, if not as the first column says").titled("X values"),
            row::choice("form", "lines", "lines|areas|points|steps", "How the numbers are drawn"),
            row::choice("band", "none",
                        "none|range=Least to greatest run|deviation=A standard deviation around the mean",
                        "Columns with the same name are runs of one series: their mean with a band around it")
                .titled("Band of runs"),
            row::number("bandOpen", 1, "How far the band is open: 0 is the line alone, 1 the whole band")
                .titled("Opening of the band")
                .between(0, 1),
            row::choice("gaps", "break", "break=The line ends|bridge=The line goes on",
                        "What happens where a number is missing")
                .titled("Missing numbers"),
            row::boolean("smooth", false, "A curve instead of straight pieces"),
            row::boolean("dots", false, "A dot at each number"),
            row::number("dotRadius", 0.07, "Of a dot").between(0, 10).in("units"),
            row::number("strokeWidth", 4, "Width of the lines").titled("Line width").between(0, 1000).in("hundredths"),
            row::number("fillOpacity", 0.25, "How opaque areas and bands are").between(0, 1), areaProperties(),
            blocks::axisProperties(blocks::xAxisKeys,
                                   {.scale = "automatic",
                                    .scales = "automatic|linear|log10=Logarithmic, base 10|log2=Logarithmic, base 2|"
                                              "loge=Logarithmic, base e|categories=Names|dates"}),
            blocks::axisProperties(blocks::yAxisKeys,
                                   {.scales = "linear|log10=Logarithmic, base 10|log2=Logarithmic, base 2|"
                                              "loge=Logarithmic, base e"}),
            blocks::axisStyleProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawSeries),
    };
}

} // namespace lectograph::charts
