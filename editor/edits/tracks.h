// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clip_edits.h"

#include <functional>
#include <set>

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

/// Places that are asked for again and again.
using PlaceSet = std::set<lecture::ClipPlace>;
PlaceSet setOf(const ClipPlaces &places);
/// Without those that are within others; in document order.
ClipPlaces outermost(const ClipPlaces &places);
/// Adds a clip to a track; tells where it stands.
lecture::ClipPlace append(std::vector<timeline::TrackPtr> &tracks, int track, timeline::Clip clip);

} // namespace lectograph::editor
