// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

/// What is done to clips on the timeline. Times are of the scene; a clip within a group that is itself selected moves with
/// the group. Where a clip goes its own keyframes go along. What ripples is in ripple.h, and what is done to clips and
/// keyframes together in arranging.h.
namespace lectograph::editor {

using ClipPlaces = std::vector<lecture::ClipPlace>;

/// Where clips stand after they have come, gone or changed their track.
struct ClipsEdit
{
    lecture::Lecture lecture;
    ClipPlaces places;
};

enum class ClipEdge { Start, End };

/// Later by `delta`, and so many tracks down; none begins before the scene or leaves the tracks there are.
base::Result<ClipsEdit> withClipsMoved(const lecture::Lecture &lecture, const QString &scene, const ClipPlaces &clips,
                                       base::Time delta, int tracks, const timeline::Registry &registry);
/// An edge of each; the other one stays. At least `least` is left.
base::Result<lecture::Lecture> withClipsTrimmed(const lecture::Lecture &lecture, const QString &scene,
                                                const ClipPlaces &clips, ClipEdge edge, base::Time delta,
                                                base::Time least, const timeline::Registry &registry);
/// Distances from `pivot` and durations times `factor`.
base::Result<lecture::Lecture> withClipsStretched(const lecture::Lecture &lecture, const QString &scene,
                                                  const ClipPlaces &clips, base::Time pivot, double factor,
                                                  const timeline::Registry &registry);
/// A group that loses its last clip goes too.
base::Result<lecture::Lecture> withoutClips(const lecture::Lecture &lecture, const QString &scene,
                                            const ClipPlaces &clips);
/// Copies on the same tracks that begin later by `delta`; not of clips within groups.
base::Result<ClipsEdit> withClipsRepeated(const lecture::Lecture &lecture, const QString &scene,
                                          const ClipPlaces &clips, base::Time delta,
                                          const timeline::Registry &registry);

/// Two of them can take the place of one, the first half and the second, without changing what is seen before and after:
/// only of clips that leave everything as it was.
bool canSplit(const timeline::Clip &clip, const timeline::AnimationRegistry &registry);
/// Those that run at `at`; an error if none can be split.
base::Result<ClipsEdit> withClipsSplit(const lecture::Lecture &lecture, const QString &scene, const ClipPlaces &clips,
                                       base::Time at, const timeline::Registry &registry);

/// One clip that holds them and plays them as before, on the track of the first.
base::Result<ClipsEdit> withClipsGrouped(const lecture::Lecture &lecture, const QString &scene, const ClipPlaces &clips,
                                         const timeline::Registry &registry);
base::Result<ClipsEdit> withClipsUngrouped(const lecture::Lecture &lecture, const QString &scene,
                                           const ClipPlaces &clips, const timeline::Registry &registry);

/// An empty text: that of the type. An error if it is no easing.
base::Result<lecture::Lecture> withClipsEased(const lecture::Lecture &lecture, const QString &scene,
                                              const ClipPlaces &clips, const QString &ease);

/// As the clipboard has them: tracks with clips, relative to `origin`.
QJsonObject copiedClips(const lecture::Lecture &lecture, const QString &scene, const ClipPlaces &clips,
                        base::Time origin, const timeline::Registry &registry);
/// On the tracks they came from, as far as the scene has them.
base::Result<ClipsEdit> withClipsPasted(const lecture::Lecture &lecture, const QString &scene,
                                        const QJsonObject &copied, base::Time at);

} // namespace lectograph::editor
