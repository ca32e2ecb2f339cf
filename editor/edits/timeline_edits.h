// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/sound_edits.h"

#include <functional>

/// Edits of whatever is selected on the timeline: clips, keyframes and sounds together, with ripple (see ripple.h) or without.
/// Keyframes of selected clips go with these.
namespace lectograph::editor {

/// What an edit of the timeline needs to know besides the lecture.
struct EditContext
{
    QString scene;
    base::Time sceneStart; ///< within the lecture: its frames are counted from the beginning of that
    bool ripples = false;
    const timeline::Registry &registry;
    SoundLength soundLength;
};

/// A lecture after an edit, and the things that the edit was about as they are called in it.
struct ItemsEdit
{
    lecture::Lecture lecture;
    TimelineItems items;
};

struct TimeSpan
{
    base::Time start;
    base::Time end;

    base::Time duration() const { return end - start; }
};
/// From the first start to the last end; nothing if there is nothing.
std::optional<TimeSpan> extentOf(const lecture::Lecture &lecture, const EditContext &context,
                                 const TimelineItems &items);

/// Later by `delta`, and clips so many tracks down; nothing begins before the scene.
base::Result<ItemsEdit> withMoved(const lecture::Lecture &lecture, const EditContext &context,
                                  const TimelineItems &items, base::Time delta, int tracks = 0);
enum class Neighbour { With, After };
/// So that they begin when the clip before them in time begins or ends, whatever track that is on. Of clips that begin
/// together, those that are placed come after the others; several that begin together and are placed after the previous
/// come one after another.
base::Result<ItemsEdit> withPlaced(const lecture::Lecture &lecture, const EditContext &context, const ClipIds &clips,
                                   Neighbour neighbour);
/// Each clip and sound by itself, so that the edge is at `at`.
base::Result<ItemsEdit> withEdgesAt(const lecture::Lecture &lecture, const EditContext &context,
                                    const TimelineItems &items, TimeEdge edge, base::Time at);
/// The edge of each clip and sound by the same; at least a frame is left, and no sound exceeds its file.
base::Result<ItemsEdit> withTrimmed(const lecture::Lecture &lecture, const EditContext &context,
                                    const TimelineItems &items, TimeEdge edge, base::Time delta);
/// Each clip and sound by itself, so that the edge is at `at` or as near to it as possible.
base::Result<ItemsEdit> withTrimmedTo(const lecture::Lecture &lecture, const EditContext &context,
                                      const TimelineItems &items, TimeEdge edge, base::Time at);
/// `extent` times `factor`, from the edge that is not `held`. Keyframes end up on frames; sounds move but keep their length.
base::Result<ItemsEdit> withStretched(const lecture::Lecture &lecture, const EditContext &context,
                                      const TimelineItems &items, const TimeSpan &extent, TimeEdge held, double factor);
base::Result<lecture::Lecture> withRemoved(const lecture::Lecture &lecture, const EditContext &context,
                                           const TimelineItems &items);
/// Copies that begin where the last of the originals ends; keyframes alone a frame after the last.
base::Result<ItemsEdit> withDuplicated(const lecture::Lecture &lecture, const EditContext &context,
                                       const TimelineItems &items);
/// The clips and sounds that are cut by `at` become two each; an error if none can be split.
base::Result<ItemsEdit> withSplit(const lecture::Lecture &lecture, const EditContext &context,
                                  const TimelineItems &items, base::Time at);
/// What `insert` adds at `at`; with ripple there is room for it.
base::Result<ItemsEdit> withInserted(const lecture::Lecture &lecture, const EditContext &context, base::Time at,
                                     const std::function<base::Result<ItemsEdit>(const lecture::Lecture &)> &insert);

} // namespace lectograph::editor
