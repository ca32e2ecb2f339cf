// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/sound_edits.h"

#include <functional>

/// Edits of the selected timeline items: clips, keyframes and sounds together, with ripple (see ripple.h) or without.
/// Keyframes of selected clips move with them.
namespace lectograph::editor {

/// The context of a timeline edit.
struct EditContext
{
    QString scene;
    Time sceneStart; ///< within the lecture, whose start is the origin of its frames
    bool ripples = false;
    const timeline::Registry &registry;
    SoundLength soundLength;
    EmptiedTracks emptied = EmptiedTracks::Remove; ///< kept during a drag, so that rows stay below the pointer
};

/// A lecture after an edit, and the edited items with their places in it.
struct ItemsEdit
{
    Lecture lecture;
    TimelineItems items;
};
using EditItems = std::function<Result<ItemsEdit>(const Lecture &)>;

struct TimeSpan
{
    Time start;
    Time end;

    Time duration() const { return end - start; }
};
/// Extends `extent` to contain `span`.
void include(std::optional<TimeSpan> &extent, const TimeSpan &span);
/// From the first start to the last end; nothing without items.
std::optional<TimeSpan> extentOf(const Lecture &lecture, const EditContext &context, const TimelineItems &items);

/// Moves by `delta`, and clips by `tracks` tracks down; nothing starts before the scene.
Result<ItemsEdit> withMoved(const Lecture &lecture, const EditContext &context, const TimelineItems &items, Time delta,
                            int tracks = 0);
enum class Neighbour { With, After };
/// Moves clips to the start or end of the clip that precedes them in time, on any track. Among clips with the same
/// start, placed ones sort after the others; several with the same start that are placed after the previous clip are
/// put in sequence.
Result<ItemsEdit> withPlaced(const Lecture &lecture, const EditContext &context, const ClipIds &clips,
                             Neighbour neighbour);
/// Moves each clip and sound separately, so that the edge is at `at`.
Result<ItemsEdit> withEdgesAt(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                              TimeEdge edge, Time at);
/// Trims the edge of each clip and sound by `delta`; at least one frame remains, and no sound exceeds its file.
Result<ItemsEdit> withTrimmed(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                              TimeEdge edge, Time delta);
/// Trims each clip and sound separately, so that the edge is at `at` or as close as possible.
Result<ItemsEdit> withTrimmedTo(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                TimeEdge edge, Time at);
/// Scales `extent` by `factor`; the edge opposite to `held` is fixed. Keyframes snap to frames; sounds only move.
Result<ItemsEdit> withStretched(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                const TimeSpan &extent, TimeEdge held, double factor);
Result<Lecture> withRemoved(const Lecture &lecture, const EditContext &context, const TimelineItems &items);
/// Adds copies that start at the end of the last original; keyframes alone one frame after the last.
Result<ItemsEdit> withDuplicated(const Lecture &lecture, const EditContext &context, const TimelineItems &items);
/// Adds copies that are moved by `delta`, and clips by `tracks` tracks down, without ripple.
Result<ItemsEdit> withCopiesMoved(const Lecture &lecture, const EditContext &context, const TimelineItems &items,
                                  Time delta, int tracks);
/// Splits the clips and sounds at `at`; `items` are the second halves, so that the next change is not of both. An error if
/// none can be split.
Result<ItemsEdit> withSplit(const Lecture &lecture, const EditContext &context, const TimelineItems &items, Time at);
/// Applies `insert`, which adds items at `at`; ripple makes room for them.
Result<ItemsEdit> withInserted(const Lecture &lecture, const EditContext &context, Time at, const EditItems &insert);

} // namespace lectograph::editor
