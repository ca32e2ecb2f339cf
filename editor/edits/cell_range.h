// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/cells.h"

#include <utility>

/// Selected cells of a table, and what is done with them.
namespace lectograph::editor {

/// From the upper left cell on.
struct CellRange
{
    qsizetype row = 0;
    qsizetype column = 0;
    qsizetype rows = 1;
    qsizetype columns = 1;

    bool isEmpty() const { return rows < 1 || columns < 1; }
    bool contains(qsizetype atRow, qsizetype atColumn) const;

    friend bool operator==(const CellRange &, const CellRange &) = default;
};

/// The part of the range that has cells.
CellRange insideOf(const Cells &cells, CellRange range);
Cells cellsIn(const Cells &cells, const CellRange &range);

CellEdit withTextIn(const CellRange &range, const QString &text);
/// The first row of the range in all of its rows, or its first column in all of its columns.
CellEdit filledDown(const Cells &cells, const CellRange &range);
CellEdit filledRight(const Cells &cells, const CellRange &range);

struct PastedCells
{
    CellEdit edit;
    CellRange range; ///< what was pasted
};
/// From the upper left cell of the range on, beyond the end of the table, too; what fits into the range several times
/// fills it. An error if the table would have too many cells.
base::Result<PastedCells> withPasted(const Cells &cells, const CellRange &range, const Cells &pasted);

/// The cell at which Ctrl and an arrow key stop: the end of the filled or empty cells in this direction. `by` is −1, 0
/// or 1 rows and columns.
std::pair<qsizetype, qsizetype> edgeFrom(const Cells &cells, qsizetype row, qsizetype column, std::pair<int, int> by);

} // namespace lectograph::editor
