// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/contrast.h"
#include "blocks/marks.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "chart_data.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// A bar: where it stands along the names, in bands of width 1, and from which number to which it reaches.
struct Column
{
    QString name; ///< of the category, then of the series
    QString series;
    std::size_t color = 0;
    double middle = 0;
    double thickness = 0.8;
    double from = 0;
    double to = 0;
    double number = 0; ///< that is written
    double presence = 1;
};

/// All that is drawn of one table.
struct ColumnChart
{
    std::vector<Column> columns;
    blocks::AxisScale names;
    std::vector<double> places; ///< of the names
    blocks::AxisScale values;
    QStringList series;
    QStringList categories;
    QString corner;
    bool arePercent = false;
};

std::vector<std::size_t> orderOf(const ChartData &data, const QString &order)
{
    std::vector<std::size_t> indices(static_cast<std::size_t>(data.categories.size()));
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    const auto sum = [&](std::size_t category) {
        double total = 0;
        for (const auto &values : data.values)
            total += std::isnan(values[category]) ? 0 : values[category];
        return total;
    };
    if (order == "largest first"_L1)
        std::ranges::stable_sort(indices, std::greater{}, sum);
    else if (order == "smallest first"_L1)
        std::ranges::stable_sort(indices, std::less{}, sum);
    return indices;
}

/// The bars of one category: beside each other, or on each other, those below 0 downwards from there.
void addColumns(ColumnChart &chart, const ChartData &data, std::size_t category, double place, const Inputs &in)
{
    const QString &kind = in.text("arrangement");
    const bool isStacked = kind != "grouped"_L1;
    const double reach = in.number("thickness");
    double up = 0;
    double down = 0;
    double whole = 0;
    for (const auto &values : data.values)
        whole += std::isnan(values[category]) ? 0 : std::abs(values[category]);
    const auto count = static_cast<double>(data.values.size());
    for (std::size_t i = 0; i < data.values.size(); ++i) {
        const double given = data.values[i][category];
        if (std::isnan(given))
            continue;
        Column column;
        column.name = chart.categories[static_cast<qsizetype>(category)];
        column.series = chart.series[static_cast<qsizetype>(i)];
        column.color = data.values.size() > 1 ? i : in.boolean("colourEach") ? category : 0;
        column.number = given;
        const double value = kind == "share"_L1 ? (whole > 0 ? given / whole : 0) : given;
        if (isStacked) {
            double &base = value < 0 ? down : up;
            column.from = base;
            column.to = base += value;
            column.middle = place;
            column.thickness = reach;
        } else {
            column.to = value;
            column.thickness = reach / count;
            column.middle = place + (static_cast<double>(i) - (count - 1) / 2) * column.thickness;
            column.thickness *= count > 1 ? 0.92 : 1;
        }
        chart.columns.push_back(column);
    }
}

Result<ColumnChart> chartOf(const ChartData &data, const Inputs &in)
{
    ColumnChart chart;
    chart.series = blocks::partNames(data.series);
    chart.categories = blocks::partNames(data.categories);
    chart.corner = data.corner;
    chart.arePercent = data.arePercent || in.text("arrangement") == "share"_L1;
    const std::vector<std::size_t> order = orderOf(data, in.text("order"));
    chart.places.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        chart.places[order[i]] = static_cast<double>(i);
        addColumns(chart, data, order[i], static_cast<double>(i), in);
    }
    chart.names = blocks::categoryScale(data.categories);
    blocks::NumberRange range{0, 0};
    for (const Column &column : chart.columns) {
        range.least = std::min({range.least, column.from, column.to});
        range.most = std::max({range.most, column.from, column.to});
    }
    blocks::AxisSettings settings = blocks::axisSettings(in, blocks::yAxisKeys);
    if (settings.kind().isLogarithmic()) { // bars begin at the end of the axis there
        std::vector<double> ends;
        for (const Column &column : chart.columns)
            ends.push_back(column.to);
        range = blocks::finiteRange(ends, blocks::AxisKind::Logarithmic);
    }
    const bool isUp = in.text("direction") == "up"_L1;
    const auto scale = blocks::scaleOf(settings, range, isUp, in.number(isUp ? "height" : "width"), true);
    if (!scale)
        return tl::unexpected(scale.error());
    chart.values = *scale;
    return chart;
}

