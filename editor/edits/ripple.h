// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"
#include "editor/edits/key_edits.h"

/// Ripple: later items keep their distance.
///
/// With ripple on, an edit inserts or removes time at one point; everything that starts there or later moves by the
/// same amount, so that later gaps are preserved. The point is:
///
///  - moved (dragged, nudged, put at the playhead or beside another clip): the start of the first selected item;
///  - trimmed, stretched or staggered: the end. The start is fixed, whichever edge is held: trimming the start removes
///    time from the clip;
///  - deleted: the former end;
///  - dropped, pasted, duplicated: the start of the new items, to make room for them.
///
/// Clips that overlap in time ripple as one unit. Clips, keyframes of blocks, sounds and markers move, on all
/// unlocked tracks; a clip's own keyframes move with it. Keyframes alone have no duration: pasting, duplicating or
/// deleting them moves nothing else.
namespace lectograph::editor {

/// Moves items that start at `from` or later by `delta`. Several add up.
struct Ripple
{
    Time from;
    Time delta;
};
using Ripples = std::vector<Ripple>;
/// The shift of an item that starts at `time`.
Time shiftAt(Time time, const Ripples &ripples);

/// The keyframes of blocks that move, except `except`.
std::vector<KeyMove> rippledKeys(const Lecture &lecture, const QString &scene, const Ripples &ripples,
                                 const std::vector<KeyPlace> &except);
/// Moves clips, sounds and markers, except the clips and sounds of `except`.
Result<Lecture> withRippledItems(const Lecture &lecture, const QString &scene, const Ripples &ripples,
                                 const TimelineItems &except, const timeline::Registry &registry);
/// Whether ripple ignores the clip's track.
bool isLeftAlone(const lecture::Scene &scene, const lecture::ClipPlace &clip);

} // namespace lectograph::editor
