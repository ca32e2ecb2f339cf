// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipspans.h"
#include "editor/edits/timeline_edits.h"

/// The animations of a scene as slides list them: one after another in order of time, each starting with or after the
/// previous one. Files contain only the times; the list is read from them, and its edits change them.
namespace lectograph::editor {

enum class StartMode { AtTime, WithPrevious, AfterPrevious };

struct AnimationStart
{
    StartMode mode = StartMode::AtTime;
    Time delay; ///< since the start of the scene, or the start or end of the previous animation

    friend bool operator==(const AnimationStart &, const AnimationStart &) = default;
};

/// The clips outside groups in order of their start; those that start together in document order.
std::vector<ClipSpan> inOrderOfTime(const std::vector<ClipSpan> &clips);
/// How the clip starts after `previous` in this order; null for the first, which starts at a time. A clip that starts
/// while the previous one runs starts with it.
AnimationStart startAfter(const ClipSpan *previous, const ClipSpan &clip);

/// Sets the delay of one clip, keeping its mode; inside a group, since the start of the group.
Result<ItemsEdit> withDelay(const Lecture &lecture, const EditContext &context, ClipId clip, Time delay);
/// Sets the duration of each clip to at least one frame.
Result<ItemsEdit> withDuration(const Lecture &lecture, const EditContext &context, const ClipIds &clips, Time duration);
/// Moves the clips to the place `to` in the order of the others. All keep their modes and delays, so that what follows is
/// shifted. A new first animation starts when the first one did, which gets its mode and delay instead. Clips on locked
/// tracks stay. With ripple, keyframes, sounds and markers after the reordered clips are shifted as well.
Result<ItemsEdit> withReordered(const Lecture &lecture, const EditContext &context, const ClipIds &clips, int to);

/// Starts the clips one after another by `step`, from the first one on, in order of time; those that start together in
/// the given order. Skips clips inside groups; an error if fewer than two remain. A single clip with several targets
/// animates these one after another.
Result<ItemsEdit> withStaggered(const Lecture &lecture, const EditContext &context, const ClipIds &clips, Time step);
/// The step by which the clips start one after another; nothing if their distances differ or there are fewer than two.
std::optional<Time> staggerOf(const Lecture &lecture, const EditContext &context, const ClipIds &clips);

} // namespace lectograph::editor
