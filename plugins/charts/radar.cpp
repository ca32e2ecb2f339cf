// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/block.h"
#include "blocks/marks.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "chart_data.h"
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

/// All that a radar chart shows at one time.
struct RadarChart
{
    ChartData data;
    blocks::AxisScale scale;
    std::vector<blocks::AxisTick> ticks = {};
    std::vector<double> presence = {};    ///< of each series; none: all are there
    std::vector<std::size_t> colors = {}; ///< of each series, by the number of the colour; none: in their order
};

class RadarDrawing
{
public:
    RadarDrawing(const RadarChart &chart, const Inputs &in, const Context &context)
        : m_chart(chart),
          m_in(in),
          m_context(context),
          m_style(blocks::axesStyle(in, context)),
          m_radius(in.number("radius")),
          m_spokes(chart.data.categories.size())
    {}

    Shape drawn() const
    {
        std::vector<Shape> parts{rings(), spokes()};
        const QStringList names = blocks::partNames(m_chart.data.series);
        std::vector<Shape> series;
        for (std::size_t i = 0; i < m_chart.data.values.size(); ++i)
            series.push_back(seriesShape(i, names[static_cast<qsizetype>(i)]));
        parts.push_back(shape::group(std::move(series), u"series"_s));
        parts.push_back(numbers());
        parts.push_back(labels());
        const base::Box rest = shape::group(parts).bounds();
        if (!m_in.text("yTitle").trimmed().isEmpty())
            parts.push_back(title(rest));
        if (m_chart.data.series.size() > 1 && m_in.boolean("legend"))
            parts.push_back(legend(rest));
        return shape::group(std::move(parts));
    }

private:
    /// Clockwise from the top.
    QPointF direction(double spoke) const
    {
        const double angle = std::numbers::pi / 2
            - 2 * std::numbers::pi * spoke / static_cast<double>(std::max<qsizetype>(1, m_spokes));
        return {std::cos(angle), std::sin(angle)};
    }
    double radiusOf(double value) const
    {
        const double share = m_chart.scale.share(value);
        return std::clamp(std::isnan(share) ? 0 : share, 0.0, 1.0) * m_radius;
    }

    base::Color colorOf(std::size_t series) const
    {
        return seriesColor(m_in, m_chart.colors.empty() ? series : m_chart.colors[series], m_context);
    }

    Shape rings() const
    {
        const shape::Style faint = blocks::lineStyle(m_style.line.withAlpha(0.35 * m_style.line.a), m_style.width / 2,
                                                     m_context.setting);
        std::vector<Shape> rings;
        for (const blocks::AxisTick &tick : m_chart.ticks) {
            const double radius = radiusOf(tick.value);
            if (radius < 1e-6 || m_chart.scale.share(tick.value) > 1 + 1e-6 || tick.label.isEmpty())
                continue;
            std::vector<QPointF> corners;
            for (qsizetype i = 0; i < m_spokes; ++i)
                corners.push_back(radius * direction(static_cast<double>(i)));
            const bool isRound = m_in.text("rings") == "circles"_L1 || m_spokes < 3;
            const shape::Path path = isRound ? shape::circle(radius) : shape::polygon(corners);
            rings.push_back(shape::leaf(path, faint, blocks::partName(tick.label)).edited([&](shape::Part &part) {
                part.opacity = tick.presence;
            }));
        }
        if (m_in.text("rings") == "none"_L1)
            rings.clear();
        return shape::group(std::move(rings), u"rings"_s);
    }

    Shape spokes() const
    {
        const shape::Style line = blocks::lineStyle(m_style.line.withAlpha(0.35 * m_style.line.a), m_style.width / 2,
                                                    m_context.setting);
        const QStringList names = blocks::partNames(m_chart.data.categories);
        std::vector<Shape> spokes;
        for (qsizetype i = 0; i < m_spokes; ++i)
            spokes.push_back(
                shape::leaf(shape::line({}, m_radius * direction(static_cast<double>(i))), line, names[i]));
        return shape::group(std::move(spokes), u"spokes"_s);
    }

