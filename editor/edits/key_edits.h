// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <functional>

/// Edits of keyframes, used by all panels. Keyframes are at times of the scene in which their node lives; where an edit
/// takes the registry, its times are those of the scene that is given, from which an inherited node is seen.
namespace lectograph::editor {

struct KeysEdit
{
    Lecture lecture;
    std::vector<KeyPlace> keys; ///< the edited keyframes, at their new indices
};

/// Some of the keyframes of one property.
struct KeysOfProperty
{
    PropertyPlace place;
    std::vector<int> indices; ///< sorted, unique
};
/// Groups keyframes by property, in order of first occurrence.
std::vector<KeysOfProperty> byProperty(const QString &scene, const std::vector<KeyPlace> &keys);

/// The time of a keyframe in seconds as written, if it exists.
std::optional<double> secondsOf(const Lecture &lecture, const QString &scene, const KeyPlace &key);
/// The same in the time of the scene: negative for one that is before a scene that continues its own.
std::optional<double> secondsOf(const Lecture &lecture, const QString &scene, const KeyPlace &key,
                                const timeline::Registry &registry);

/// Applies `change` once to each keyframe; `number` is its position in `keys`. Moved keyframes replace others at the same
/// time, see settled(). The result is in the order of `keys`.
using KeyChange = std::function<void(const PropertyPlace &place, std::size_t number, Keyframe &key)>;
Result<KeysEdit> withKeysChanged(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                 const KeyChange &change);
/// Moves a keyframe to a time of the scene, clamped to the start of that in which its node lives.
struct KeyMove
{
    KeyPlace key;
    double seconds = 0;
    double stretch = 1; ///< factor of its handles in time
};
Result<KeysEdit> withKeysMoved(const Lecture &lecture, const QString &scene, const std::vector<KeyMove> &moves,
                               const timeline::Registry &registry);
/// Adds keyframes, which replace others at the same time; clamped to the start of the scene.
Result<KeysEdit> withKeysAdded(const Lecture &lecture, const PropertyPlace &place, const std::vector<Keyframe> &added);
/// Removes keyframes; a property without any left keeps the value of the first.
Result<Lecture> withoutKeys(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys);

/// Applies `change` to each keyframe and the next one of its property; `to` is null after the last.
using SegmentChange = std::function<void(const PropertyPlace &place, Keyframe &from, Keyframe *to)>;
Result<Lecture> withEachSegment(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                const SegmentChange &change);
/// Returns an error if the text is not an easing; an empty text is valid and means the default.
Result<void> knownEase(const QString &ease);
/// Sets the easing to the next keyframe and removes the handles, which would override it. Empty: the default.
Result<Lecture> withKeysEased(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                              const QString &ease);
enum class HandleSide { Out, In };
/// Sets a handle, clamped to its segment. The opposite handle, if any, keeps the tangent continuous unless `alone`.
Result<Lecture> withKeyHandle(const Lecture &lecture, const QString &scene, const KeyPlace &key, HandleSide side,
                              graph::Handle handle, bool alone);

/// Maps the times of the keyframes of a clip and its children through `timeOf`.
timeline::ClipPtr withOwnKeysAt(const timeline::ClipPtr &clip, const std::function<double(double)> &timeOf,
                                double stretch = 1);
/// The given keyframes without those of the clips and their children.
std::vector<KeyPlace> keysApart(const lecture::Scene &scene, const std::vector<KeyPlace> &keys, const ClipIds &clips);

/// Adds a keyframe at `at` with the value that the property has there.
Result<Lecture> withKeyHeld(const Lecture &lecture, const PropertyPlace &place, Time at,
                            const timeline::Registry &registry);
/// The same for several properties; returns the keyframes at `at`.
Result<KeysEdit> withKeysHeld(const Lecture &lecture, const std::vector<PropertyPlace> &places, Time at,
                              const timeline::Registry &registry);
/// The same for all keyframed properties of the nodes and clips.
Result<Lecture> withKeysOf(const Lecture &lecture, const std::vector<PropertyPlace> &owners, Time at,
                           const timeline::Registry &registry);

} // namespace lectograph::editor
