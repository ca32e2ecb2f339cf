// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <functional>

/// What is done to keyframes on the timeline. Times are of the scene.
namespace lectograph::editor {

struct KeysEdit
{
    lecture::Lecture lecture;
    std::vector<KeyPlace> keys; ///< where they stand now
};

/// Seconds; nothing if there is no such keyframe.
std::optional<double> secondsOf(const lecture::Lecture &lecture, const QString &scene, const KeyPlace &key);

/// A keyframe and the time that it gets, not before the scene.
struct KeyMove
{
    KeyPlace key;
    double seconds = 0;
    double stretch = 1; ///< of its handles in time
};
/// Others that stand where they come give way. The places are in the order of the moves.
base::Result<KeysEdit> withKeysMoved(const lecture::Lecture &lecture, const QString &scene,
                                     const std::vector<KeyMove> &moves);
base::Result<lecture::Lecture> withoutKeys(const lecture::Lecture &lecture, const QString &scene,
                                           const std::vector<KeyPlace> &keys);
/// Nothing, or an error if the text is no easing; the empty one, which stands for the usual easing, is good.
base::Result<void> knownEase(const QString &ease);
/// From each to the next one: an easing in place of handles, which would count before it. Empty: the usual one.
base::Result<lecture::Lecture> withKeysEased(const lecture::Lecture &lecture, const QString &scene,
                                             const std::vector<KeyPlace> &keys, const QString &ease);
/// The clip with its own keyframes, and those of the clips that it holds, at the times that `timeOf` makes of theirs.
timeline::ClipPtr withOwnKeysAt(const timeline::ClipPtr &clip, const std::function<double(double)> &timeOf,
                                double stretch = 1);
/// Those that do not belong to any of the clips, nor to what these hold.
std::vector<KeyPlace> keysApart(const lecture::Scene &scene, const std::vector<KeyPlace> &keys, const ClipIds &clips);

/// A keyframe at `at` in every property of the nodes and clips that has keyframes, with the value that it has there anyway.
base::Result<lecture::Lecture> withKeysOf(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &owners,
                                          base::Time at, const timeline::Registry &registry);
/// One keyframe with the value that the property has at `at`.
base::Result<lecture::Lecture> withKeyHeld(const lecture::Lecture &lecture, const PropertyPlace &place, base::Time at,
                                           const timeline::Registry &registry);

/// As the clipboard has them, relative to `origin`, with what they belong to.
QJsonArray copiedKeys(const lecture::Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                      base::Time origin);
/// Copied from one owner: into each of `owners` that has the property. Copied from as many as there are `owners`: into
/// these, in their order. What fits none of them goes back to where it came from, if that is here; an error if nothing
/// finds a place.
base::Result<KeysEdit> withKeysPasted(const lecture::Lecture &lecture, const QString &scene, const QJsonArray &copied,
                                      base::Time at, const std::vector<PropertyPlace> &owners,
                                      const timeline::Registry &registry);
/// Copies that stand later by `delta`.
base::Result<KeysEdit> withKeysRepeated(const lecture::Lecture &lecture, const QString &scene,
                                        const std::vector<KeyPlace> &keys, base::Time delta);

} // namespace lectograph::editor
