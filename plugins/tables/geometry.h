// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columns.h"
#include "order.h"

namespace lectograph::tables {

/// Where everything of a table stands: x from its left edge, y from its upper edge downwards, so that y is negative.
struct Geometry
{
    const Content &content;
    SetColumns set;
    std::vector<double> headTops; ///< distances down, one more than there are rows in the head
    std::vector<double> above;    ///< of every row, from its upper edge down to the middle of its letters
    RowPlaces places = {};
    double padding = 0; ///< at the sides of a cell

    double headHeight() const { return headTops.back(); }
    double width() const { return set.width; }
    double height() const { return headHeight() + places.height(); }
    /// The distance from the upper edge of the table down to that of a row, which may be on its way.
    double top(int row) const
    {
        const auto below = static_cast<std::size_t>(std::max(0, row - content.headRows));
        return content.isHead(row) ? headTops[static_cast<std::size_t>(row)] : headHeight() + places.tops[below];
    }
    double bottom(int row) const
    {
        return content.isHead(row) ? headTops[static_cast<std::size_t>(row) + 1]
                                   : top(row) + places.heights[static_cast<std::size_t>(row - content.headRows)];
    }
    double shown(int row) const
    {
        return content.isHead(row) ? 1 : places.shown[static_cast<std::size_t>(row - content.headRows)];
    }
    base::Box box(double left, double right, double topDown, double bottomDown) const
    {
        return {{left, -bottomDown, 0}, {right, -topDown, 0}};
    }
    base::Box cellBox(int row, int column) const
    {
        const int span = std::max(1, content.span(row, column));
        const Column &first = set.columns[static_cast<std::size_t>(column)];
        const Column &last = set.columns[static_cast<std::size_t>(column + span - 1)];
        return box(first.left, last.right(), top(row), bottom(row));
    }
};

} // namespace lectograph::tables
