// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/rowindex.h"

#include "editor/timeline/lanes/lanehit.h"

#include <algorithm>
#include <utility>

namespace lectograph::editor {

std::vector<ItemSpan> itemsOf(const TimeRow &row)
{
    std::vector<ItemSpan> items;
    for (const Bar &bar : row.bars)
        items.push_back({bar.item, bar.start, bar.end});
    for (std::size_t i = 0; row.keys && i < row.keys->at.size(); ++i) {
        const Time at = Time::fromSeconds(row.keys->at[i]);
        items.push_back({keyPlace(row, i), at, at});
    }
    return items;
}

bool RowIndex::replace(std::vector<TimeRow> rows)
{
    if (rows == m_rows)
        return false;
    m_rows = std::move(rows);
    m_bars.clear();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (std::size_t i = 0; i < m_rows[row].bars.size(); ++i)
            m_bars.emplace(m_rows[row].bars[i].item, std::pair(row, i));
    }
    return true;
}

const TimeRow *RowIndex::at(int y) const
{
    const auto next = std::ranges::upper_bound(m_rows, y, {}, &TimeRow::top);
    if (next == m_rows.begin() || y >= std::prev(next)->bottom())
        return nullptr;
    return &*std::prev(next);
}

const TimeRow *RowIndex::rowOf(const TimelineItem &item) const
{
    const auto *key = std::get_if<KeyPlace>(&item);
    if (!key) {
        const TimeRow *row = nullptr;
        barOf(item, &row);
        return row;
    }
    const auto found = std::ranges::find_if(m_rows, [&](const TimeRow &row) {
        return row.kind == RowKind::Property && row.property.node == key->node && row.property.clip == key->clip
            && row.property.key == key->property;
    });
    return found == m_rows.end() ? nullptr : &*found;
}

const Bar *RowIndex::barOf(const TimelineItem &item, const TimeRow **row) const
{
    const auto found = m_bars.find(item);
    if (found == m_bars.end())
        return nullptr;
    const TimeRow &in = m_rows[found->second.first];
    if (row)
        *row = &in;
    return &in.bars[found->second.second];
}

std::optional<TimeSpan> RowIndex::spanOf(const TimelineItem &item) const
{
    if (const Bar *bar = barOf(item))
        return TimeSpan{bar->start, bar->end};
    const auto *key = std::get_if<KeyPlace>(&item);
    const TimeRow *row = key ? rowOf(item) : nullptr;
    if (!row || !row->keys || static_cast<std::size_t>(key->index) >= row->keys->at.size())
        return std::nullopt;
    const Time at = Time::fromSeconds(row->keys->at[static_cast<std::size_t>(key->index)]);
    return TimeSpan{at, at};
}

} // namespace lectograph::editor
