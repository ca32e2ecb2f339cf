// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"

#include <QSet>

#include <functional>
#include <unordered_set>

namespace lectograph::editor {

/// Returns the replacement of a clip; null removes it. The children of a group are visited only if the group is kept.
using ClipChange = std::function<timeline::ClipPtr(const lecture::ClipPlace &, const timeline::ClipPtr &)>;
/// Applies `change` to every clip; unchanged tracks keep their pointers.
std::vector<timeline::TrackPtr> withEachClip(const std::vector<timeline::TrackPtr> &tracks, const ClipChange &change);
/// What becomes of an automatic track that loses its last clip.
enum class EmptiedTracks { Remove, Keep };
/// Replaces the tracks of the scene; returns the same lecture if they are equal.
Result<Lecture> withTracks(const Lecture &lecture, const lecture::Scene &scene, std::vector<timeline::TrackPtr> tracks,
                           EmptiedTracks emptied = EmptiedTracks::Remove);
/// The tracks without the automatic ones among `before` that have no clips any more.
std::vector<timeline::TrackPtr> withoutEmptied(std::vector<timeline::TrackPtr> tracks,
                                               const std::vector<timeline::TrackPtr> &before);

/// Whether the track was made for its clips: the author has neither added nor named nor marked it.
bool isAutomatic(const timeline::Track &track);
/// An empty track of the author, which is kept when it is empty again.
timeline::Track ownTrack();
/// The actors that the clips animate.
QSet<QString> actorsOf(const std::vector<timeline::ClipPtr> &clips);

/// Locked tracks ignore the mouse and ripple.
bool isLocked(const timeline::Track &track);

using ClipIdSet = std::unordered_set<ClipId>;
ClipIdSet setOf(const ClipIds &clips);
/// The given clips that the scene has, without clips inside others of them, in document order.
ClipIds outermost(const lecture::Scene &scene, const ClipIds &clips);
/// The same without clips inside groups.
ClipIds topLevel(const lecture::Scene &scene, const ClipIds &clips);
/// These clips and all their descendants.
ClipIdSet withInner(const lecture::Scene &scene, const ClipIds &clips);

} // namespace lectograph::editor
