// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/timelineview.h"

#include <variant>

namespace lectograph::editor {

/// What can be picked in the lanes: a clip, a keyframe, or a sound by its index in the scene.
using LaneThing = std::variant<lecture::ClipPlace, KeyPlace, int>;
bool isPicked(const Selection &selection, const LaneThing &thing);

/// Goes by keyboard from one to the next: in time within a row, or to the row above or below.
class LaneWalk
{
public:
    enum class Way { Earlier, Later, Up, Down };

    explicit LaneWalk(TimelineView &view) : m_view(view) {}

    /// Of what is picked, the one that the keyboard is about.
    std::optional<LaneThing> current() const;
    /// Picks the next one that way; if it `extends`, besides what is picked. Going back over what is picked gives it up one
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
    void pick(const LaneThing &thing, bool extends);
    void reveal(const Stop &stop);

    TimelineView &m_view;
    std::optional<LaneThing> m_last; ///< where it went
};

} // namespace lectograph::editor
