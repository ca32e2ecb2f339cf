// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/cell_marks.h"
#include "blocks/color_bar.h"
#include "blocks/contrast.h"
#include "blocks/drawn_entries.h"
#include "blocks/label.h"
#include "blocks/rows.h"
#include "blocks/table.h"
#include "cell_axes.h"
#include "chart_data.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "types.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

/// The numbers with the names of their rows and columns.
struct HeatData
{
    tensor::Tensor numbers;
    QStringList rows;
    QStringList columns;
};

bool hasWords(const QStringList &texts)
{
    return std::ranges::any_of(texts, [](const QString &text) { return !text.trimmed().isEmpty(); });
}

/// The table if it has any cell, otherwise the matrix; lists of names go before those of the table.
Result<HeatData> heatData(const Inputs &in, const Context &context)
{
    HeatData data{in.tensor("tensor"), {}, {}};
    if (hasWords(in.texts("cells"))) {
        const auto table = blocks::tableOf(in);
        if (!table)
            return tl::unexpected(table.error());
        for (const QString &note : table->notes + blocks::wordsAmongNumbers(*table))
            context.warn(note);
        std::vector<double> numbers;
        for (const auto &row : table->numbers) {
            for (const auto &number : row)
                numbers.push_back(number.value_or(std::numeric_limits<double>::quiet_NaN()));
        }
        data = {tensor::Tensor(table->rows(), table->columns(), std::move(numbers)), table->rowNames,
                table->columnNames};
    }
    for (const auto &[own, names] :
         {std::pair(in.texts("rowNames"), &data.rows), {in.texts("columnNames"), &data.columns}}) {
        if (hasWords(own))
            *names = own;
        else if (!hasWords(*names))
            names->clear();
    }
    return data;
}

/// Of one cell: as the sides of the whole say, in its proportions where only one of them does.
QSizeF cellSize(const Inputs &in, const tensor::Tensor &numbers)
{
    const double width = in.number("width") / std::max(1, numbers.columns());
    const double height = in.number("height") / std::max(1, numbers.rows());
    QSizeF cell(in.number("cellWidth"), in.number("cellHeight"));
    if (width > 0 && height > 0)
        cell = {width, height};
    else if (width > 0 || height > 0)
        cell *= width > 0 ? width / cell.width() : height / cell.height();
    return cell;
}

/// Draws the cells of a matrix, with what stands around them.
class HeatDrawing
{
public:
    HeatDrawing(const HeatData &data, const Inputs &in, const Context &context)
        : m_data(data),
          m_in(in),
          m_context(context),
          m_map(blocks::colormapOf(in, data.numbers.values())),
          m_style(blocks::axesStyle(in, context)),
          m_cell(cellSize(in, data.numbers)),
          m_area(m_cell.width() * data.numbers.columns(), m_cell.height() * data.numbers.rows()),
          m_isFromTop(in.text("firstRow") == "top"_L1),
          m_columns(lineOf(data.numbers.columns(), data.columns, blocks::xAxisKeys, false)),
          m_rows(lineOf(data.numbers.rows(), data.rows, blocks::yAxisKeys, m_isFromTop))
    {}

    Result<Shape> drawn() const
    {
        auto cells = isImage() ? Result<Shape>(image()) : entries();
        if (!cells || m_data.numbers.isEmpty())
            return cells;
        std::vector<Shape> parts{*std::move(cells)};
        if (m_in.boolean("showAxes")) {
            const auto around = axes();
            if (!around)
                return tl::unexpected(around.error());
            parts.insert(parts.end(), around->begin(), around->end());
        }
        if (m_in.boolean("showColourBar"))
            parts.push_back(bar());
        if (std::vector<Shape> regions = namedRegions(); !regions.empty())
            parts.push_back(shape::group(std::move(regions), u"regions"_s));
        return shape::group(std::move(parts));
    }

private:
    CellLine lineOf(int cells, const QStringList &names, const blocks::AxisKeys &keys, bool isBackwards) const
    {
        return {cells, names, m_in.integer("countFrom"), isBackwards, blocks::axisSettings(m_in, keys)};
    }

