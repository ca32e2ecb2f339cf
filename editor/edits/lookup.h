// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::editor {

/// The scene with this id, with all nodes that are visible in it (lecture::visibleScene()); "block:ID" is the inside of a
/// definition. Returns null if there is none.
const lecture::Scene *sceneOf(const lecture::Lecture &lecture, const QString &id);
/// The node with this id. Returns null if there is none, or no scene.
const graph::Node *nodeOf(const lecture::Scene *scene, const QString &id);
inline const graph::Node *nodeOf(const lecture::Scene &scene, const QString &id)
{
    return nodeOf(&scene, id);
}

/// The same with an error if it is missing.
base::Result<const lecture::Scene *> foundScene(const lecture::Lecture &lecture, const QString &id);
base::Result<const graph::Node *> foundNode(const lecture::Lecture &lecture, const QString &scene, const QString &id);

/// The actor of a clip's target, "actor" or "actor/part".
QString actorOfTarget(const QString &target);
/// The node that a link names, "node", "node.output" or "node/part".
QString nodeOfLink(const QString &link);

} // namespace lectograph::editor