    /// Of the rings, to the left of the spoke that points up.
    Shape numbers() const
    {
        std::vector<Shape> numbers;
        for (const blocks::AxisTick &tick : m_chart.ticks) {
            if (tick.label.isEmpty() || m_in.text("rings") == "none"_L1 || m_chart.scale.share(tick.value) > 1 + 1e-6)
                continue;
            const Shape text = blocks::chartText(tick.label, 0.8 * m_style.size, m_style.words, m_context);
            const Shape centred = shape::centredAt(text, {0, radiusOf(tick.value), 0});
            numbers.push_back(shape::shifted(centred, {-0.25 * m_style.em - centred.bounds().max.x, 0, 0})
                                  .edited([&](shape::Part &part) {
                                      part.name = blocks::partName(tick.label);
                                      part.opacity *= tick.presence;
                                  }));
        }
        return shape::group(std::move(numbers), u"numbers"_s);
    }

    /// The names of the spokes, around.
    Shape labels() const
    {
        const QStringList names = blocks::partNames(m_chart.data.categories);
        std::vector<Shape> labels;
        for (qsizetype i = 0; i < m_spokes; ++i) {
            const QString &name = m_chart.data.categories[i];
            if (name.trimmed().isEmpty())
                continue;
            const Shape text = blocks::chartText(name, m_style.size, m_style.title, m_context, 10 * m_style.em);
            const base::Box box = shape::lineBox(text);
            const QPointF way = direction(static_cast<double>(i));
            // The box touches the circle around the chart from outside, whichever way it lies.
            const QPointF edge = (m_radius + 0.5 * m_style.em) * way;
            const auto beyond = [](double towards) { return std::clamp(1.6 * towards, -1.0, 1.0) / 2; };
            const QPointF middle = edge + QPointF(beyond(way.x()) * box.width(), beyond(way.y()) * box.height());
            labels.push_back(shape::shifted(text, {middle.x() - box.centre().x, middle.y() - box.centre().y, 0})
                                 .edited([&](shape::Part &part) { part.name = names[i]; }));
        }
        return shape::group(std::move(labels), u"labels"_s);
    }

    Shape seriesShape(std::size_t index, const QString &name) const
    {
        const base::Color color = colorOf(index);
        const std::vector<double> &values = m_chart.data.values[index];
        std::vector<Shape> parts;
        std::vector<QPointF> corners;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::isfinite(values[i]))
                corners.push_back(radiusOf(values[i]) * direction(static_cast<double>(i)));
        }
        shape::Style area;
        area.fill = color.withAlpha(m_in.number("fillOpacity"));
        area.strokeWidth = 0;
        shape::Style line = blocks::lineStyle(color, m_in.number("strokeWidth"), m_context.setting);
        line.join = shape::Join::Round;
        if (corners.size() == values.size() && corners.size() > 2) {
            parts.push_back(shape::leaf(shape::polygon(corners), area, u"area"_s));
            parts.push_back(shape::leaf(shape::polygon(corners), line, u"line"_s));
        } else { // there is nothing between numbers that are not next to each other
            parts.push_back(shape::leaf(openLines(values), line, u"line"_s));
        }
        if (m_in.boolean("dots"))
            parts.push_back(dots(corners, color));
        return shape::group(std::move(parts), name).edited([&](shape::Part &part) {
            part.opacity = m_chart.presence.empty() ? 1 : m_chart.presence[index];
        });
    }

    shape::Path openLines(const std::vector<double> &values) const
    {
        std::vector<shape::Contour> contours;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::size_t next = (i + 1) % values.size();
            if (!std::isfinite(values[i]) || !std::isfinite(values[next]) || next == i)
                continue;
            const shape::Path piece = shape::line(radiusOf(values[i]) * direction(static_cast<double>(i)),
                                                  radiusOf(values[next]) * direction(static_cast<double>(next)));
            contours.insert(contours.end(), piece.contours().begin(), piece.contours().end());
        }
        return shape::Path(std::move(contours));
    }

    Shape dots(const std::vector<QPointF> &corners, const base::Color &color) const
    {
        shape::Style style;
        style.fill = color;
        style.strokeWidth = 0;
        std::vector<Shape> dots;
        for (std::size_t i = 0; i < corners.size(); ++i)
            dots.push_back(shape::shifted(shape::leaf(shape::circle(0.055), style, QString::number(i + 1)),
                                          {corners[i].x(), corners[i].y(), 0}));
        return shape::group(std::move(dots), u"points"_s);
    }

    /// What is measured, below the rest.
    Shape title(const base::Box &rest) const
    {
        const Shape text = blocks::chartText(m_in.text("yTitle"), m_style.size, m_style.title, m_context);
        const base::Box box = shape::lineBox(text);
        return shape::shifted(text, {-text.bounds().centre().x, rest.min.y - 0.6 * m_style.em - box.max.y, 0})
            .edited([](shape::Part &part) { part.name = u"title"_s; });
    }

    /// Centred above all the rest.
    Shape legend(const base::Box &rest) const
    {
        std::vector<base::Color> colors;
        for (std::size_t i = 0; i < m_chart.data.values.size(); ++i)
            colors.push_back(colorOf(i));
        const double width = std::max(rest.width(), 2 * m_radius);
        const Shape drawn = legendAbove(m_chart.data.series, colors, -width / 2, rest.max.y + 0.7 * m_style.em, width,
                                        m_style, m_context);
        return shape::shifted(drawn, {-drawn.bounds().centre().x, 0, 0});
    }

    const RadarChart &m_chart;
    const Inputs &m_in;
    const Context &m_context;
    blocks::AxesStyle m_style;
    double m_radius;
    qsizetype m_spokes;
};

