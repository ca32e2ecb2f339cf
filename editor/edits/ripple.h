// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/edits/key_edits.h"

/// Ripple: what comes later keeps its distance.
///
/// While ripple is on, an edit makes the time longer or shorter at one point, and whatever begins there or later moves by as
/// much, so that the gaps after it are what they were:
///
///  - moved (dragged, nudged, put at the playhead or beside another clip): from where the first of what is selected begins;
///  - trimmed or stretched: from where it ends. Its start stays, whichever edge is held: a start that is trimmed takes
///    its piece out of the time;
///  - deleted: from where it ended;
///  - dropped, pasted, duplicated: from where it begins, to make room for it.
///
/// Clips that overlap in time are one piece of it, however many they are. Clips, the keyframes of blocks, sounds and
/// markers move, on all tracks that are not locked; a clip takes its own keyframes along. Keyframes by themselves take no
/// time: to paste, duplicate or delete them moves nothing else.
namespace lectograph::editor {

/// What begins at `from` or later moves by `delta`. Several add up.
struct Ripple
{
    base::Time from;
    base::Time delta;
};
using Ripples = std::vector<Ripple>;
/// By how much something moves that begins at `time`.
base::Time shiftAt(base::Time time, const Ripples &ripples);

/// The keyframes of blocks that move, all but `except`.
std::vector<KeyMove> rippledKeys(const lecture::Scene &scene, const Ripples &ripples,
                                 const std::vector<KeyPlace> &except);
/// Clips, sounds and markers, without the clips and sounds of `except`.
base::Result<lecture::Lecture> withRippledItems(const lecture::Lecture &lecture, const QString &scene,
                                                const Ripples &ripples, const TimelineItems &except,
                                                const timeline::Registry &registry);
/// The clip stands on a track that ripple leaves alone.
bool isLeftAlone(const lecture::Scene &scene, const lecture::ClipPlace &clip);

} // namespace lectograph::editor
