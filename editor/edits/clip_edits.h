// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"
#include "editor/edits/tracks.h"

#include <functional>
#include <map>

/// Edits of clips only, without ripple; timeline_edits.h combines them with keyframes and sounds. In scene time. Clips
/// inside groups that are edited too move with the group. A clip's own keyframes move with it.
namespace lectograph::editor {

/// A lecture after an edit, and the new clips.
struct NewClips
{
    Lecture lecture;
    ClipIds clips;
};

enum class TimeEdge { Start, End };

/// Applies `change` to a copy of each of these clips.
Result<Lecture> withClipsChanged(const Lecture &lecture, const QString &scene, const ClipIds &clips,
                                 const std::function<Result<void>(timeline::Clip &)> &change);

/// Moves the clips by `delta` and by `tracks` tracks down; none starts before the scene or leaves the existing tracks.
Result<Lecture> withClipsMoved(const Lecture &lecture, const QString &scene, const ClipIds &clips, Time delta,
                               int tracks, const timeline::Registry &registry,
                               EmptiedTracks emptied = EmptiedTracks::Remove);
/// Moves each of these clips to a time of its own; skips clips inside groups.
Result<Lecture> withClipsStarting(const Lecture &lecture, const QString &scene, const std::map<ClipId, Time> &starts,
                                  const timeline::Registry &registry);
/// Moves one edge of each clip; the other one is kept. The remaining duration is at least `least`.
Result<Lecture> withClipsTrimmed(const Lecture &lecture, const QString &scene, const ClipIds &clips, TimeEdge edge,
                                 Time delta, Time least, const timeline::Registry &registry);
/// Scales distances from `pivot` and durations by `factor`.
Result<Lecture> withClipsStretched(const Lecture &lecture, const QString &scene, const ClipIds &clips, Time pivot,
                                   double factor, const timeline::Registry &registry);
/// Removes the clips, and groups that become empty.
Result<Lecture> withoutClips(const Lecture &lecture, const QString &scene, const ClipIds &clips);
/// Adds copies on the same tracks, shifted by `delta`; skips clips inside groups.
Result<NewClips> withClipsRepeated(const Lecture &lecture, const QString &scene, const ClipIds &clips, Time delta,
                                   const timeline::Registry &registry);

/// Whether the clip can be replaced by two halves without changing the picture before and after it: only if it ends as
/// it began.
bool canSplit(const timeline::Clip &clip, const timeline::AnimationRegistry &registry);
/// Splits the clips that run at `at`; `clips` contains the second halves. An error if none can be split.
Result<NewClips> withClipsSplit(const Lecture &lecture, const QString &scene, const ClipIds &clips, Time at,
                                const timeline::Registry &registry);

/// Groups the clips without changing how they play, on the track of the first.
Result<NewClips> withClipsGrouped(const Lecture &lecture, const QString &scene, const ClipIds &clips,
                                  const timeline::Registry &registry);
Result<NewClips> withClipsUngrouped(const Lecture &lecture, const QString &scene, const ClipIds &clips,
                                    const timeline::Registry &registry);

/// Sets the easing; an empty text restores the default of the type. An error if `ease` is not an easing.
Result<Lecture> withClipsEased(const Lecture &lecture, const QString &scene, const ClipIds &clips, const QString &ease);

/// The clips in clipboard format: tracks with clips, relative to `origin`.
QJsonObject copiedClips(const Lecture &lecture, const QString &scene, const ClipIds &clips, Time origin,
                        const timeline::Registry &registry);
QJsonObject copiedTracks(std::vector<timeline::TrackPtr> tracks);
/// The tracks with these clips, under new ids.
Result<std::vector<timeline::TrackPtr>> tracksIn(const QJsonObject &copied);
/// Pastes onto the tracks the clips came from, or if another track has taken the place of one, onto that with clips of
/// the same actor; adds tracks if there is none.
Result<NewClips> withClipsPasted(const Lecture &lecture, const QString &scene, const QJsonObject &copied, Time at);

} // namespace lectograph::editor
