// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/keyboard_navigation.h"

#include "editor/timeline/lanes/lanehit.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

Time distance(Time at, Time start, Time end)
{
    if (at < start)
        return start - at;
    // At the boundary of two clips, the one that starts there has distance 0.
    return at < end || start == end ? std::max(Time(), at - end) : at - end + Time{1};
}

} // namespace

std::optional<TimelineItem> LaneNavigation::current() const
{
    const Selection &selection = m_view.session().selection;
    if (m_last && selection.has(*m_last))
        return m_last;
    if (!selection.keys().empty())
        return selection.keys().back();
    const std::vector<TimelineItem> all = listed(selection.items());
    return all.empty() ? std::nullopt : std::optional(all.back());
}

std::optional<ItemSpan> LaneNavigation::nearestToPlayhead() const
{
    std::optional<ItemSpan> best;
    const Time now = m_view.playhead();
    for (const TimeRow &row : m_view.rows()) {
        for (const ItemSpan &stop : itemsOf(row)) {
            if (!best || distance(now, stop.start, stop.end) < distance(now, best->start, best->end))
                best = stop;
        }
    }
    return best;
}

std::optional<ItemSpan> LaneNavigation::next(Way way) const
{
    const auto from = current();
    const std::vector<TimeRow> &rows = m_view.rows();
    std::vector<ItemSpan> stops;
    const TimeRow *in = from ? m_view.rowOf(*from) : nullptr;
    if (in)
        stops = itemsOf(*in);
    const auto found = from ? std::ranges::find(stops, *from, &ItemSpan::item) : stops.end();
    if (found == stops.end())
        return nearestToPlayhead();
    const auto index = static_cast<std::size_t>(found - stops.begin());
    auto row = rows.begin() + (in - rows.data());
    if (way == Way::Earlier)
        return index > 0 ? std::optional(stops[index - 1]) : std::nullopt;
    if (way == Way::Later)
        return index + 1 < stops.size() ? std::optional(stops[index + 1]) : std::nullopt;
    const ItemSpan here = stops[index];
    while (way == Way::Up ? row != rows.begin() : std::next(row) != rows.end()) {
        way == Way::Up ? --row : ++row;
        stops = itemsOf(*row);
        if (!stops.empty())
            return *std::ranges::min_element(
                stops, {}, [&](const ItemSpan &stop) { return distance(here.start, stop.start, stop.end).flicks; });
    }
    return std::nullopt;
}

void LaneNavigation::select(const TimelineItem &item, bool extends)
{
    Selection &selection = m_view.session().selection;
    const auto from = current();
    TimelineItems items = extends ? selection.items() : TimelineItems();
    // Moving back over selected items deselects them one by one. The last item in the list has the keyboard focus.
    if (extends && from && selection.has(item))
        remove(items, *from);
    remove(items, item);
    add(items, item);
    m_last = item;
    selection.setItems(std::move(items));
}

bool LaneNavigation::go(Way way, bool extends)
{
    const auto stop = next(way);
    if (!stop)
        return false;
    select(stop->item, extends);
    m_view.reveal(stop->item);
    return true;
}

} // namespace lectograph::editor
