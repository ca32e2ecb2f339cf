// SPDX-License-Identifier: GPL-3.0-or-later
#include "content.h"
#include "graph/row.h"
#include "order.h"
#include "properties.h"
#include "types.h"

#include "base/sentence.h"
#include "cell_places.h"

#include <limits>

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::ValueType;

namespace {

/// The rows that the filter leaves, as they are sorted.
std::vector<int> wantedRows(const Content &content, const Inputs &in, const Context &context)
{
    const QString by = in.text("sortBy").trimmed();
    const auto column = by.isEmpty() ? std::nullopt : columnNamed(content, by);
    if (!column && !by.isEmpty())
        context.warn(base::Sentence::tr("The table has no column “%1”.").arg(by));
    std::vector<int> rows = column ? sortedRows(content, *column, in.boolean("descending")) : writtenRows(content);
    const QString condition = in.text("filter").trimmed();
    if (condition.isEmpty())
        return rows;
    const std::vector<bool> kept = keptRows(content, condition);
    std::erase_if(rows, [&](int row) { return !kept[static_cast<std::size_t>(row)]; });
    if (rows.empty())
        context.warn(base::Sentence::tr("No row of the table fits the condition “%1”.").arg(condition));
    return rows;
}

QString joinedRow(const Content &content, int row)
{
    QStringList cells;
    for (int column = 0; column < content.columns(); ++column)
        cells.append(content.text(row, column));
    return cells.join(u'\t');
}

tensor::Tensor numbersOf(const Content &content, const std::vector<int> &rows)
{
    std::vector<double> numbers;
    for (const int row : rows) {
        for (int column = 0; column < content.table.columns(); ++column)
            numbers.push_back(content.table.number(row, column).value_or(std::numeric_limits<double>::quiet_NaN()));
    }
    return {static_cast<int>(rows.size()), content.table.columns(), std::move(numbers)};
}

Result<graph::Outputs> evaluate(const Inputs &in, const Context &context)
{
    const auto content = contentOf(in, context);
    if (!content)
        return tl::unexpected(content.error());
    for (const QString &sentence : blocks::wordsAmongNumbers(content->table))
        context.warn(sentence);
    const std::vector<int> rows = wantedRows(*content, in, context);
    QStringList cells;
    QStringList names;
    for (int row = 0; row < content->headRows; ++row)
        cells.append(joinedRow(*content, row));
    for (const int row : rows) {
        cells.append(joinedRow(*content, row + content->headRows));
        names.append(content->table.rowNames[row]);
    }
    return graph::Outputs{cells, numbersOf(*content, rows), names, content->table.columnNames};
}

} // namespace

NodeType data()
{
    graph::PropertyTable properties = contentProperties();
    properties.push_back(row::tensor("tensor",
                                     "Numbers instead of those of the cells, which keep the names of as many "
                                     "rows and columns")
                             .titled("Numbers"));
    properties.push_back(
        row::integer("decimals", -1, "Decimals of numbers; −1: as written, and two of linked ones").between(-1, 12));
    return {
        .id = u"tables.data"_s,
        .title = u"Data table"_s,
        .category = u"Values"_s,
        .help =
            u"A table that several blocks show: link their cells, numbers and names to it, and a change of one cell "
            u"changes them all. It is sorted and filtered for all of them."_s,
        .properties = graph::joined(properties, orderProperties()),
        .outputs = {{.key = "cells", .type = ValueType::Texts, .help = "Its rows, with those of the head"},
                    {.key = "numbers", .type = ValueType::Tensor, .help = "Its numbers, without the head"},
                    {.key = "rowNames", .type = ValueType::Texts, .help = "The names of its rows"},
                    {.key = "columnNames", .type = ValueType::Texts, .help = "The names of its columns"}},
        .evaluate = evaluate,
    };
}

} // namespace lectograph::tables
