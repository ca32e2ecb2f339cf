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
    base::Time sceneStart; ///< within the lecture, whose start is the origin of its frames
    bool ripples = false;
    const timeline::Registry &registry;
    SoundLength soundLength;
};

/// A lecture after an edit, and the edited items with their places in it.
struct ItemsEdit
{
    lecture::Lecture lecture;
    TimelineItems items;
};
using EditItems = std::function<base::Result<ItemsEdit>(const lecture::Lecture &)>;

struct TimeSpan
{
    base::Time start;
    base::Time end;

    base::Time duration() const { return end - start; }
};
/// From the first start to the last end; nothing without items.
std::optional<TimeSpan> extentOf(const lecture::Lecture &lecture, const EditContext &context,
                                 const TimelineItems &items);

/// Moves by `delta`, and clips by `tracks` tracks down; nothing starts before the scene.
base::Result<ItemsEdit> withMoved(const lecture::Lecture &lecture, const EditContext &context,
                                  const TimelineItems &items, base::Time delta, int tracks = 0);
enum class Neighbour { With, After };
/// Moves clips to the start or end of the clip that precedes them in time, on any track. Among clips with the same
/// start, placed ones sort after the others; several with the same start that are placed after the previous clip are
/// put in sequence.
base::Result<ItemsEdit> withPlaced(const lecture::Lecture &lecture, const EditContext &context, const ClipIds &clips,
                                   Neighbour neighbour);
/// Moves each clip and sound separately, so that the edge is at `at`.
base::Result<ItemsEdit> withEdgesAt(const lecture::Lecture &lecture, const EditContext &context,
                                    const TimelineItems &items, TimeEdge edge, base::Time at);
/// Trims the edge of each clip and sound by `delta`; at least one frame remains, and no sound exceeds its file.
base::Result<ItemsEdit> withTrimmed(const lecture::Lecture &lecture, const EditContext &context,
                                    const TimelineItems &items, TimeEdge edge, base::Time delta);
/// Trims each clip and sound separately, so that the edge is at `at` or as close as possible.
base::Result<ItemsEdit> withTrimmedTo(const lecture::Lecture &lecture, const EditContext &context,
                                      const TimelineItems &items, TimeEdge edge, base::Time at);
/// Scales `extent` by `factor`; the edge opposite to `held` is fixed. Keyframes snap to frames; sounds only move.
base::Result<ItemsEdit> withStretched(const lecture::Lecture &lecture, const EditContext &context,
                                      const TimelineItems &items, const TimeSpan &extent, TimeEdge held, double factor);
base::Result<lecture::Lecture> withRemoved(const lecture::Lecture &lecture, const EditContext &context,
                                           const TimelineItems &items);
/// Adds copies that start at the end of the last original; keyframes alone one frame after the last.
base::Result<ItemsEdit> withDuplicated(const lecture::Lecture &lecture, const EditContext &context,
                                       const TimelineItems &items);
/// Splits the clips and sounds at `at`; an error if none can be split.
base::Result<ItemsEdit> withSplit(const lecture::Lecture &lecture, const EditContext &context,
                                  const TimelineItems &items, base::Time at);
/// Applies `insert`, which adds items at `at`; ripple makes room for them.
base::Result<ItemsEdit> withInserted(const lecture::Lecture &lecture, const EditContext &context, base::Time at,
                                     const EditItems &insert);

} // namespace lectograph::editor
