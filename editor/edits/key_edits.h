// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <functional>

/// What is done to keyframes, wherever they are shown. Times are of the scene.
namespace lectograph::editor {

struct KeysEdit
{
    lecture::Lecture lecture;
    std::vector<KeyPlace> keys; ///< where they are now
};

/// Some of the keyframes of one property.
struct KeysOfProperty
{
    PropertyPlace place;
    std::vector<int> indices; ///< in order, each once
};
/// In the order in which the properties come first.
std::vector<KeysOfProperty> byProperty(const QString &scene, const std::vector<KeyPlace> &keys);

/// Seconds; nothing if there is no such keyframe.
std::optional<double> secondsOf(const lecture::Lecture &lecture, const QString &scene, const KeyPlace &key);

/// `change` is done once to each of the keyframes, of which it gets the number in the list. Others that are where they come
/// give way. The places are in the order of the list.
using KeyChange = std::function<void(const PropertyPlace &place, std::size_t number, Keyframe &key)>;
base::Result<KeysEdit> withKeysChanged(const lecture::Lecture &lecture, const QString &scene,
                                       const std::vector<KeyPlace> &keys, const KeyChange &change);
/// A keyframe and the time that it gets, not before the scene.
struct KeyMove
{
    KeyPlace key;
    double seconds = 0;
    double stretch = 1; ///< of its handles in time
};
base::Result<KeysEdit> withKeysMoved(const lecture::Lecture &lecture, const QString &scene,
                                     const std::vector<KeyMove> &moves);
/// Beside those there, as if they had been moved onto them; not before the scene.
base::Result<KeysEdit> withKeysAdded(const lecture::Lecture &lecture, const PropertyPlace &place,
                                     const std::vector<Keyframe> &added);
/// Without them; a property that loses all of them keeps the value of the first one.
base::Result<lecture::Lecture> withoutKeys(const lecture::Lecture &lecture, const QString &scene,
                                           const std::vector<KeyPlace> &keys);

/// `change` is done to each of the keyframes and the next one of its property, which is null after the last.
using SegmentChange = std::function<void(const PropertyPlace &place, Keyframe &from, Keyframe *to)>;
base::Result<lecture::Lecture> withEachSegment(const lecture::Lecture &lecture, const QString &scene,
                                               const std::vector<KeyPlace> &keys, const SegmentChange &change);
/// Nothing, or an error if the text is no easing; the empty one, which stands for the usual easing, is good.
base::Result<void> knownEase(const QString &ease);
/// From each to the next one: an easing in place of handles, which would count before it. Empty: the usual one.
base::Result<lecture::Lecture> withKeysEased(const lecture::Lecture &lecture, const QString &scene,
                                             const std::vector<KeyPlace> &keys, const QString &ease);
enum class HandleSide { Out, In };
/// The handle is kept within its segment. The one on the other side of the keyframe, if there is one, turns with it
/// unless `alone`.
base::Result<lecture::Lecture> withKeyHandle(const lecture::Lecture &lecture, const QString &scene, const KeyPlace &key,
                                             HandleSide side, graph::Handle handle, bool alone);

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

} // namespace lectograph::editor
