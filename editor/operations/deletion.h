// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

/// Deleting blocks, from any panel.
namespace lectograph::editor {

struct Session;

/// Deletes nodes, their clips and their entries in groups. Nodes that were linked to them keep their state at `time` of
/// the scene: links, and names in expressions, are replaced by values, lines keep their last end, and blocks placed beside a deleted one keep
/// their position. A block that requires the shape of a deleted one loses it and is marked (lecture/loose_ends.h). The
/// same in all other scenes that see the nodes. An error for a node of a scene that this one continues.
base::Result<lecture::Lecture> withoutNodes(const lecture::Lecture &lecture, const QString &scene,
                                            const QStringList &nodes, const timeline::Registry &registry,
                                            base::Time time = {});
/// The nodes of the scene that were linked to deleted blocks.
QStringList looseNodesOf(const lecture::Scene &scene);

/// Deletes nodes in an undo step called `name`, reports nodes that were linked to them, and offers to delete those too.
/// Says in which other scenes they were used.
bool deleteNodes(Session &session, const QStringList &nodes, const QString &name);
/// The same for blocks selected on the stage: what all scenes share and others use only leaves the stage, and deleting it
/// is offered.
bool deleteFromStage(Session &session, const QStringList &nodes, const QString &name);
/// The same for another edit that deletes blocks of the open scene.
bool deleteBy(Session &session, const QString &name, const Document::Edit &edit);

} // namespace lectograph::editor
