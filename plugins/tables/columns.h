// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lettering.h"

namespace lectograph::tables {

/// Where a column stands, from the left edge of the table on.
struct Column
{
    Alignment alignment = Alignment::Left;
    double left = 0;
    double width = 0;
    double mark = 0;      ///< of its numbers, from the left edge of the column
    double wrapWidth = 0; ///< of its lines; 0: as written

    double right() const { return left + width; }
    double centre() const { return left + width / 2; }
};

/// All cells, typeset for their columns.
struct SetColumns
{
    std::vector<Column> columns;
    std::vector<std::vector<CellContent>> cells; ///< [row][column]; empty where another one stands over it
    double width = 0;
};

/// Columns are as wide as their contents, or share the width that is given. What is too wide is wrapped between words, the
/// widest columns first.
SetColumns setColumns(const Content &content, const Lettering &lettering, const graph::Inputs &in,
                      const graph::Context &context);

/// Where the content of a cell stands, with the columns that it spans.
double middleOf(const Content &content, const SetColumns &set, int row, int column, double padding);

} // namespace lectograph::tables
