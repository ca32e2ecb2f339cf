// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/grid/numbercells.h"

#include "editor/edits/cell_clipboard.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/inspector/rows/source.h"
#include "tensor/table_numbers.h"

#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

QString allDigits(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

std::optional<double> numberOf(QString cell)
{
    cell = cell.trimmed();
    if (cell.startsWith(u'=') || cell.startsWith(u'＝'))
        cell.remove(0, 1);
    if (cell.isEmpty())
        return 0;
    bool isPlain = false;
    if (const double plain = cell.toDouble(&isPlain); isPlain)
        return plain;
    if (const auto number = computed(cell))
        return *number;
    return tensor::writtenNumber(cell, tensor::DecimalMark::Point);
}

} // namespace

Cells cellsOfNumbers(const QJsonValue &numbers)
{
    const QJsonArray array = numbers.toArray();
    Cells cells;
    const auto addRow = [&](const QJsonArray &row) {
        QStringList &texts = cells.rows.emplace_back();
        for (const QJsonValue &number : row)
            texts.append(allDigits(number.toDouble()));
    };
    if (!array.isEmpty() && !array.first().isArray())
        addRow(array);
    for (const QJsonValue &row : array) {
        if (row.isArray())
            addRow(row.toArray());
    }
    return cells;
}

Result<QJsonValue> numbersOfCells(Cells cells, bool isMatrix)
{
    constexpr qsizetype longestShown = 40;
    cells.trim();
    const qsizetype columns = cells.columnCount();
    QJsonArray rows;
    for (qsizetype row = 0; row < cells.rowCount(); ++row) {
        QJsonArray numbers;
        for (qsizetype column = 0; column < columns; ++column) {
            const QString cell = cells.at(row, column);
            const auto number = numberOf(cell);
            if (!number || !std::isfinite(*number))
                return base::failure(Words::tr("“%1” in cell %2%3 is not a number.")
                                         .arg(cell.simplified().left(longestShown), columnName(column))
                                         .arg(row + 1),
                                     Words::tr("Type a number, or a sum such as 2*3+1."));
            numbers.append(*number);
        }
        rows.append(numbers);
    }
    if (rows.isEmpty() || columns < 1)
        return base::failure(Words::tr("A table needs numbers."), Words::tr("Type at least one."));
    return rows.size() == 1 && !isMatrix ? rows.at(0) : QJsonValue(rows);
}

std::optional<Cells> numbersAmong(const Cells &cells)
{
    const auto numbers = tensor::parseTable(tabbedText(cells), {.separator = u'\t'}).and_then([](tensor::Table table) {
        return tensor::numbersIn(std::move(table));
    });
    if (!numbers)
        return std::nullopt;
    Cells found;
    for (const std::vector<double> &row : numbers->rows()) {
        QStringList &texts = found.rows.emplace_back();
        std::ranges::transform(row, std::back_inserter(texts), allDigits);
    }
    return found;
}

} // namespace lectograph::editor
