// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "graph/property.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Tables of texts, one for each row, whose cells stand between tabs.
namespace lectograph::blocks {

/// How many of the first rows and columns name the others.
struct TableHeads
{
    int rows = 1;
    int columns = 1;
};

/// A table without its heads. Every row has as many cells as there are columns.
struct Table
{
    std::vector<QStringList> head;     ///< the header rows, with the cells above the header columns
    std::vector<QStringList> rowHeads; ///< of each row the cells of the header columns
    QStringList columnNames;           ///< empty texts where there is no header row
    QStringList rowNames;              ///< empty texts where there is no header column
    std::vector<QStringList> cells;    ///< [row][column], without spaces around them
    /// [row][column]; finite. Percentages are parts of 1; where a column has nothing but numbers, 124 M are 124 millions. None
    /// where a cell is empty or anything but a number.
    std::vector<std::vector<std::optional<double>>> numbers;
    QStringList notes; ///< sentences on what was read otherwise than it may have been meant

    int rows() const { return static_cast<int>(cells.size()); }
    int columns() const { return static_cast<int>(columnNames.size()); }
    const QString &cell(int row, int column) const { return cells[static_cast<std::size_t>(row)][column]; }
    std::optional<double> number(int row, int column) const
    {
        return numbers[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
};

constexpr qsizetype mostTableCells = 20'000;

/// Short rows are padded, and noted; empty rows at the end are none. Decimal points and commas are told apart by the column
/// (tensor/written_number.h). The error says that there are too many cells, which is seen before they are read.
base::Result<Table> readTable(const QStringList &rows, const TableHeads &heads = {},
                              qsizetype mostCells = mostTableCells);

/// Whether a column has numbers, and as many as all other cells that are not empty.
bool isColumnOfNumbers(const Table &table, int column);
/// The cells of columns of numbers that are none, one sentence for each, and no more than a few.
QStringList wordsAmongNumbers(const Table &table);

/// The index of a row or column by its name, or else by its number from 1 on. A name may be written in small letters.
std::optional<int> indexOf(const QString &nameOrNumber, const QStringList &names);

/// Names of parts: without slashes, none twice and none empty.
QStringList partNames(const QStringList &words);

/// "cells", "headerRow", "headerColumn".
graph::PropertyTable cellProperties(std::initializer_list<std::string_view> preset, std::string_view help);
/// What they say.
base::Result<Table> tableOf(const graph::Inputs &inputs);

} // namespace lectograph::blocks