/// Bars pair by their names; one that comes or goes grows from the base or shrinks to it.
ColumnChart between(const ColumnChart &before, const ColumnChart &after, double share)
{
    ColumnChart chart = after;
    chart.values = blocks::mixed(before.values, after.values, share);
    chart.names.most = std::lerp(before.names.most, after.names.most, share);
    const auto partner = [](const ColumnChart &of, const Column &column) {
        return std::ranges::find_if(of.columns, [&](const Column &other) {
            return other.name == column.name && other.series == column.series;
        });
    };
    for (Column &column : chart.columns) {
        const auto old = partner(before, column);
        Column from = column;
        if (old != before.columns.end())
            from = *old;
        else
            from.to = from.from, from.number = 0;
        column.middle = std::lerp(from.middle, column.middle, share);
        column.thickness = std::lerp(from.thickness, column.thickness, share);
        column.from = std::lerp(from.from, column.from, share);
        column.to = std::lerp(from.to, column.to, share);
        column.number = std::lerp(from.number, column.number, share);
        column.presence = old != before.columns.end() ? 1 : share;
    }
    for (Column column : before.columns) {
        if (partner(after, column) != after.columns.end())
            continue;
        column.to = std::lerp(column.to, column.from, share);
        column.presence = 1 - share;
        chart.columns.push_back(column);
    }
    for (qsizetype i = 0; i < chart.categories.size(); ++i) {
        const qsizetype old = before.categories.indexOf(chart.categories[i]);
        auto &place = chart.places[static_cast<std::size_t>(i)];
        if (old >= 0)
            place = std::lerp(before.places[static_cast<std::size_t>(old)], place, share);
    }
    return chart;
}

/// What is written at a bar.
double shownNumber(const ColumnChart &chart, const Column &column, bool isShare)
{
    const double number = isShare ? column.to - column.from : column.number;
    return chart.arePercent ? 100 * number : number;
}

int decimalsFor(const ColumnChart &chart, const Inputs &in)
{
    if (in.integer("decimals") >= 0)
        return in.integer("decimals");
    const bool isShare = in.text("arrangement") == "share"_L1;
    int most = 0;
    for (const Column &column : chart.columns) {
        const double shown = shownNumber(chart, column, isShare);
        most = std::max(most, blocks::shownDecimals(shown));
    }
    return isShare && most > 1 ? 0 : most; // shares that are not given have no digits that matter
}

/// The area of the chart, with the axis of names and that of numbers in the directions that are chosen.
class ColumnDrawing
{
public:
    ColumnDrawing(const ColumnChart &chart, const Inputs &in, const Context &context, int decimals)
        : m_chart(chart),
          m_in(in),
          m_context(context),
          m_style(blocks::axesStyle(in, context)),
          m_isUp(in.text("direction") == "up"_L1),
          m_names(m_isUp ? in.number("width") : in.number("height")),
          m_length(m_isUp ? in.number("height") : in.number("width")),
          m_decimals(decimals)
    {}

