// SPDX-License-Identifier: GPL-3.0-or-later
#include "content.h"

#include "base/sentence.h"
#include "graph/number_text.h"

#include <cmath>

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::Table;
using graph::Context;
using graph::Inputs;

namespace {

constexpr int usualDecimals = 2;

QString written(double number, int decimals)
{
    if (std::isnan(number))
        return u"–"_s;
    return graph::numberText(number, decimals < 0 ? usualDecimals : decimals, graph::NumberNotation::Text);
}

/// The names are those of the cells where there are as many.
Table tableOfNumbers(const tensor::Tensor &tensor, Table named, int decimals)
{
    Table table;
    const bool hasRowNames = named.rows() == tensor.rows();
    if (named.columns() == tensor.columns()) {
        table.head = named.head;
        table.columnNames = named.columnNames;
    } else {
        table.columnNames.resize(tensor.columns());
    }
    for (int row = 0; row < tensor.rows(); ++row) {
        QStringList cells;
        std::vector<std::optional<double>> numbers;
        for (int column = 0; column < tensor.columns(); ++column) {
            const double number = tensor.at(row, column);
            cells.append(written(number, decimals));
            numbers.push_back(std::isfinite(number) ? std::optional(number) : std::nullopt);
        }
        table.cells.push_back(std::move(cells));
        table.numbers.push_back(std::move(numbers));
        table.rowHeads.push_back(hasRowNames ? named.rowHeads[static_cast<std::size_t>(row)] : QStringList());
        table.rowNames.append(hasRowNames ? named.rowNames[row] : QString());
    }
    if (!hasRowNames) { // the head then begins with the columns of numbers
        for (QStringList &row : table.head)
            row = row.last(tensor.columns());
    }
    return table;
}

/// With so many decimals, where the cell is nothing but a number.
void round(Table &table, int decimals)
{
    if (decimals < 0)
        return;
    for (QStringList &row : table.cells) {
        for (QString &cell : row) {
            bool isPlain = false;
            const double number = cell.toDouble(&isPlain);
            if (isPlain && std::isfinite(number))
                cell = graph::numberText(number, decimals, graph::NumberNotation::Text);
        }
    }
}

QString headOf(const Table &table, int column)
{
    QString name;
    for (const QStringList &row : table.head) {
        if (column < row.size() && !row[column].isEmpty())
            name = row[column];
    }
    return name;
}

/// The number where there is no name: from 1 on.
QStringList orNumbers(QStringList names)
{
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (names[i].trimmed().isEmpty())
            names[i] = QString::number(i + 1);
    }
    return names;
}

void nameParts(Content &content)
{
    const Table &table = content.table;
    QStringList rows = table.rowNames;
    const bool isNamed = content.headColumns == 0 && table.columns() > 0 && !blocks::isColumnOfNumbers(table, 0);
    for (int row = 0; isNamed && row < table.rows(); ++row)
        rows[row] = table.cell(row, 0);
    content.rowKeys = blocks::partNames(orNumbers(rows));
    QStringList columns;
    for (int column = 0; column < content.headColumns; ++column) {
        const QString name = headOf(table, column);
        columns.append(name.isEmpty() ? u"name"_s : name);
    }
    content.columnKeys = blocks::partNames(columns + orNumbers(table.columnNames));
}

} // namespace

const QString &Content::text(int row, int column) const
{
    if (isHead(row))
        return table.head[static_cast<std::size_t>(row)][column];
    const int below = row - headRows;
    return column < headColumns ? table.rowHeads[static_cast<std::size_t>(below)][column]
                                : table.cell(below, column - headColumns);
}

std::optional<double> Content::number(int row, int column) const
{
    if (isHead(row) || column < headColumns)
        return std::nullopt;
    return table.number(row - headRows, column - headColumns);
}

int Content::span(int row, int column) const
{
    if (row + 1 >= headRows || column < headColumns)
        return 1;
    const QStringList &cells = table.head[static_cast<std::size_t>(row)];
    if (cells[column].isEmpty() && column > headColumns) {
        const bool isOver = std::any_of(cells.begin() + headColumns, cells.begin() + column,
                                        [](const QString &cell) { return !cell.isEmpty(); });
        return isOver ? 0 : 1;
    }
    int end = column + 1;
    while (!cells[column].isEmpty() && end < columns() && cells[end].isEmpty())
        ++end;
    return end - column;
}

Result<Content> contentOf(const Inputs &in, const Context &context)
{
    const int decimals = in.integer("decimals");
    auto read = blocks::readTable(in.texts("cells"),
                                  {.rows = in.integer("headerRows"), .columns = in.integer("headerColumns")});
    if (!read)
        return tl::unexpected(read.error());
    Content content{.table = *std::move(read)};
    if (const tensor::Tensor &tensor = in.tensor("tensor"); !tensor.isEmpty()) {
        if (tensor.size() > blocks::mostTableCells)
            return base::failure(base::Sentence::tr("The table has more than %L1 cells.").arg(blocks::mostTableCells),
                                 base::Sentence::tr("Leave out rows or columns that the lecture does not need."),
                                 u"tensor"_s);
        content.table = tableOfNumbers(tensor, std::move(content.table), decimals);
    } else {
        for (const QString &note : content.table.notes)
            context.warn(note);
        round(content.table, decimals);
    }
    content.headRows = static_cast<int>(content.table.head.size());
    if (!content.table.rowHeads.empty())
        content.headColumns = static_cast<int>(content.table.rowHeads.front().size());
    else if (content.headRows > 0)
        content.headColumns = static_cast<int>(content.table.head.front().size()) - content.table.columns();
    nameParts(content);
    return content;
}

} // namespace lectograph::tables
