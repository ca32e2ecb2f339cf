// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/cell_reader.h"

namespace lectograph::tensor {

/// Rows of equal length; at least one number.
using NumberRows = std::vector<std::vector<double>>;

struct TableNumbers
{
    std::vector<double> values; ///< row by row
    qsizetype columns = 0;
    bool hasNames = false;   ///< of rows or columns, which are skipped
    QStringList notes = {};  ///< sentences on what was left out, and what could be read in another way too
    QStringList doubts = {}; ///< those of them that a TableReading answers
    /// The mark by which a number of which this is not certain was read.
    std::optional<DecimalMark> doubtfulMark = {};
    std::optional<DecimalMark> shownMark = {}; ///< if there are numbers that can be read with one only
    bool mayHaveNoNames = false;               ///< the first line was left out, but may be numbers

    NumberRows rows() const;
};

/// The first rows and columns are skipped if they are words, numbers of rows, or years and numbers above columns. Whether a
/// comma or a point is the decimal mark is seen by the column. Columns without any number are left out, with a note, unless
/// the table is one of words. An error names the line. Unless they are refused, "inf", "-inf", "∞" and "nan" are numbers, as
/// other programs write them, and empty cells and "NA" are not a number (NaN).
base::Result<TableNumbers> numbersIn(Table table, Infinite infinite = Infinite::Refused);

} // namespace lectograph::tensor
