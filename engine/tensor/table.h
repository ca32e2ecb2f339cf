// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "tensor/table_cells.h"
#include "tensor/written_number.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Tables as spreadsheets, pandas and NumPy write them: cells between commas, semicolons, tabs or spaces, quoted or not
/// (RFC 4180 otherwise), with decimal points or commas. Lines of comments ("# …") and Excel's "sep=;" are no rows.
namespace lectograph::tensor {

/// A row of a table.
struct TableRow
{
    TableCells cells;
    int line = 1; ///< in the text
};

/// How a table is to be read. What is not said is seen in the text.
struct TableReading
{
    enum class FirstLine { Seen, Names, Numbers };

    std::optional<QChar> separator = {};
    std::optional<DecimalMark> decimalMark = {};
    FirstLine firstLine = FirstLine::Seen;

    friend bool operator==(const TableReading &, const TableReading &) = default;
};

struct Table
{
    std::vector<TableRow> rows; ///< without empty ones, and without columns that are empty in all of them
    QChar separator;            ///< by which its lines have most of their cells, and most of these are numbers
    QStringList notes = {};     ///< sentences on what could be divided in another way too
    TableReading reading = {};  ///< as it was asked for
    /// The other separator, if what divides the lines may as well be decimal marks.
    std::optional<QChar> otherSeparator = {};

    qsizetype columns() const; ///< of the longest row
};

/// The error says that there are too many cells.
base::Result<Table> parseTable(QString text, const TableReading &reading = {}, qsizetype mostCells = 250'000);

/// Whether half of the cells are words, in two rows and columns at least.
bool isTableOfWords(const Table &table);

} // namespace lectograph::tensor
