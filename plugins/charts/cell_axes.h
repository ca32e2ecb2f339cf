// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/axes.h"

namespace lectograph::charts {

// The axes of a heat map: along them stand cells of equal size, which have names, or count, or divide a range.

/// The rows or the columns.
struct CellLine
{
    int cells = 0;
    QStringList names;           ///< of some or all cells; none: they are counted
    int first = 0;               ///< the number of the first cell, if they are counted
    bool isBackwards = false;    ///< the first cell is at the end of the axis: rows from the top
    blocks::AxisSettings wanted; ///< limits of its own are those of the outer edges
};

/// The axis with its ticks in the middle of cells; on own limits, where the numbers are. Where there are too many
/// names, some are left out, with a warning.
base::Result<blocks::DrawnAxis> cellAxis(const CellLine &line, const blocks::AxisPlace &place,
                                         const blocks::AxesStyle &style, const graph::Context &context);

/// The first and the last of several cells, counted from 0.
struct CellSpan
{
    int first = 0;
    int last = 0;
};
/// What "3", "96–127" or names of cells say; everything if that is nothing. None where there is no such cell.
std::optional<CellSpan> cellSpan(const QString &text, const CellLine &line);

} // namespace lectograph::charts
