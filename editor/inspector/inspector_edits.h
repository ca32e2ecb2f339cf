// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/core/properties.h"

#include <functional>

/// What the inspector does to a lecture, as functions from one to the next.
namespace lectograph::editor {

/// Properties of this type pass from one value to another, or are at least switched often.
bool isKeyframable(graph::ValueType type);
/// The value says the same as leaving it out.
bool isPreset(const graph::PropertySpec &spec, const QJsonValue &value);

struct Keying
{
    base::Time time; ///< of the scene
    bool isOn = false;
};
/// Sets the value at all places: a keyframe where it has some or `keying` is on; otherwise a constant, or nothing if that
/// is the default. Undefined takes away whatever was there.
base::Result<lecture::Lecture> withValue(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &places,
                                         const graph::PropertySpec &spec, const QJsonValue &value,
                                         const Keying &keying);
/// The same at all places, as it is: a link, keyframes.
base::Result<lecture::Lecture> withWritten(const lecture::Lecture &lecture, const std::vector<PropertyPlace> &places,
                                           const QJsonValue &written);
/// Takes the keyframe at `time` away where there is one, or else sets one with the present value.
base::Result<lecture::Lecture> withKeyframeToggled(const lecture::Lecture &lecture,
                                                   const std::vector<PropertyPlace> &places, base::Time time,
                                                   const QJsonValue &value, bool isOn);
/// Keyframes become the value they have now.
base::Result<lecture::Lecture> withoutKeyframes(const lecture::Lecture &lecture,
                                                const std::vector<PropertyPlace> &places,
                                                const graph::PropertySpec &spec, const QJsonValue &value);

/// A text for people with another text in one language. A plain string counts for all languages; it stays one as long as
/// only the lecture's own language is written.
QJsonValue withText(const QJsonValue &texts, const QString &language, const QString &text, const QString &own);
/// What stands there in this language itself.
QString textIn(const QJsonValue &texts, const QString &language, const QString &own);
/// The same for a list of texts, which may be translated as a whole or one by one.
QJsonValue withTexts(const QJsonValue &lists, const QString &language, const QStringList &texts, const QString &own,
                     const QStringList &languages);
QStringList textsIn(const QJsonValue &lists, const QString &language, const QString &own);

/// What the author calls the node; an empty name is the id again.
base::Result<lecture::Lecture> withLabel(const lecture::Lecture &lecture, const QString &scene, const QString &node,
                                         const QJsonValue &label);
/// On the stage in front of the others, or off it.
base::Result<lecture::Lecture> withOnStage(const lecture::Lecture &lecture, const QString &scene,
                                           const QStringList &nodes, bool isOn);
base::Result<lecture::Lecture> withoutClips(const lecture::Lecture &lecture, const QString &scene,
                                            std::vector<lecture::ClipPlace> clips);

base::Result<lecture::Lecture> withClipsChanged(const lecture::Lecture &lecture, const QString &scene,
                                                const std::vector<lecture::ClipPlace> &clips,
                                                const std::function<void(timeline::Clip &)> &change);
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
