// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/selected.h"

#include <functional>

/// Edits of clips alone, without ripple: timeline_edits.h puts them together with keyframes and sounds. Times are of the scene. A
/// clip within a group that is itself given moves with the group. A clip takes its own keyframes along.
namespace lectograph::editor {

/// A lecture with clips that an edit has made.
struct NewClips
{
    lecture::Lecture lecture;
    ClipIds clips;
};

enum class TimeEdge { Start, End };

/// `change` done to a copy of each of these clips.
base::Result<lecture::Lecture> withClipsChanged(const lecture::Lecture &lecture, const QString &scene,
                                                const ClipIds &clips,
                                                const std::function<base::Result<void>(timeline::Clip &)> &change);

/// Later by `delta`, and so many tracks down; none begins before the scene or leaves the tracks there are.
base::Result<lecture::Lecture> withClipsMoved(const lecture::Lecture &lecture, const QString &scene,
                                              const ClipIds &clips, base::Time delta, int tracks,
                                              const timeline::Registry &registry);
/// An edge of each; the other one stays. At least `least` is left.
base::Result<lecture::Lecture> withClipsTrimmed(const lecture::Lecture &lecture, const QString &scene,
                                                const ClipIds &clips, TimeEdge edge, base::Time delta, base::Time least,
                                                const timeline::Registry &registry);
/// Distances from `pivot` and durations times `factor`.
base::Result<lecture::Lecture> withClipsStretched(const lecture::Lecture &lecture, const QString &scene,
                                                  const ClipIds &clips, base::Time pivot, double factor,
                                                  const timeline::Registry &registry);
/// A group that loses its last clip is removed too.
base::Result<lecture::Lecture> withoutClips(const lecture::Lecture &lecture, const QString &scene,
                                            const ClipIds &clips);
/// Copies on the same tracks that begin later by `delta`; not of clips within groups.
base::Result<NewClips> withClipsRepeated(const lecture::Lecture &lecture, const QString &scene, const ClipIds &clips,
                                         base::Time delta, const timeline::Registry &registry);

/// Two clips can replace this one, its first half and its second, without changing the picture before and after it:
/// only if the clip ends as it began.
bool canSplit(const timeline::Clip &clip, const timeline::AnimationRegistry &registry);
/// Those that run at `at`; `clips` are both halves. An error if none can be split.
base::Result<NewClips> withClipsSplit(const lecture::Lecture &lecture, const QString &scene, const ClipIds &clips,
                                      base::Time at, const timeline::Registry &registry);

/// One clip that holds them and plays them as before, on the track of the first.
base::Result<NewClips> withClipsGrouped(const lecture::Lecture &lecture, const QString &scene, const ClipIds &clips,
                                        const timeline::Registry &registry);
base::Result<NewClips> withClipsUngrouped(const lecture::Lecture &lecture, const QString &scene, const ClipIds &clips,
                                          const timeline::Registry &registry);

/// An empty text: the easing of the type. An error if it is no easing.
base::Result<lecture::Lecture> withClipsEased(const lecture::Lecture &lecture, const QString &scene,
                                              const ClipIds &clips, const QString &ease);

/// As the clipboard has them: tracks with clips, relative to `origin`.
QJsonObject copiedClips(const lecture::Lecture &lecture, const QString &scene, const ClipIds &clips, base::Time origin,
                        const timeline::Registry &registry);
/// On the tracks they came from, or new ones where the scene has fewer.
base::Result<NewClips> withClipsPasted(const lecture::Lecture &lecture, const QString &scene, const QJsonObject &copied,
                                       base::Time at);

} // namespace lectograph::editor
