// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

namespace lectograph::editor {

/// Goes by keyboard from one to the next: in time within a row, or to the row above or below.
class LaneNavigation
{
public:
    enum class Way { Earlier, Later, Up, Down };

    explicit LaneNavigation(TimelineView &view) : m_view(view) {}

    /// Of what is selected, the one that the keyboard is about.
    std::optional<TimelineItem> current() const;
    /// Selects the next one that way; if it `extends`, besides what is selected. Going back over what is selected gives it up one
    /// by one. False if there is no other.
    bool go(Way way, bool extends);

private:
    struct Stop
    {
        TimelineItem item;
        base::Time start;
        base::Time end;
    };
    static std::vector<Stop> stopsOf(const TimeRow &row);
    std::optional<Stop> next(Way way) const;
    std::optional<Stop> nearestToPlayhead() const;
    void select(const TimelineItem &item, bool extends);
    void reveal(const Stop &stop);

    TimelineView &m_view;
    std::optional<TimelineItem> m_last; ///< where it went
};

} // namespace lectograph::editor
