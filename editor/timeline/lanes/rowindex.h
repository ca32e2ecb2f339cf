// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/timeline_edits.h"
#include "editor/timeline/lanes/rows.h"

#include <map>
#include <optional>
#include <vector>

namespace lectograph::editor {

/// An item with its scene time.
struct ItemSpan
{
    TimelineItem item;
    Time start;
    Time end;
};
std::vector<ItemSpan> itemsOf(const TimeRow &row);

/// The rows of a scene, from top to bottom, and the place of each item in them.
class RowIndex
{
public:
    /// Returns false if they are unchanged.
    bool replace(std::vector<TimeRow> rows);

    const std::vector<TimeRow> &rows() const { return m_rows; }
    int height() const { return m_rows.empty() ? 0 : m_rows.back().bottom(); }
    /// `y` is relative to the first row. Returns null outside of all rows.
    const TimeRow *at(int y) const;
    /// The row that shows the item. Returns null if there is none.
    const TimeRow *rowOf(const TimelineItem &item) const;
    /// The bar of a clip or sound. Returns null if no row shows it.
    const Bar *barOf(const TimelineItem &item, const TimeRow **row = nullptr) const;
    /// The start and end of an item; nothing if no row shows it.
    std::optional<TimeSpan> spanOf(const TimelineItem &item) const;

private:
    std::vector<TimeRow> m_rows;
    /// The positions of bars: the index of the row, and of the bar in it.
    std::map<TimelineItem, std::pair<std::size_t, std::size_t>> m_bars;
};

} // namespace lectograph::editor
