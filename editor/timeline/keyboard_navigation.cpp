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
    if (!selection.clips().empty())
        return selection.clips().back();
    if (!selection.sounds().empty())
        return selection.sounds().back();
    return std::nullopt;
}

std::vector<LaneNavigation::Stop> LaneNavigation::stopsOf(const TimeRow &row)
{
    std::vector<Stop> stops;
    for (const Bar &bar : row.bars)
        stops.push_back({bar.item, bar.start, bar.end});
    for (std::size_t i = 0; row.keys && i < row.keys->at.size(); ++i) {
        const Time at = Time::fromSeconds(row.keys->at[i]);
        stops.push_back({keyPlace(row, i), at, at});
    }
    return stops;
}

std::optional<LaneNavigation::Stop> LaneNavigation::nearestToPlayhead() const
{
    std::optional<Stop> best;
    const Time now = m_view.playhead();
    for (const TimeRow &row : m_view.rows()) {
        for (const Stop &stop : stopsOf(row)) {
            if (!best || distance(now, stop.start, stop.end) < distance(now, best->start, best->end))
                best = stop;
        }
    }
    return best;
}

std::optional<LaneNavigation::Stop> LaneNavigation::next(Way way) const
{
    const auto from = current();
    const std::vector<TimeRow> &rows = m_view.rows();
    std::vector<Stop> stops;
    auto row = rows.begin();
    std::size_t index = 0;
    for (; from && row != rows.end(); ++row) {
        stops = stopsOf(*row);
        const auto found = std::ranges::find(stops, *from, &Stop::item);
        index = static_cast<std::size_t>(found - stops.begin());
        if (found != stops.end())
            break;
    }
    if (!from || row == rows.end())
        return nearestToPlayhead();
    if (way == Way::Earlier)
        return index > 0 ? std::optional(stops[index - 1]) : std::nullopt;
    if (way == Way::Later)
        return index + 1 < stops.size() ? std::optional(stops[index + 1]) : std::nullopt;
    const Stop here = stops[index];
    while (way == Way::Up ? row != rows.begin() : std::next(row) != rows.end()) {
        way == Way::Up ? --row : ++row;
        stops = stopsOf(*row);
        if (!stops.empty())
            return *std::ranges::min_element(
                stops, {}, [&](const Stop &stop) { return distance(here.start, stop.start, stop.end).flicks; });
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

void LaneNavigation::reveal(const Stop &stop)
{
    for (const TimeRow &row : m_view.rows()) {
        const std::vector<Stop> stops = stopsOf(row);
        if (std::ranges::find(stops, stop.item, &Stop::item) == stops.end())
            continue;
        m_view.reveal(row);
        break;
    }
    if (m_view.x(stop.end) < 0 || m_view.x(stop.start) > m_view.laneSize().width())
        m_view.reveal((m_view.sceneStart() + stop.start).seconds());
}

bool LaneNavigation::go(Way way, bool extends)
{
    const auto stop = next(way);
    if (!stop)
        return false;
    select(stop->item, extends);
    reveal(*stop);
    return true;
}

} // namespace lectograph::editor
