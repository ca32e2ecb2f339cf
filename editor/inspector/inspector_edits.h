// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <functional>

/// The edits of the inspector.
namespace lectograph::editor {

/// Whether properties of this type can be interpolated, or are commonly switched.
bool isKeyframable(graph::ValueType type);
/// Whether the value equals the default.
bool isPreset(const lecture::Lecture &lecture, const PropertyPlace &place, const graph::PropertySpec &spec,
              const QJsonValue &value);

struct AutoKey
{
    base::Time time; ///< of the scene
    bool isOn = false;
    std::optional<base::Time> keptFrom{}; ///< as of PropertyWriteMode
};
/// What the property is at each place: types differ in the defaults of what they have in common.
using SpecAt = std::function<const graph::PropertySpec &(const PropertyPlace &place)>;
/// The value for a place, computed from the current one.
using ValueAt = std::function<QJsonValue(const PropertyPlace &place, const QJsonValue &written)>;
/// Sets the values: as keyframes if the property has keyframes or `autoKey` is on; otherwise as constants, or nothing
/// where they are the default. Undefined removes the property.
base::Result<lecture::Lecture> withValues(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &places,
                                          const SpecAt &specAt, const ValueAt &valueAt, const AutoKey &autoKey);
/// Whether the property is the shape that a clip transforms its target into.
bool isGoal(const graph::PropertySpec &spec);
/// Removes blocks from the stage that are goals of clips and have no animations themselves: otherwise they would be
/// visible too early.
base::Result<lecture::Lecture> withGoalsOffStage(const lecture::Lecture &lecture,
                                                 const std::vector<PropertyPlace> &goals);
/// The individual value of each place.
using OwnValue = std::function<QJsonValue(const PropertyPlace &)>;
/// With `isOn` sets a keyframe with the current value at `time`, otherwise removes the one there.
base::Result<lecture::Lecture> withKeyframeToggled(const lecture::Lecture &lecture,
                                                   const std::vector<PropertyPlace> &places, base::Time time,
                                                   const OwnValue &valueOf, bool isOn);
/// Replaces keyframes by their current value.
base::Result<lecture::Lecture> withoutKeyframes(const lecture::Lecture &lecture,
                                                const std::vector<PropertyPlace> &places, const SpecAt &specAt,
                                                const OwnValue &valueOf);

} // namespace lectograph::editor
