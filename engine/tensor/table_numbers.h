// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/table.h"

namespace lectograph::tensor {

/// Rows of equal length; at least one number.
using NumberRows = std::vector<std::vector<double>>;

struct TableNumbers
{
    std::vector<double> values; ///< row by row
    qsizetype columns = 0;
    bool hasNames = false;  ///< of rows or columns, which are skipped
    QStringList notes = {}; ///< sentences on what could be read in another way too
    /// The mark by which a number of which this is not certain was read.
    std::optional<DecimalMark> doubtfulMark = {};
    bool mayHaveNoNames = false; ///< the first line was left out, but may be numbers

    NumberRows rows() const;
};

enum class Infinite { Refused, Kept };
/// The first rows and columns are skipped if they are words, numbers of rows, or years and numbers above columns. Whether a
/// comma or a point is the decimal mark is seen by the column. An error names the line. Unless they are refused, "inf",
/// "-inf", "∞" and "nan" are numbers, as other programs write them.
base::Result<TableNumbers> numbersIn(Table table, Infinite infinite = Infinite::Refused);

/// The ways in which the text can be read as numbers, the likeliest first; they differ in what they give. One if it is
/// clear.
std::vector<TableReading> readingsOf(const QString &text);

} // namespace lectograph::tensor
