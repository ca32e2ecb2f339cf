// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/linked.h"
#include "lecture/visible.h"

/// Nodes that all scenes share, and those that only one scene has.
namespace lectograph::editor {

/// Gives nodes other ids everywhere they are seen: in links, expressions, clips, groups, parameters and on stages. All
/// of them live in `home`, which is empty for shared nodes.
base::Result<lecture::Lecture> withNodesRenamed(const lecture::Lecture &lecture, const QString &home,
                                                const NodeNames &names);

/// The same in a written scene alone.
lecture::Scene withNodesRenamed(lecture::Scene scene, const NodeNames &names);

/// A node from elsewhere as one of the scene, where it stands in the graph of the scene.
graph::NodePtr settledIn(lecture::Scene &scene, const graph::NodePtr &node);

/// The nodes of the scene that are shared when `nodes` are: these and those that they link to, directly or through
/// others, but for those that are shared already. In the order of their ids.
QStringList sharedTogether(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes);

struct SharedNodes
{
    lecture::Lecture lecture;
    QStringList nodes; ///< what `nodes` are called now
    int count = 0;     ///< of all nodes that were moved
};
/// Moves sharedTogether() to the nodes of the lecture. A node gets another id if another scene has one with this id. No
/// picture changes: keyframes stay at the time of the stage at which they are.
base::Result<SharedNodes> withNodesShared(const lecture::Lecture &lecture, const QString &scene,
                                          const QStringList &nodes, const timeline::AnimationRegistry &animations);

/// The scenes that show a shared node, link to it or animate it, directly or through other shared nodes. Scenes that see
/// it only because the master draws it are not among them.
QStringList scenesUsing(const lecture::Lecture &lecture, const QString &sharedNode);

/// The other scenes that show one of the nodes that the scene sees, link to one or animate one.
QStringList otherScenesUsing(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes);

struct KeptNodes
{
    lecture::Lecture lecture;
    int count = 0;      ///< of all nodes that were moved
    QStringList copied; ///< other scenes that use some of them and have copies now
};
/// Moves shared nodes, and the shared nodes that link to them, into the scene. Other scenes that use them get copies, so
/// that no picture changes, except that the master no longer draws them over the other scenes.
base::Result<KeptNodes> withNodesKept(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes);

/// Whether the master draws the shared node over every scene.
bool isInMaster(const lecture::Lecture &lecture, const QString &node);
/// What the master draws over the scene, back to front: nothing inside of a definition, or where the scene, or one that it
/// continues, does without.
std::vector<QString> masterOver(const lecture::Lecture &lecture, const QString &scene);
/// Draws the nodes over every scene, in front of what is drawn over it already, or no longer does. Nodes of the scene
/// are shared first, and leave its own stage, so that they are drawn once.
base::Result<SharedNodes> withMaster(const lecture::Lecture &lecture, const QString &scene, const QStringList &nodes,
                                     bool isShown, const timeline::AnimationRegistry &animations);

} // namespace lectograph::editor
