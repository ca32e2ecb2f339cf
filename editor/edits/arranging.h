// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/edits/key_edits.h"

#include <functional>

/// What is done to clips and keyframes that are selected together, with ripple (see ripple.h) or without. Keyframes of clips
/// that are selected go with these.
namespace lectograph::editor {

/// Where and how.
struct EditContext
{
    QString scene;
    base::Time sceneStart; ///< within the lecture: its frames are counted from the beginning of that
    bool ripples = false;
    const timeline::Registry &registry;
};

/// Where everything that was selected stands now.
struct EditResult
{
    lecture::Lecture lecture;
    ClipPlaces clips;
    std::vector<KeyPlace> keys;
};

struct TimeSpan
{
    base::Time start;
    base::Time end;
};
/// From the first start to the last end; nothing if there is nothing.
std::optional<TimeSpan> extentOf(const lecture::Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                 const std::vector<KeyPlace> &keys);

/// Later by `delta`, and so many tracks down; nothing begins before the scene.
base::Result<EditResult> withMoved(const lecture::Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                   const std::vector<KeyPlace> &keys, base::Time delta, int tracks = 0);
enum class Neighbour { With, After };
/// So that they begin when the clip before them in time begins or ends, whatever track that is on. Of clips that begin
/// together, those that are placed come after the others; several that begin together and are placed after the previous
/// come one after another.
base::Result<EditResult> withPlaced(const lecture::Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                    Neighbour neighbour);
/// Each clip by itself, so that the edge is at `at`.
base::Result<EditResult> withEdgesAt(const lecture::Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                     const std::vector<KeyPlace> &keys, ClipEdge edge, base::Time at);
/// The edge of each by the same; at least a frame is left.
base::Result<EditResult> withTrimmed(const lecture::Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                     const std::vector<KeyPlace> &keys, ClipEdge edge, base::Time delta);
/// Each by itself, so that the edge is at `at`, as far as a frame is left.
base::Result<EditResult> withTrimmedTo(const lecture::Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                       const std::vector<KeyPlace> &keys, ClipEdge edge, base::Time at);
/// `extent` times `factor`, from the edge that is not `held`; keyframes come to stand on frames.
base::Result<EditResult> withStretched(const lecture::Lecture &lecture, const EditContext &how, const ClipPlaces &clips,
                                       const std::vector<KeyPlace> &keys, const TimeSpan &extent, ClipEdge held,
                                       double factor);
base::Result<lecture::Lecture> withRemoved(const lecture::Lecture &lecture, const EditContext &how,
                                           const ClipPlaces &clips, const std::vector<KeyPlace> &keys);
/// Copies that begin where the last of the originals ends; keyframes alone a frame after the last.
base::Result<EditResult> withDuplicated(const lecture::Lecture &lecture, const EditContext &how,
                                        const ClipPlaces &clips, const std::vector<KeyPlace> &keys);
/// What `insert` brings at `at`; with ripple there is room for it.
base::Result<ClipsEdit> withInserted(const lecture::Lecture &lecture, const EditContext &how, base::Time at,
                                     const std::function<base::Result<ClipsEdit>(const lecture::Lecture &)> &insert);

} // namespace lectograph::editor
