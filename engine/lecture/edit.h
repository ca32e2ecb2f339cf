// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/clip_place.h"

#include <functional>
#include <vector>

/// Edits are functions from a lecture to another that shares everything it did not change: the same pointers, so that
/// undo is a list of lectures, and what is computed from a scene or node is kept by its address. An edit that is not
/// possible is an error, and nothing has happened.
namespace lectograph::lecture {

/// In place of the scene with its id, or else at the end.
base::Result<Lecture> withScene(const Lecture &lecture, Scene scene);
/// Moves it to `index` among the scenes.
base::Result<Lecture> withSceneAt(const Lecture &lecture, const QString &scene, int index);
/// `change` done to a copy of the scene.
base::Result<Lecture> withSceneChanged(const Lecture &lecture, const QString &scene,
                                       const std::function<base::Result<void>(Scene &scene)> &change);
base::Result<Lecture> withoutScene(const Lecture &lecture, const QString &scene);
/// Undefined or null takes the property away, so that its default counts again.
base::Result<Lecture> withSceneProperty(const Lecture &lecture, const QString &scene, const QString &key,
                                        const QJsonValue &value);

/// In place of the node with its id, or else as a new one.
base::Result<Lecture> withNode(const Lecture &lecture, const QString &scene, graph::Node node);
/// Many at once, in the time that one takes them: one after the other, each would copy the list of all of them.
base::Result<Lecture> withNodes(const Lecture &lecture, const QString &scene, std::vector<graph::Node> nodes);
base::Result<Lecture> withNodeProperty(const Lecture &lecture, const QString &scene, const QString &node,
                                       const QString &key, const QJsonValue &value);
/// Takes it from the stage too; links and clips that name it stay, and check() tells of them.
base::Result<Lecture> withoutNode(const Lecture &lecture, const QString &scene, const QString &node);
/// Who is on stage, back to front.
base::Result<Lecture> withActors(const Lecture &lecture, const QString &scene, std::vector<QString> actors);

/// In place of the track at `index`, or after the last one if `index` is their number.
base::Result<Lecture> withTrack(const Lecture &lecture, const QString &scene, int index, timeline::Track track);
base::Result<Lecture> withoutTrack(const Lecture &lecture, const QString &scene, int index);

/// In place of the clip at `place`, or as a new one if the last index is the number of clips there.
base::Result<Lecture> withClip(const Lecture &lecture, const QString &scene, const ClipPlace &place,
                               timeline::Clip clip);
base::Result<Lecture> withClipProperty(const Lecture &lecture, const QString &scene, const ClipPlace &place,
                                       const QString &key, const QJsonValue &value);
/// `change` done to a copy of each of these clips, to what is in a group before the group itself. All at once or, with the
/// first error, nothing.
using ClipChange = std::function<base::Result<void>(const ClipPlace &place, timeline::Clip &clip)>;
base::Result<Lecture> withClipsChanged(const Lecture &lecture, const QString &scene, std::vector<ClipPlace> places,
                                       const ClipChange &change);
base::Result<Lecture> withoutClip(const Lecture &lecture, const QString &scene, const ClipPlace &place);

/// In place of the sound at `index`, or after the last one if `index` is their number.
base::Result<Lecture> withSound(const Lecture &lecture, const QString &scene, int index, Sound sound);
base::Result<Lecture> withoutSound(const Lecture &lecture, const QString &scene, int index);

/// `name` is "assets/…". Takes the place of a file with that name.
base::Result<Lecture> withAsset(const Lecture &lecture, const QString &name, const QByteArray &content);
base::Result<Lecture> withoutAsset(const Lecture &lecture, const QString &name);

} // namespace lectograph::lecture
