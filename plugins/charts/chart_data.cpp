// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_data.h"

#include "blocks/table.h"
#include "shape/layout.h"
#include "shape/outlines.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

ChartData dataOfTensor(const tensor::Tensor &tensor)
{
    ChartData data;
    data.isOfTable = false;
    data.categories.fill(QString(), tensor.columns() == 1 || tensor.rows() > 1 ? tensor.rows() : tensor.columns());
    const bool isRow = tensor.rows() == 1;
    const int series = isRow ? 1 : tensor.columns();
    data.series.fill(QString(), series);
    data.values.resize(static_cast<std::size_t>(series));
    const tensor::Numbers numbers = tensor.values();
    for (std::size_t i = 0; i < static_cast<std::size_t>(tensor.size()); ++i)
        data.values[i % static_cast<std::size_t>(series)].push_back(numbers[i]);
    return data;
}

/// Names where there are some; a header that does not name anything is nothing to show.
bool isPercent(const blocks::Table &table, const std::vector<int> &columns)
{
    bool found = false;
    for (int row = 0; row < table.rows(); ++row) {
        for (const int column : columns) {
            const QString &cell = table.cell(row, column);
            if (cell.isEmpty())
                continue;
            found = true;
            if (!cell.contains(u'%') && !cell.contains(u'\uFF05'))
                return false;
        }
    }
    return found;
}

} // namespace

graph::PropertyTable dataProperties(std::initializer_list<std::string_view> cells)
{
    return graph::joined(
        blocks::cellProperties(cells, "A row for each name in the first column, a column of numbers for each series"),
        row::tensor("tensor", "Numbers that are computed, a column for each series, instead of those in the cells")
            .titled("Linked numbers"));
}

Result<ChartData> tableData(const QStringList &rows, bool headerRow, bool headerColumn, const Context &context)
{
    const auto table = blocks::readTable(rows, {headerRow ? 1 : 0, headerColumn ? 1 : 0});
    if (!table)
        return base::within(u"cells"_s, table.error());
    for (const QString &note : table->notes)
        context.warn(note);
    ChartData data;
    data.categories = table->rowNames;
    if (!table->head.empty() && headerColumn)
        data.corner = table->head.front().value(0);
    std::vector<int> columns;
    for (int column = 0; column < table->columns(); ++column) {
        std::vector<double> values;
        bool isAny = table->rows() == 0;
        for (int row = 0; row < table->rows(); ++row) {
            const auto number = table->number(row, column);
            isAny = isAny || number.has_value();
            values.push_back(number.value_or(std::numeric_limits<double>::quiet_NaN()));
        }
        if (!isAny)
            continue; // a column of words
        columns.push_back(column);
        data.series.append(table->columnNames[column]);
        data.values.push_back(std::move(values));
    }
    data.arePercent = isPercent(*table, columns);
    return data;
}

Result<ChartData> chartData(const Inputs &in, const Context &context)
{
    const tensor::Tensor &tensor = in.tensor("tensor");
    auto data = tableData(in.texts("cells"), in.boolean("headerRow"), in.boolean("headerColumn"), context);
    if (tensor.size() == 0)
        return data;
    ChartData computed = dataOfTensor(tensor);
    // Names of the table stay where they fit.
    if (data && data->series.size() == computed.series.size())
        computed.series = data->series;
    if (data && data->categories.size() == computed.categories.size())
        computed.categories = data->categories;
    return computed;
}

std::vector<QStringList> laterTables(const QStringList &rows)
{
    std::vector<QStringList> tables;
    bool isInside = false;
    for (const QString &row : rows) {
        const bool isEmpty = row.trimmed().isEmpty();
        if (!isEmpty && !isInside)
            tables.emplace_back();
        if (!isEmpty)
            tables.back().append(row);
        isInside = !isEmpty;
    }
    return tables;
}

graph::PropertyTable areaProperties()
{
    return {
        row::number("width", 8, "Of the area between the axes").between(0.1, 1000).in("units"),
        row::number("height", 4.5, "Of the area between the axes").between(0.1, 1000).in("units"),
        row::colors("colours", {"BLUE", "ORANGE", "GREEN", "RED", "PURPLE", "TEAL", "PINK", "GOLD"},
                    "One for each series, over again if there are fewer"),
        row::boolean("legend", true, "The names of the series with their colours, where there are several"),
    };
}

base::Color seriesColor(const Inputs &in, std::size_t series, const Context &context)
{
    const std::vector<base::Color> &colors = in.colors("colours");
    return colors.empty() ? context.setting.color(u"BLUE") : colors[series % colors.size()];
}

Shape legendAbove(const QStringList &names, const std::vector<base::Color> &colors, double left, double top,
                  double width, const blocks::AxesStyle &style, const Context &context)
{
    const double square = 0.62 * style.em;
    std::vector<Shape> entries;
    std::vector<double> lines;
    double x = 0;
    double line = 0;
    const QStringList parts = blocks::partNames(names);
    for (qsizetype i = 0; i < names.size(); ++i) {
        shape::Style fill;
        fill.fill = colors[static_cast<std::size_t>(i)];
        fill.strokeWidth = 0;
        const Shape sample = shape::leaf(shape::rectangle(square, square, square / 5), fill, u"sample"_s);
        const Shape words = shape::centredAt(blocks::chartText(names[i], style.size, style.title, context), {});
        const double gap = 0.4 * style.em;
        const double whole = square + gap + words.bounds().width();
        if (x > 0 && x + whole > width) {
            x = 0;
            line += 1.5 * style.em;
        }
        const Shape label = shape::shifted(words, {square + gap - words.bounds().min.x, 0, 0});
        entries.push_back(shape::shifted(shape::group({shape::shifted(sample, {square / 2, 0, 0}),
                                                       label.edited([](shape::Part &part) { part.name = u"label"_s; })},
                                                      parts[i]),
                                         {left + x, -line, 0}));
        x += whole + 1.2 * style.em;
    }
    return shape::shifted(shape::group(std::move(entries), u"legend"_s), {0, top + line + 0.7 * style.em, 0});
}

} // namespace lectograph::charts