Result<RadarChart> radarChart(const ChartData &data, const Inputs &in, const Context &context)
{
    RadarChart chart{data, {}};
    std::vector<double> numbers;
    for (const auto &values : data.values)
        numbers.insert(numbers.end(), values.begin(), values.end());
    blocks::AxisSettings settings = blocks::axisSettings(in, blocks::yAxisKeys);
    if (settings.ticks == 0)
        settings.ticks = 5; // there is one label for each ring, and the area is what counts
    const auto scale = blocks::scaleOf(settings, blocks::finiteRange(numbers, settings.kind().kind), true,
                                       in.number("radius"), !settings.kind().isLogarithmic());
    if (!scale)
        return tl::unexpected(scale.error());
    chart.scale = *scale;
    if (data.arePercent && settings.numbers == blocks::NumberFormat::Automatic)
        settings.numbers = blocks::NumberFormat::Percent;
    const blocks::AxisPlace place{.isUpright = true, .length = in.number("radius")};
    chart.ticks = blocks::fittingTicks(*scale, settings, place, blocks::axesStyle(in, context), context);
    return chart;
}

/// Series pair by their names, spokes by theirs. One that is new comes as it is.
RadarChart radarBetween(const RadarChart &before, const RadarChart &after, double share)
{
    RadarChart chart = after;
    chart.scale = blocks::mixed(before.scale, after.scale, share);
    chart.ticks = blocks::mixed(before.ticks, after.ticks, share);
    chart.presence.assign(chart.data.values.size(), 1);
    const auto valueIn = [](const RadarChart &of, qsizetype series, const QString &spoke) {
        const qsizetype at = of.data.categories.indexOf(spoke);
        return series < 0 || at < 0 ? std::nan("")
                                    : of.data.values[static_cast<std::size_t>(series)][static_cast<std::size_t>(at)];
    };
    qsizetype coming = before.data.series.size(); // colours that no series has yet
    for (qsizetype i = 0; i < after.data.series.size(); ++i) {
        const qsizetype old = before.data.series.indexOf(after.data.series[i]);
        chart.presence[static_cast<std::size_t>(i)] = old < 0 ? share : 1;
        chart.colors.push_back(static_cast<std::size_t>(old < 0 ? coming++ : old));
        std::vector<double> &values = chart.data.values[static_cast<std::size_t>(i)];
        for (std::size_t spoke = 0; spoke < values.size(); ++spoke) {
            const double from = valueIn(before, old, after.data.categories[static_cast<qsizetype>(spoke)]);
            values[spoke] = std::isnan(from) ? values[spoke] : std::lerp(from, values[spoke], share);
        }
    }
    for (qsizetype i = 0; i < before.data.series.size(); ++i) {
        if (share >= 1 || after.data.series.contains(before.data.series[i]))
            continue;
        std::vector<double> values;
        for (const QString &spoke : after.data.categories)
            values.push_back(valueIn(before, i, spoke));
        chart.data.series.append(before.data.series[i]);
        chart.data.values.push_back(std::move(values));
        chart.presence.push_back(1 - share);
        chart.colors.push_back(static_cast<std::size_t>(i));
    }
    return chart;
}

