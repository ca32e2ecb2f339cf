// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <functional>

/// What the inspector does to a lecture, as functions from one to the next.
namespace lectograph::editor {

/// Properties of this type pass from one value to another, or are at least switched often.
bool isKeyframable(graph::ValueType type);
/// The value says the same as leaving it out.
bool isPreset(const graph::PropertySpec &spec, const QJsonValue &value);

struct AutoKey
{
    base::Time time; ///< of the scene
    bool isOn = false;
};
/// Sets the value at all places: a keyframe where it has some or `autoKey` is on; otherwise a constant, or nothing if that
/// is the default. Undefined takes away whatever was there.
base::Result<lecture::Lecture> withValue(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &places,
                                         const graph::PropertySpec &spec, const QJsonValue &value,
                                         const AutoKey &autoKey);
/// The same with a value for each place, from what is written there.
using ValueAt = std::function<QJsonValue(const PropertyPlace &place, const QJsonValue &written)>;
base::Result<lecture::Lecture> withValues(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &places,
                                          const graph::PropertySpec &spec, const ValueAt &valueAt,
                                          const AutoKey &autoKey);
/// The same at all places, as it is: a link, keyframes.
base::Result<lecture::Lecture> withWritten(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &places,
                                           const QJsonValue &written);
/// Whether a clip turns its target into what this property names.
bool isGoal(const graph::PropertySpec &spec);
/// Without the blocks on the stage that clips turn their targets into and that do nothing there themselves: they would be
/// seen before their time.
base::Result<lecture::Lecture> withGoalsOffStage(const lecture::Lecture &lecture,
                                                 const std::vector<PropertyPlace> &goals);
/// What each of several has by itself.
using OwnValue = std::function<QJsonValue(const PropertyPlace &)>;
/// Takes the keyframe at `time` away where there is one, or else sets one with the present value.
base::Result<lecture::Lecture> withKeyframeToggled(const lecture::Lecture &lecture,
                                                   const std::vector<PropertyPlace> &places, base::Time time,
                                                   const OwnValue &valueOf, bool isOn);
/// Keyframes become the value they have now.
base::Result<lecture::Lecture> withoutKeyframes(const lecture::Lecture &lecture,
                                                const std::vector<PropertyPlace> &places,
                                                const graph::PropertySpec &spec, const OwnValue &valueOf);

/// On the stage in front of the others, or off it.
base::Result<lecture::Lecture> withOnStage(const lecture::Lecture &lecture, const QString &scene,
                                           const QStringList &nodes, bool isOn);

base::Result<lecture::Lecture> withSceneChanged(const lecture::Lecture &lecture, const QString &scene,
                                                const std::function<void(lecture::Scene &)> &change);
/// A file of the author's among the assets. One with the same name and other content gets another name.
struct AddedAsset
{
    lecture::Lecture lecture;
    QString name; ///< "assets/…"
};
base::Result<AddedAsset> withNewAsset(const lecture::Lecture &lecture, const QString &fileName,
                                      const QByteArray &content);

} // namespace lectograph::editor
