// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipspans.h"
#include "editor/edits/timeline_edits.h"

/// The items of a timeline edit with their times.
namespace lectograph::editor {

/// A clip or sound with its time span.
struct Item
{
    TimelineItem id;
    TimeSpan span;
    bool ripples = true;  ///< not inside a group, and not a sound of an earlier scene
    TrimRange start = {}; ///< trim ranges of the edges; unlimited for the end of a clip
    TrimRange end = {};
    Time earliest = {}; ///< where its scene starts: negative for a sound of an earlier one

    /// Clamped to the trim range of the edge.
    Time trimmable(TimeEdge edge, Time delta) const
    {
        const auto [first, last] = edge == TimeEdge::Start ? start : end;
        return std::clamp(delta, first, last);
    }
};

/// The items of an edit, resolved in the scene.
struct ResolvedItems
{
    const lecture::Scene *scene = nullptr;
    ClipSpans spans;
    TimelineItems items;         ///< outermost clips, and keyframes that do not move with them
    std::vector<KeyPlace> inner; ///< keyframes that move with the clips
    std::vector<Item> timed;     ///< the clips and sounds
};

Result<ResolvedItems> resolved(const Lecture &lecture, const EditContext &context, const TimelineItems &items);

enum class Reach { All, Rippling };
/// Of all, or without sounds of earlier scenes, which do not ripple.
std::optional<TimeSpan> extentOf(const Lecture &lecture, const EditContext &context, const ResolvedItems &resolved,
                                 Reach reach = Reach::All);
/// The edited items; `keys` are the keyframes that did not move with the clips.
TimelineItems itemsNow(const ResolvedItems &resolved, std::vector<KeyPlace> keys);

} // namespace lectograph::editor
