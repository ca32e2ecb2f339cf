// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/clip_place.h"

#include <functional>
#include <vector>

/// Edits are functions from a lecture to a lecture that shares all unchanged data by pointer. Undo is therefore a list
/// of lectures, and results computed from a scene or node are cached by its address. A failed edit returns an error and
/// changes nothing.
///
/// An edit sees a scene as visibleScene() gives it, with the nodes that all scenes share and those of the scenes that it
/// continues, and changes each of these where it lives. "block:ID" is the inside of a definition.
namespace lectograph::lecture {

/// Replaces the definition with the same id, or adds it.
base::Result<Lecture> withDefinition(const Lecture &lecture, Block block);
/// Its instances stay, and check() reports them.
base::Result<Lecture> withoutDefinition(const Lecture &lecture, const QString &block);

/// Replaces the scene with the same id, or appends it. Nodes that live elsewhere are changed there; those that are left
/// out stay.
base::Result<Lecture> withScene(const Lecture &lecture, Scene scene);
/// Moves the scene to `index`.
base::Result<Lecture> withSceneAt(const Lecture &lecture, const QString &scene, int index);
/// Applies `change` to a copy of the scene.
base::Result<Lecture> withSceneChanged(const Lecture &lecture, const QString &scene,
                                       const std::function<base::Result<void>(Scene &scene)> &change);
base::Result<Lecture> withoutScene(const Lecture &lecture, const QString &scene);
/// Undefined or null removes the property, which restores its default.
base::Result<Lecture> withSceneProperty(const Lecture &lecture, const QString &scene, const QString &key,
                                        const QJsonValue &value);

/// Replaces the node with the same id, or adds it.
base::Result<Lecture> withNode(const Lecture &lecture, const QString &scene, graph::Node node);
/// Adds many nodes at the cost of one; adding them one by one would copy the whole list each time.
base::Result<Lecture> withNodes(const Lecture &lecture, const QString &scene, std::vector<graph::Node> nodes);
base::Result<Lecture> withNodeProperty(const Lecture &lecture, const QString &scene, const QString &node,
                                       const QString &key, const QJsonValue &value);
/// Removes it where it lives, and from the stage of every scene that sees it; links and clips that refer to it stay, and
/// check() reports them.
base::Result<Lecture> withoutNode(const Lecture &lecture, const QString &scene, const QString &node);
/// The actors on stage, back to front.
base::Result<Lecture> withActors(const Lecture &lecture, const QString &scene, std::vector<QString> actors);

/// Replaces the track at `index`, or appends it if `index` is the number of tracks.
base::Result<Lecture> withTrack(const Lecture &lecture, const QString &scene, int index, timeline::Track track);
base::Result<Lecture> withoutTrack(const Lecture &lecture, const QString &scene, int index);

/// Replaces the clip at `place`, or adds it if the last index is the number of clips there.
base::Result<Lecture> withClip(const Lecture &lecture, const QString &scene, const ClipPlace &place,
                               timeline::Clip clip);
base::Result<Lecture> withClipProperty(const Lecture &lecture, const QString &scene, const ClipPlace &place,
                                       const QString &key, const QJsonValue &value);
/// Applies `change` to a copy of each of these clips, children before their group. On the first error nothing changes.
using ClipChange = std::function<base::Result<void>(const ClipPlace &place, timeline::Clip &clip)>;
base::Result<Lecture> withClipsChanged(const Lecture &lecture, const QString &scene, std::vector<ClipPlace> places,
                                       const ClipChange &change);
base::Result<Lecture> withoutClip(const Lecture &lecture, const QString &scene, const ClipPlace &place);

/// Replaces the sound at `index`, or appends it if `index` is the number of sounds.
base::Result<Lecture> withSound(const Lecture &lecture, const QString &scene, int index, Sound sound);
base::Result<Lecture> withoutSound(const Lecture &lecture, const QString &scene, int index);

/// `name` is "assets/…". Replaces a file with the same name.
base::Result<Lecture> withAsset(const Lecture &lecture, const QString &name, const QByteArray &content);
base::Result<Lecture> withoutAsset(const Lecture &lecture, const QString &name);

} // namespace lectograph::lecture