    Shape drawn(const std::vector<blocks::AxisTick> &ticks) const
    {
        std::vector<Shape> parts;
        const blocks::DrawnAxis values = valueAxis(ticks);
        const blocks::DrawnAxis names = nameAxis();
        if (m_in.text("gridLines") != "none"_L1)
            parts.push_back(shape::group({values.grid}, u"grid"_s));
        parts.push_back(bars());
        parts.push_back(values.axis);
        parts.push_back(names.axis);
        parts.push_back(baseLine());
        const bool isSeveral = m_chart.series.size() > 1;
        if (isSeveral && m_in.boolean("legend")) {
            std::vector<base::Color> colors;
            for (std::size_t i = 0; i < static_cast<std::size_t>(m_chart.series.size()); ++i)
                colors.push_back(seriesColor(m_in, i, m_context));
            double top = m_in.number("height") / 2 + 0.2;
            for (const Shape &part : parts)
                top = std::max(top, part.bounds().max.y + 0.12);
            parts.push_back(legendAbove(m_chart.series, colors, -m_in.number("width") / 2, top, m_in.number("width"),
                                        m_style, m_context));
        }
        return shape::group(std::move(parts));
    }

    blocks::AxisPlace valuePlace() const
    {
        const double edge = -m_names / 2;
        return {.isUpright = m_isUp,
                .length = m_length,
                .across = edge,
                .wordsFrom = edge,
                .gridFrom = -m_names / 2,
                .gridTo = m_names / 2,
                .hasLine = false,
                .hasMarks = false};
    }
    const blocks::AxesStyle &style() const { return m_style; }

private:
    double along(double place) const
    {
        const double at = (m_chart.names.share(place) - 0.5) * m_names;
        return m_isUp ? at : -at; // the first name on top
    }
    double valueAt(double value) const
    {
        const double share = m_chart.values.share(value);
        return (std::clamp(std::isnan(share) ? 0 : share, 0.0, 1.0) - 0.5) * m_length;
    }
    QPointF at(double names, double values) const { return m_isUp ? QPointF(names, values) : QPointF(values, names); }

    blocks::DrawnAxis valueAxis(const std::vector<blocks::AxisTick> &ticks) const
    {
        QString title = m_in.text("yTitle");
        if (title.isEmpty() && m_chart.series.size() == 1 && m_chart.series.front() != "_"_L1)
            title = m_chart.series.front();
        return blocks::drawnAxis(m_chart.values, ticks, title, valuePlace(), m_style, m_context);
    }

    blocks::DrawnAxis nameAxis() const
    {
        std::vector<blocks::AxisTick> ticks;
        for (qsizetype i = 0; i < m_chart.names.categories.size(); ++i) {
            const double place = m_chart.places[static_cast<std::size_t>(i)];
            ticks.push_back({m_isUp ? place : m_chart.names.most - 0.5 - place, m_chart.names.categories[i],
                             presenceOf(m_chart.categories[i])});
        }
        const double edge = -m_length / 2;
        // The number of a negative bar does not stand on the names.
        double words = edge;
        for (const Column &column : m_chart.columns) {
            if (m_in.boolean("showNumbers") && column.to < column.from) {
                const base::Box box = numberShape(column).bounds();
                words = std::min(words, (m_isUp ? box.min.y : box.min.x) - 0.1 * m_style.em);
            }
        }
        QString title = m_in.text("xTitle");
        if (title.isEmpty())
            title = m_chart.corner;
        return blocks::drawnAxis(m_chart.names, ticks, title,
                                 {.isUpright = !m_isUp,
                                  .length = m_names,
                                  .across = edge,
                                  .wordsFrom = words,
                                  .hasLine = false,
                                  .hasMarks = false,
                                  .namesWidth = 0.35 * m_length},
                                 m_style, m_context);
    }

    /// A name comes with its bars.
    double presenceOf(const QString &name) const
    {
        double most = -1;
        for (const Column &column : m_chart.columns)
            most = std::max(most, column.name == name ? column.presence : -1);
        return most < 0 ? 1 : most;
    }

    Shape baseLine() const
    {
        const double value = valueAt(m_chart.values.isLogarithmic() ? m_chart.values.least : 0);
        const shape::Style line = blocks::lineStyle(m_style.line, m_style.width, m_context.setting);
        return shape::leaf(shape::line(at(-m_names / 2, value), at(m_names / 2, value)), line, u"baseline"_s);
    }

