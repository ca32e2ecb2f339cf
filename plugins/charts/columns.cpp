// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/contrast.h"
#include "blocks/marks.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "column_chart.h"
#include "named_area.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

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
          m_area(chart.names, chart.values, in, context),
          m_style(m_area.style()),
          m_isUp(m_area.isUp()),
          m_apart(in.text("arrangement") == "grouped"_L1 ? 1 : in.number("apart")),
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
        if (Shape marks = breaks(); marks.leafCount() > 0)
            parts.push_back(std::move(marks));
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

    blocks::AxisPlace valuePlace() const { return m_area.valuePlace(false); }
    const blocks::AxesStyle &style() const { return m_style; }

private:
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
            const double presence = m_chart.presences.empty() ? 1 : m_chart.presences[static_cast<std::size_t>(i)];
            ticks.push_back({place, m_chart.names.categories[i], presence});
        }
        // The number of a negative bar does not stand on the names.
        double words = m_area.edge();
        for (const Column &column : m_chart.columns) {
            if (m_in.boolean("showNumbers") && column.to < column.from) {
                const base::Box box = numberShape(column).bounds();
                words = std::min(words, (m_isUp ? box.min.y : box.min.x) - 0.1 * m_style.em);
            }
        }
        const QString &title = m_in.text("xTitle");
        return m_area.nameAxis(std::move(ticks), title.isEmpty() ? m_chart.corner : title, words, false);
    }

    Shape baseLine() const
    {
        const double value = m_area.valueAt(m_chart.values.isLogarithmic() ? m_chart.values.least : 0);
        const shape::Style line = blocks::lineStyle(m_style.line, m_style.width, m_context.setting);
        return shape::leaf(shape::line(m_area.at(-m_area.names() / 2, value), m_area.at(m_area.names() / 2, value)),
                           line, u"baseline"_s);
    }

    Shape barShape(const Column &column) const
    {
        const double unit = m_area.unit();
        const double half = std::max(column.thickness * unit / 2, 1e-3);
        const double middle = m_area.along(column.middle);
        const double from = m_area.valueAt(column.from == 0 && m_chart.values.isLogarithmic() ? m_chart.values.least
                                                                                              : column.from);
        double to = m_area.valueAt(column.to);
        if (std::abs(to - from) < 1e-5) // corners that a morph can tell apart
            to = from + (column.to < column.from ? -1e-5 : 1e-5);
        const QPointF corners[] = {m_area.at(middle + half, to), m_area.at(middle - half, to),
                                   m_area.at(middle - half, from), m_area.at(middle + half, from)};
        shape::Style style;
        style.fill = seriesColor(m_in, column.color, m_context).withAlpha(m_in.number("fillOpacity"));
        style.strokeWidth = 0;
        return shape::leaf(shape::polygon(corners), style, u"bar"_s);
    }

    /// On the side to which the bar grows; within the bar where others stand on it.
    Shape numberShape(const Column &column) const
    {
        const bool isStacked = m_apart < 0.5;
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
        const double value = isStacked ? (m_area.valueAt(column.from) + m_area.valueAt(column.to)) / 2
                                       : m_area.valueAt(column.to);
        const QPointF point = m_area.at(m_area.along(column.middle), value + off);
        return shape::shifted(number, {point.x(), point.y(), 0}).edited([&](shape::Part &part) {
            part.name = u"number"_s;
            part.opacity *= std::abs(1 - 2 * m_apart); // it changes its place while bars go apart
        });
    }

    bool hasRoomForNumber(const Column &column, const Shape &number) const
    {
        if (m_apart >= 0.5)
            return true;
        const double length = std::abs(m_area.valueAt(column.to) - m_area.valueAt(column.from));
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

    /// A slanted gap in each bar that does not begin at 0, since its length says nothing then.
    Shape breaks() const
    {
        const blocks::AxisScale &scale = m_chart.values;
        const double range = scale.most - scale.least;
        const double share = scale.isLogarithmic() || !(range > 0)
            ? 0
            : std::clamp(20 * std::max(scale.least, -scale.most) / range, 0.0, 1.0);
        if (share <= 0)
            return {};
        const double sign = scale.least > 0 ? 1 : -1;
        const double unit = m_area.unit();
        std::vector<Shape> marks;
        for (const Column &column : m_chart.columns) {
            const double foot = m_area.valueAt(column.from);
            const double begin = scale.share(column.from);
            const bool isCut = sign > 0 ? begin < 0 : begin > 1;
            if (!isCut || std::abs(m_area.valueAt(column.to) - foot) < 1.3 * m_style.em)
                continue;
            const double half = column.thickness * unit / 2 + 0.02;
            const double middle = m_area.along(column.middle);
            const double slant = std::min(0.16 * m_style.em, half / 2);
            const double from = foot + sign * 0.5 * m_style.em;
            const double to = from + sign * 0.2 * m_style.em;
            const QPointF corners[] = {m_area.at(middle - half, from - slant), m_area.at(middle + half, from + slant),
                                       m_area.at(middle + half, to + slant), m_area.at(middle - half, to - slant)};
            shape::Style style;
            style.fill = m_context.setting.color(u"background");
            style.strokeWidth = 0;
            marks.push_back(shape::leaf(shape::polygon(corners), style, blocks::partName(column.name)));
        }
        return shape::group(std::move(marks), u"breaks"_s).edited([&](shape::Part &part) { part.opacity = share; });
    }

    const ColumnChart &m_chart;
    const Inputs &m_in;
    const Context &m_context;
    NamedArea m_area;
    blocks::AxesStyle m_style;
    bool m_isUp;
    double m_apart; ///< 0: bars of a name stand on each other
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
    const std::vector<QStringList> tables = laterTables(in.texts("laterCells"));
    const double later = std::min(in.number("later"), static_cast<double>(tables.size()));
    const auto chartAt = [&](std::size_t index) {
        if (index == 0)
            return columnChart(*data, in);
        return tableData(tables[index - 1], in.boolean("headerRow"), in.boolean("headerColumn"), context)
            .and_then([&](const ChartData &table) { return columnChart(table, in); });
    };
    const auto from = static_cast<std::size_t>(std::ceil(std::max(later, 1.0))) - 1;
    const auto before = chartAt(from);
    if (!before || later <= 0)
        return before.map([&](const ColumnChart &chart) {
            return ColumnDrawing(chart, in, context, decimalsFor(chart, in)).drawn(ticksFor(chart, in, context));
        });
    const double share = later - static_cast<double>(from);
    return chartAt(from + 1).map([&](const ColumnChart &after) {
        const ColumnChart chart = between(*before, after, share);
        const int decimals = std::max(decimalsFor(*before, in), decimalsFor(after, in));
        const auto ticks = blocks::mixed(ticksFor(*before, in, context), ticksFor(after, in, context), share);
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
                u"“baseline”, “breaks” and “legend”."_s,
        .properties = graph::joined(
            dataProperties({"\tEN–DE\tEN–FR", "ByteNet\t23.8\t", "GNMT\t24.6\t39.9", "Transformer\t28.4\t41.8"}),
            row::choice("arrangement", "grouped",
                        "grouped=Beside each other|stacked=On each other|share=On each other, to 100 %",
                        "How bars of several series stand"),
            row::number(
                "apart", 0,
                "Of bars on each other: from 0, as they stand, to 1, beside each other. They go apart first, then down")
                .titled("Going apart")
                .between(0, 1),
            row::choice("direction", "up", "up|right", "Where the bars grow"),
            row::choice("order", "as given", "as given|largest first|smallest first", "Which name comes first"),
            row::boolean("showNumbers", true, "The number of each bar"),
            row::integer("decimals", -1, "Of the numbers at the bars: digits after the point; −1: as they need")
                .between(-1, 8),
            row::texts("laterCells",
                       "The table when the change is complete, with the same names; further ones behind empty rows")
                .titled("Table afterwards"),
            row::number("later", 0, "From 0, the table, to 1, the table afterwards, and on to further ones")
                .titled("Change")
                .between(0, 1000),
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
