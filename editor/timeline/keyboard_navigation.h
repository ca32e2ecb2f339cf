// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

namespace lectograph::editor {

/// Keyboard navigation between items: in time within a row, or to the row above or below.
class LaneNavigation
{
public:
    enum class Way { Earlier, Later, Up, Down };

    explicit LaneNavigation(TimelineView &view) : m_view(view) {}

    /// The selected item that has the keyboard focus.
    std::optional<TimelineItem> current() const;
    /// Selects the next item in this direction; with `extends` it is added to the selection. Moving back over selected
    /// items deselects them one by one. Returns false if there is no next item.
    bool go(Way way, bool extends);

private:
    std::optional<ItemSpan> next(Way way) const;
    std::optional<ItemSpan> nearestToPlayhead() const;
    void select(const TimelineItem &item, bool extends);

    TimelineView &m_view;
    std::optional<TimelineItem> m_last; ///< the item that was reached last
};

} // namespace lectograph::editor
