// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

#include <variant>

namespace lectograph::editor {

/// What can be selected in the lanes: a clip, a keyframe, or a sound by its index in the scene.
using LaneThing = std::variant<lecture::ClipPlace, KeyPlace, int>;
bool isSelected(const Selection &selection, const LaneThing &thing);

/// Goes by keyboard from one to the next: in time within a row, or to the row above or below.
class LaneNavigation
{
public:
    enum class Way { Earlier, Later, Up, Down };

    explicit LaneNavigation(TimelineView &view) : m_view(view) {}

    /// Of what is selected, the one that the keyboard is about.
    std::optional<LaneThing> current() const;
    /// Selects the next one that way; if it `extends`, besides what is selected. Going back over what is selected gives it up one
    /// by one. False if there is no other.
    bool go(Way way, bool extends);

private:
    struct Stop
    {
        LaneThing thing;
        base::Time start;
        base::Time end;
    };
    static std::vector<Stop> stopsOf(const TimeRow &row);
    std::optional<Stop> next(Way way, bool extends) const;
    std::optional<Stop> nearestToPlayhead() const;
    void select(const LaneThing &thing, bool extends);
    void reveal(const Stop &stop);

    TimelineView &m_view;
    std::optional<LaneThing> m_last; ///< where it went
};

} // namespace lectograph::editor