    Shape image() const
    {
        const double opacity = m_in.number("fillOpacity");
        return blocks::imageOfCells(
            m_data.numbers, m_cell.width(), m_cell.height(),
            [&](double value) {
                return std::isnan(value) ? Color{0, 0, 0, 0} : m_map.at(value).withAlpha(opacity);
            },
            {.isFromTop = m_isFromTop});
    }

    Result<Shape> entries() const
    {
        const blocks::DrawEntry heat = blocks::drawHeat(m_in, m_context, m_map, m_cell, m_in.color("stroke"),
                                                        m_in.number("strokeWidth"));
        const double fit = hasNumbers() ? numberFit() : 0;
        const auto draw = [&](double value, int row, int column) -> Result<std::optional<Shape>> {
            auto cell = heat(value, row, column);
            if (!cell || !*cell || !hasNumbers())
                return cell;
            const Shape number = shape::scaled(numberOf(value), fit);
            return std::optional(shape::group({(*cell)->edited([](shape::Part &part) { part.name = u"cell"_s; }),
                                               number.edited([](shape::Part &part) { part.name = u"number"_s; })}));
        };
        const auto all = blocks::entries(m_data.numbers, m_cell.width(), m_cell.height(), draw);
        return m_isFromTop ? all : all.map([&](const Shape &rows) { return turned(rows); });
    }

    /// With the first row below.
    Shape turned(const Shape &entries) const
    {
        return entries.edited([&](shape::Part &part) {
            for (std::size_t row = 0; row < part.children.size(); ++row) {
                const double up = 2 * static_cast<double>(row) - static_cast<double>(part.children.size() - 1);
                part.children[row] = shape::shifted(part.children[row], {0, up * m_cell.height(), 0});
            }
        });
    }

    bool isImage() const { return m_data.numbers.size() > blocks::mostCells; }
    bool hasNumbers() const { return m_in.boolean("showNumbers") && !isImage(); }
    int decimals() const
    {
        if (m_in.integer("decimals") >= 0)
            return m_in.integer("decimals");
        int most = 0;
        for (const double value : m_data.numbers.values())
            most = std::max(most, blocks::shownDecimals(value));
        return most;
    }

    Shape numberOf(double value) const
    {
        const Color fill = base::mix(m_context.setting.color(u"BLACK"), m_map.at(value), m_in.number("fillOpacity"));
        return blocks::chartNumber(value, m_decimals, m_style.size, blocks::blackOrWhiteOn(fill), {}, 0, m_context);
    }

    /// All numbers are as small as the longest must be.
    double numberFit() const
    {
        const blocks::NumberRange range =
            blocks::finiteRange(std::vector<double>(m_data.numbers.values().begin(), m_data.numbers.values().end()));
        const Shape ends[] = {numberOf(range.least), numberOf(range.most)};
        const double height = std::max(ends[0].bounds().height(), ends[1].bounds().height());
        return std::min(shape::commonFit(ends, 0.85 * m_cell.width()), 0.75 * m_cell.height() / std::max(height, 1e-9));
    }

    /// “x” and “y”.
    Result<std::vector<Shape>> axes() const
    {
        const blocks::AxisPlace beside{.isUpright = true,
                                       .length = m_area.height(),
                                       .across = -m_area.width() / 2,
                                       .wordsFrom = -m_area.width() / 2,
                                       .hasLine = false,
                                       .namesWidth = std::max(0.35 * m_area.width(), 2.0),
                                       .titleTurned = true};
        blocks::AxisPlace below{.length = m_area.width(),
                                .across = -m_area.height() / 2,
                                .wordsFrom = -m_area.height() / 2,
                                .hasLine = false};
        const auto y = cellAxis(m_rows, beside, m_style, m_context);
        if (!y)
            return tl::unexpected(y.error());
        auto x = cellAxis(m_columns, below, m_style, m_context);
        if (const double drop = x ? blocks::cornerDrop(*x, *y, m_style) : 0; drop > 0) {
            below.wordsFrom -= drop;
            x = cellAxis(m_columns, below, m_style, m_context);
        }
        return x.map([&](const blocks::DrawnAxis &axis) { return std::vector{axis.axis, y->axis}; });
    }