    Shape barShape(const Column &column) const
    {
        const double unit = m_names / std::max(1e-9, m_chart.names.most - m_chart.names.least);
        const double half = std::max(column.thickness * unit / 2, 1e-3);
        const double middle = along(column.middle);
        const double from = valueAt(column.from == 0 && m_chart.values.isLogarithmic() ? m_chart.values.least
                                                                                       : column.from);
        double to = valueAt(column.to);
        if (std::abs(to - from) < 1e-5) // corners that a morph can tell apart
            to = from + (column.to < column.from ? -1e-5 : 1e-5);
        const QPointF corners[] = {at(middle + half, to), at(middle - half, to), at(middle - half, from),
                                   at(middle + half, from)};
        shape::Style style;
        style.fill = seriesColor(m_in, column.color, m_context).withAlpha(m_in.number("fillOpacity"));
        style.strokeWidth = 0;
        return shape::leaf(shape::polygon(corners), style, u"bar"_s);
    }

    /// On the side to which the bar grows; within the bar where others stand on it.
    Shape numberShape(const Column &column) const
    {
        const bool isStacked = m_in.text("arrangement") != "grouped"_L1;
        const bool isPercent = m_chart.arePercent;
        const double shown = shownNumber(m_chart, column, m_in.text("arrangement") == "share"_L1);
        const bool isWhole = isPercent && (std::abs(shown) < 1e-9 || std::abs(shown - 100) < 1e-9);
        const base::Color ink = isStacked ? blocks::blackOrWhiteOn(seriesColor(m_in, column.color, m_context))
                                          : m_style.title;
        const double side = m_isUp || isStacked ? 0 : column.to < column.from ? 1 : -1;
        const Shape number = blocks::chartNumber(shown, isWhole ? 0 : m_decimals, m_style.size, ink,
                                                 isPercent ? u"%"_s : QString(), side, m_context);
        const double gap = 0.35 * m_style.em;
        const double sign = column.to < column.from ? -1 : 1;
        const double off = isStacked ? 0 : m_isUp ? sign * (gap + 0.37 * m_style.em) : sign * gap;
        const double value = isStacked ? (valueAt(column.from) + valueAt(column.to)) / 2 : valueAt(column.to);
        const QPointF point = at(along(column.middle), value + off);
        return shape::shifted(number, {point.x(), point.y(), 0}).edited([](shape::Part &part) {
            part.name = u"number"_s;
        });
    }

    bool hasRoomForNumber(const Column &column, const Shape &number) const
    {
        if (m_in.text("arrangement") == "grouped"_L1)
            return true;
        const double length = std::abs(valueAt(column.to) - valueAt(column.from));
        return length > (m_isUp ? number.bounds().height() : number.bounds().width()) * 1.2;
    }

    Shape bars() const
    {
        std::vector<Shape> groups;
        QStringList done;
        for (const Column &column : m_chart.columns) {
            if (done.contains(column.name))
                continue;
            done.append(column.name);
            std::vector<Shape> own;
            for (const Column &other : m_chart.columns) {
                if (other.name != column.name)
                    continue;
                std::vector<Shape> pair{barShape(other)};
                if (m_in.boolean("showNumbers")) {
                    if (Shape number = numberShape(other); hasRoomForNumber(other, number))
                        pair.push_back(std::move(number));
                }
                own.push_back(shape::group(std::move(pair), other.series).edited([&](shape::Part &part) {
                    part.opacity = other.presence;
                }));
            }
            groups.push_back(shape::group(std::move(own), column.name));
        }
        return shape::group(std::move(groups), u"bars"_s);
    }

    const ColumnChart &m_chart;
    const Inputs &m_in;
    const Context &m_context;
    blocks::AxesStyle m_style;
    bool m_isUp;
    double m_names;
    double m_length;
    int m_decimals;
};

