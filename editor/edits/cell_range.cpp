// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/cell_range.h"

#include "editor/language/translated.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

template <class Text>
CellEdit settingEach(const CellRange &range, const Text &text)
{
    CellEdit edit;
    for (qsizetype row = 0; row < range.rows; ++row) {
        for (qsizetype column = 0; column < range.columns; ++column)
            edit.texts.push_back({range.row + row, range.column + column, text(row, column)});
    }
    return edit;
}

} // namespace

bool CellRange::contains(qsizetype atRow, qsizetype atColumn) const
{
    return atRow >= row && atRow < row + rows && atColumn >= column && atColumn < column + columns;
}

CellRange insideOf(const Cells &cells, CellRange range)
{
    range.rows = std::min(range.rows, cells.rowCount() - range.row);
    range.columns = std::min(range.columns, cells.columnCount() - range.column);
    return range;
}

Cells cellsIn(const Cells &cells, const CellRange &range)
{
    Cells part;
    for (qsizetype row = 0; row < range.rows; ++row) {
        QStringList &texts = part.rows.emplace_back();
        for (qsizetype column = 0; column < range.columns; ++column)
            texts.append(cells.at(range.row + row, range.column + column));
    }
    return part;
}

CellEdit withTextIn(const CellRange &range, const QString &text)
{
    return settingEach(range, [&](qsizetype, qsizetype) { return text; });
}

CellEdit filledDown(const Cells &cells, const CellRange &range)
{
    return settingEach(range, [&](qsizetype, qsizetype column) { return cells.at(range.row, range.column + column); });
}

CellEdit filledRight(const Cells &cells, const CellRange &range)
{
    return settingEach(range, [&](qsizetype row, qsizetype) { return cells.at(range.row + row, range.column); });
}

base::Result<PastedCells> withPasted(const Cells &cells, const CellRange &range, const Cells &pasted)
{
    const qsizetype rows = pasted.rowCount();
    const qsizetype columns = pasted.columnCount();
    if (rows < 1 || columns < 1)
        return base::failure(translated("There are no cells and no words in the clipboard."));
    const bool isTiled = range.rows % rows == 0 && range.columns % columns == 0;
    const CellRange to = isTiled ? range : CellRange{range.row, range.column, rows, columns};
    const qsizetype all = std::max(cells.rowCount(), to.row + to.rows)
        * std::max(cells.columnCount(), to.column + to.columns);
    if (all > mostCells)
        return base::failure(translated("The table would have more than 20,000 cells."),
                             translated("Leave out rows or columns that the lecture does not need."));
    return PastedCells{
        settingEach(to, [&](qsizetype row, qsizetype column) { return pasted.at(row % rows, column % columns); }), to};
}

std::pair<qsizetype, qsizetype> edgeFrom(const Cells &cells, qsizetype row, qsizetype column, std::pair<int, int> by)
{
    const qsizetype lastRow = std::max<qsizetype>(0, cells.rowCount() - 1);
    const qsizetype lastColumn = std::max<qsizetype>(0, cells.columnCount() - 1);
    const auto isInside = [&](qsizetype atRow, qsizetype atColumn) {
        return atRow >= 0 && atColumn >= 0 && atRow <= lastRow && atColumn <= lastColumn;
    };
    const auto isFilled = [&](qsizetype atRow, qsizetype atColumn) { return !cells.at(atRow, atColumn).isEmpty(); };
    const qsizetype down = by.first;
    const qsizetype right = by.second;
    if (!isInside(row, column)) // from the empty cells behind the table back into it
        return {std::clamp<qsizetype>(row + down, 0, lastRow), std::clamp<qsizetype>(column + right, 0, lastColumn)};
    const auto goesOn = [&] { return isInside(row + down, column + right); };
    // Along filled cells to the last of them, or else over empty ones to the next that is filled.
    const bool isAlong = isFilled(row, column) && goesOn() && isFilled(row + down, column + right);
    while (goesOn()) {
        if (isAlong && !isFilled(row + down, column + right))
            break;
        row += down;
        column += right;
        if (!isAlong && isFilled(row, column))
            break;
    }
    return {row, column};
}

} // namespace lectograph::editor