    /// To the right of the cells, as high as they are.
    Shape bar() const
    {
        blocks::AxisSettings numbers;
        numbers.title = m_in.text("barTitle");
        numbers.ticks = std::max(0, m_in.integer("barTicks"));
        numbers.hasTicks = m_in.integer("barTicks") >= 0;
        const double width = 0.9 * m_style.em;
        const double height = std::max(m_area.height(), 2 * m_style.em);
        return shape::shifted(blocks::drawnColorBar(m_map, numbers, width, height, m_style, m_context),
                              {m_area.width() / 2 + 1.5 * m_style.em + width / 2, 0, 0});
    }

    /// Nothing that is seen, but has a place and a name: what a clip can point at.
    std::vector<Shape> namedRegions() const
    {
        const auto table = blocks::readTable(m_in.texts("regions"), {0, 0});
        std::vector<Shape> regions;
        if (!table)
            return regions;
        QStringList words;
        for (int row = 0; row < table->rows(); ++row)
            words.append(table->cell(row, 0));
        const QStringList names = blocks::partNames(words);
        const auto cellOf = [&](int row, int column) {
            return column < table->columns() ? table->cell(row, column) : QString();
        };
        for (int row = 0; row < table->rows(); ++row) {
            const auto rows = cellSpan(cellOf(row, 1), m_rows);
            const auto columns = cellSpan(cellOf(row, 2), m_columns);
            if (rows && columns)
                regions.push_back(region(*rows, *columns, names[row]));
            else
                m_context.warn(Sentence::tr("“%1” names rows or columns that are not there.").arg(words[row]));
        }
        return regions;
    }

    Shape region(const CellSpan &rows, const CellSpan &columns, const QString &name) const
    {
        const double left = columns.first * m_cell.width() - m_area.width() / 2;
        const double right = (columns.last + 1) * m_cell.width() - m_area.width() / 2;
        const double sign = m_isFromTop ? 1 : -1;
        const double from = sign * (m_area.height() / 2 - rows.first * m_cell.height());
        const double to = sign * (m_area.height() / 2 - (rows.last + 1) * m_cell.height());
        shape::Style none;
        none.strokeWidth = 0;
        none.fill = Color{0, 0, 0, 0};
        return shape::shifted(shape::leaf(shape::rectangle(right - left, std::abs(from - to)), none, name),
                              {(left + right) / 2, (from + to) / 2, 0});
    }

    const HeatData &m_data;
    const Inputs &m_in;
    const Context &m_context;
    blocks::Colormap m_map;
    blocks::AxesStyle m_style;
    QSizeF m_cell;
    QSizeF m_area;
    bool m_isFromTop;
    CellLine m_columns;
    CellLine m_rows;
    int m_decimals = hasNumbers() ? decimals() : 0;
};

graph::PropertyTable sizeAndNameProperties()
{
    return graph::joined(
        row::number("width", 0, "Of all columns; 0: as the width of cells says, or in proportion to the height")
            .between(0, 1000)
            .in("units"),
        row::number("height", 0, "Of all rows; 0: as the height of cells says, or in proportion to the width")
            .between(0, 1000)
            .in("units")
            .initially(4.5),
        blocks::cellProperties({}, "Numbers with names of rows and columns, instead of the matrix; empty: the matrix"),
        row::texts("rowNames", "What stands beside the rows, instead of their numbers"),
        row::texts("columnNames", "What stands below the columns, instead of their numbers"),
        row::table("regions",
                   "Parts for clips to box or to point at, one in each line: its name, rows and columns, "
                   "such as 0–9; empty: all of them"));
}

graph::PropertyTable heatAxesProperties()
{
    const std::string_view scales = "linear|log10=Logarithmic, base 10|log2=Logarithmic, base 2|"
                                    "loge=Logarithmic, base e";
    return graph::joined(
        row::boolean("showAxes", false, "Numbers or names of rows and columns, and titles").initially(true),
        row::choice("firstRow", "top", "top=On top|bottom=Below", "Where the first row stands"),
        row::integer("countFrom", 0, "The number of the first row and the first column").between(-1'000'000, 1'000'000),
        blocks::axisProperties(blocks::xAxisKeys, {.scales = scales}),
        blocks::axisProperties(blocks::yAxisKeys, {.scales = scales}),
        row::boolean("showColourBar", false, "What the colours mean, to the right")
            .titled("Show colour bar")
            .initially(true),
        row::text("barTitle", "", "Above the colour bar; $…$ is a formula").titled("Colour bar title"),
        row::integer("barTicks", 0, "About how many numbers stand at the colour bar; 0: as many as read well, −1: none")
            .titled("Colour bar ticks")
            .between(-1, 50),
        row::color("axisColour", "GREY_B", "Of the axes, their numbers and names").titled("Axis colour"),
        blocks::typeSizeRow(24), row::color("colour", "WHITE", "Colour of titles").titled("Colour of texts"));
}

} // namespace