std::vector<blocks::AxisTick> ticksFor(const ColumnChart &chart, const Inputs &in, const Context &context)
{
    blocks::AxisSettings settings = blocks::axisSettings(in, blocks::yAxisKeys);
    if (chart.arePercent && settings.numbers == blocks::NumberFormat::Automatic)
        settings.numbers = blocks::NumberFormat::Percent;
    const ColumnDrawing drawing(chart, in, context, 0);
    return blocks::fittingTicks(chart.values, settings, drawing.valuePlace(), drawing.style(), context);
}

Result<Shape> drawColumns(const Inputs &in, const Context &context)
{
    const auto data = chartData(in, context);
    if (!data)
        return tl::unexpected(data.error());
    const qsizetype marks = std::ssize(data->values) * data->categories.size();
    if (const auto few = blocks::checkCount(marks); !few)
        return tl::unexpected(few.error());
    const auto before = chartOf(*data, in);
    const double later = in.number("later");
    if (!before || later <= 0 || in.texts("laterCells").isEmpty())
        return before.map([&](const ColumnChart &chart) {
            return ColumnDrawing(chart, in, context, decimalsFor(chart, in)).drawn(ticksFor(chart, in, context));
        });
    const auto next = tableData(in.texts("laterCells"), in.boolean("headerRow"), in.boolean("headerColumn"), context)
                          .and_then([&](const ChartData &table) { return chartOf(table, in); });
    return next.map([&](const ColumnChart &after) {
        const ColumnChart chart = between(*before, after, later);
        const int decimals = std::max(decimalsFor(*before, in), decimalsFor(after, in));
        const auto ticks = blocks::mixed(ticksFor(*before, in, context), ticksFor(after, in, context), later);
        return ColumnDrawing(chart, in, context, decimals).drawn(ticks);
    });
}

} // namespace

NodeType columns()
{
    return {
        .id = u"charts.columns"_s,
        .title = u"Chart with bars"_s,
        .category = u"Charts"_s,
        .help = u"Bars of a table with axes, names and a legend: beside each other, stacked, or stacked to 100 %. The "
                u"frame keeps its size, whatever the numbers are. “Change” leads to other numbers: bars grow, shrink "
                u"and change places. The parts are “bars/NAME/SERIES/bar” and “…/number”, “x”, “y”, “grid”, "
                u"“baseline” and “legend”."_s,
        .properties = graph::joined(
            dataProperties({"\tEN–DE\tEN–FR", "ByteNet\t23.8\t", "GNMT\t24.6\t39.9", "Transformer\t28.4\t41.8"}),
            row::choice("arrangement", "grouped",
                        "grouped=Beside each other|stacked=On each other|share=On each other, to 100 %",
                        "How bars of several series stand"),
            row::choice("direction", "up", "up|right", "Where the bars grow"),
            row::choice("order", "as given", "as given|largest first|smallest first", "Which name comes first"),
            row::boolean("showNumbers", true, "The number of each bar"),
            row::integer("decimals", -1, "Of the numbers at the bars: digits after the point; −1: as they need")
                .between(-1, 8),
            row::texts("laterCells", "The table when the change is complete, with the same names")
                .titled("Table afterwards"),
            row::number("later", 0, "From 0, the table, to 1, the table afterwards").titled("Change").between(0, 1),
            areaProperties(),
            row::boolean("colourEach", false, "Where there is one series, a colour of its own for each bar")
                .titled("A colour for each bar"),
            row::number("thickness", 0.76, "Of the bars of one name: the share of the room for it")
                .titled("Bar thickness")
                .between(0.01, 1),
            row::number("fillOpacity", 1, "How opaque the bars are").between(0, 1),
            row::text("xTitle", "", "What is counted along the axis; empty: as the data says. $…$ is a formula")
                .titled("X axis title"),
            blocks::axisProperties(blocks::yAxisKeys,
                                   {.scales = "linear|log10=Logarithmic, base 10|log2=Logarithmic, base 2|"
                                              "loge=Logarithmic, base e"}),
            blocks::axisStyleProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(drawColumns),
    };
}

} // namespace lectograph::charts
