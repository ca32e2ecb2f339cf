// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Tables as exported or copied by spreadsheets: cells separated by commas, semicolons or tabs, quoted or not (RFC 4180
/// otherwise). With semicolons the decimal separator may be a comma.
namespace lectograph::tensor {

/// A row of a table.
struct TableRow
{
    QStringList cells;
    int line = 1; ///< in the text
};

struct Table
{
    std::vector<TableRow> rows; ///< without empty ones
    QChar separator;

    qsizetype columns() const; ///< of the longest row
};

/// The error says that there are too many cells.
base::Result<Table> parseTable(QString text, qsizetype mostCells = 250'000);

/// Rows of equal length; at least one number.
using NumberRows = std::vector<std::vector<double>>;
enum class Infinite { Refused, Kept };
/// A first row and a first column of words are skipped. An error names the line. Unless they are refused, "inf", "-inf",
/// "∞" and "nan" are numbers, as other programs write them.
base::Result<NumberRows> numbersIn(Table table, Infinite infinite = Infinite::Refused);
/// Whether half of the cells are words, in two rows and columns at least.
bool isTableOfWords(const Table &table);

} // namespace lectograph::tensor