NodeType heatmap()
{
    return {
        .id = u"charts.heatmap"_s,
        .title = u"Heat map"_s,
        .category = u"Charts"_s,
        .help = u"Every entry of a matrix or a table as a coloured cell, with axes, names and a colour bar. What is no "
                u"number is left out. The parts are “entries/ROW/COLUMN”, “x”, “y”, “colour bar” and “regions/NAME”; "
                u"more than 2,500 cells are one image, “cells”."_s,
        .properties = graph::joined(
            blocks::cellProperties(), sizeAndNameProperties(), blocks::colormapProperties(),
            row::number("fillOpacity", 1, "How opaque the cells are").between(0, 1),
            row::color("stroke", "BLACK", "Colour of the lines between cells").titled("Line colour"),
            row::number("strokeWidth", 0, "Width of the lines between cells")
                .titled("Line width")
                .atLeast(0)
                .in("hundredths"),
            row::boolean("showNumbers", false, "The number of each cell, unless the cells are one image"),
            row::integer("decimals", -1, "Of the numbers: digits after the point; −1: as they need").between(-1, 8),
            heatAxesProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            return heatData(in, context).and_then([&](const HeatData &data) {
                return HeatDrawing(data, in, context).drawn();
            });
        }),
        .drawnEntry = [](const Inputs &in, const QString &part) -> std::optional<graph::DrawnEntry> {
            return hasWords(in.texts("cells")) ? std::nullopt : blocks::drawnEntries()(in, part);
        },
    };
}

NodeType colorBar()
{
    return {
        .id = u"charts.colour-bar"_s,
        .title = u"Colour bar"_s,
        .category = u"Charts"_s,
        .help = u"What the colours of a heat map mean. The parts are “bar” and “labels”. Heat maps have one of "
                u"their own, with axes."_s,
        .properties = graph::joined(blocks::colormapProperties(),
                                    row::number("width", 0.3, "Of the bar").atLeast(0.01).in("units"),
                                    row::number("height", 4, "Of the bar").atLeast(0.01).in("units"),
                                    row::numbers("ticks", {-1, 0, 1}, "Which numbers are written beside it"),
                                    blocks::decimalsRow(0), blocks::typeSizeRow(24),
                                    row::color("colour", "WHITE", "Colour of the numbers").titled("Colour of numbers")),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            const blocks::Colormap map = blocks::colormapOf(in, in.numbers("ticks"));
            const double height = in.number("height");
            shape::Style style;
            style.fill = Color{1, 1, 1, 1};
            style.fillGradient = std::make_shared<shape::Gradient>(shape::Gradient{map.stops, 90});
            const Shape bar = shape::leaf(shape::rectangle(in.number("width"), height), style, u"bar"_s);
            std::vector<Shape> labels;
            shape::Style digits;
            digits.fill = digits.stroke = in.color("colour");
            digits.strokeWidth = 0;
            for (const double tick : in.numbers("ticks")) {
                shape::Numeral numeral;
                numeral.value = tick;
                numeral.decimals = in.integer("decimals");
                numeral.size = in.number("size");
                const auto &[least, most] = map.range;
                const double share = most > least ? (tick - least) / (most - least) : 0.5;
                const Shape number = typeset::number(numeral, digits);
                labels.push_back(shape::movedTo(
                    number, {in.number("width") / 2 + 0.15 + number.bounds().width() / 2, (share - 0.5) * height, 0}));
            }
            return shape::group({bar, shape::group(std::move(labels), u"labels"_s)});
        }),
    };
}

} // namespace lectograph::charts