Result<Shape> drawRadar(const Inputs &in, const Context &context)
{
    const auto data = chartData(in, context);
    if (!data)
        return tl::unexpected(data.error());
    if (const auto few = blocks::checkCount(std::ssize(data->values) * data->categories.size()); !few)
        return tl::unexpected(few.error());
    auto chart = radarChart(*data, in, context);
    const double later = in.number("later");
    if (chart && later > 0 && !in.texts("laterCells").isEmpty()) {
        const auto next = tableData(in.texts("laterCells"), in.boolean("headerRow"), in.boolean("headerColumn"),
                                    context)
                              .and_then([&](const ChartData &table) { return radarChart(table, in, context); });
        if (!next)
            return tl::unexpected(next.error());
        chart = radarBetween(*chart, *next, later);
    }
    return chart.map([&](const RadarChart &drawn) { return RadarDrawing(drawn, in, context).drawn(); });
}

} // namespace

NodeType radar()
{
    return {
        .id = u"charts.radar"_s,
        .title = u"Radar chart"_s,
        .category = u"Charts"_s,
        .help =
            u"Several measures of few things: an axis for each row, from the middle outwards, and an outline for each "
            u"column. All axes have the same scale. “Change” leads to other numbers. The parts are "
            u"“series/NAME/line”, “…/area” and “…/points”, “labels”, “rings”, “numbers”, “spokes”, “title” "
            u"and “legend”."_s,
        .properties = graph::joined(
            dataProperties({"\tModel A\tModel B", "Reasoning\t72\t58", "Code\t64\t70", "Mathematics\t55\t48",
                            "Languages\t81\t66", "Knowledge\t77\t74", "Safety\t69\t80"}),
            row::number("radius", 2.3, "Of the outermost ring").between(0.1, 1000).in("units"),
            row::choice("rings", "polygons", "polygons=With corners|circles=Round|none", "Lines at equal numbers"),
            row::boolean("dots", true, "A dot at each number").titled("Points"),
            row::texts("laterCells", "The table when the change is complete, with the same names")
                .titled("Table afterwards"),
            row::number("later", 0, "From 0, the table, to 1, the table afterwards").titled("Change").between(0, 1),
            row::colors("colours", {"BLUE", "ORANGE", "GREEN", "RED", "PURPLE", "TEAL", "PINK", "GOLD"},
                        "One for each series, over again if there are fewer"),
            row::boolean("legend", true, "The names of the series with their colours, where there are several"),
            row::number("fillOpacity", 0.22, "How opaque the areas are").between(0, 1),
            row::number("strokeWidth", 4, "Width of the outlines")
                .titled("Line width")
                .between(0, 100)
                .in("hundredths"),
            blocks::axisProperties(blocks::yAxisKeys, {.scales = "linear|log10=Logarithmic, base 10"}),
            row::color("axisColour", "GREY_B", "Of rings, axes and their numbers").titled("Axis colour"),
            blocks::typeSizeRow(24), row::color("colour", "WHITE", "Colour of the names").titled("Colour of texts")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawRadar),
    };
}

} // namespace lectograph::charts
