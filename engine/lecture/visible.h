// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// What a scene sees: its own nodes, those of the scenes that it continues, and those that all scenes share. Their ids
/// differ from each other, so that within a scene an id says which node is meant, wherever that lives.
namespace lectograph::lecture {

enum class Home { Own, Inherited, Shared };

/// A node as seen from a scene.
struct VisibleNode
{
    graph::NodePtr node;
    Home home = Home::Own;
    QString scene; ///< in which it lives; empty for a shared one
};

/// The index of the scene among those of the lecture; their number if it is none of them.
std::size_t indexOfScene(const Lecture &lecture, const QString &scene);
/// The scene itself as it is in the file, or the inside of a definition for "block:ID". Null if there is none.
ScenePtr writtenScene(const Lecture &lecture, const QString &scene);
/// The scenes that the scene continues, the first one first, and last itself: a single one for most scenes and for the
/// inside of a definition. Empty if there is no such scene.
std::vector<ScenePtr> chainOf(const Lecture &lecture, const QString &scene);
/// The ids of the scenes that see the nodes of `scene`: itself and those that continue it.
QStringList scenesSeeing(const Lecture &lecture, const QString &scene);

/// The nodes that are visible in the scene, in the order of their ids, in about linear time. Where two have the same
/// id, which check() reports, the nearest is the visible one: its own, one of the scene before, a shared one.
std::vector<VisibleNode> visibleNodes(const Lecture &lecture, const QString &scene);
/// The nodes from elsewhere among these.
std::vector<VisibleNode> foreignNodes(const Lecture &lecture, const QString &scene);
/// Nothing if the scene sees no such node.
std::optional<VisibleNode> visibleNode(const Lecture &lecture, const QString &scene, const QString &node);

/// The scene with all nodes that are visible in it, as the functions of lecture/edit.h take and give it: an edit
/// changes each node where it lives. The written scene itself where there are no others. It stays the same one while
/// nothing of this changes, and lives at least as long as the lecture has this content. Null if there is no such scene.
ScenePtr visibleScene(const Lecture &lecture, const QString &scene);

/// How much later the time of the scene begins than that of a node that it sees. The keyframes of a node are at times
/// of the scene in which it lives. Those of a shared node are at times of the scene that shows it, or of the first one
/// of its chain, so that it goes on where a scene continues another.
base::Time beginAfter(const Lecture &lecture, const VisibleNode &node, const QString &scene,
                      const timeline::AnimationRegistry &registry);

} // namespace lectograph::lecture
