// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"

#include <functional>
#include <unordered_set>

namespace lectograph::editor {

/// The clip that takes the place of one; null takes it away. What a group holds is asked for only if the group stays.
using ClipChange = std::function<timeline::ClipPtr(const lecture::ClipPlace &, const timeline::ClipPtr &)>;
/// The tracks with every clip asked for; those where nothing changed are the same pointers.
std::vector<timeline::TrackPtr> withEachClip(const std::vector<timeline::TrackPtr> &tracks, const ClipChange &change);
/// The lecture with these tracks in the scene; the same lecture if they are the same.
base::Result<lecture::Lecture> withTracks(const lecture::Lecture &lecture, const lecture::Scene &scene,
                                          std::vector<timeline::TrackPtr> tracks);

/// The author has locked it against the mouse, and ripple leaves it alone.
bool isLocked(const timeline::Track &track);

using ClipIdSet = std::unordered_set<ClipId>;
ClipIdSet setOf(const ClipIds &clips);
/// Those that the scene has, without clips within others of them, in document order.
ClipIds outermost(const lecture::Scene &scene, const ClipIds &clips);
/// The same without clips within groups.
ClipIds topLevel(const lecture::Scene &scene, const ClipIds &clips);
/// These clips and all that they hold.
ClipIdSet withInner(const lecture::Scene &scene, const ClipIds &clips);
/// Adds a clip at the end of a track.
void append(std::vector<timeline::TrackPtr> &tracks, int track, timeline::Clip clip);

} // namespace lectograph::editor
