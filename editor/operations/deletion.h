// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

/// How blocks are deleted, wherever that is asked for.
namespace lectograph::editor {

struct Session;

/// Takes them away with their clips, out of groups too. What was linked to them stays as it was at `time` of the scene: a
/// value stands in place of the link that brought it, a line keeps its last end, and what stood beside one of them stands
/// where it stood. A block that needs the shape of one of them is left without, and marked (lecture/loose_ends.h).
base::Result<lecture::Lecture> withoutNodes(const lecture::Lecture &lecture, const QString &scene,
                                            const QStringList &nodes, const timeline::Registry &registry,
                                            base::Time time = {});
/// Those of the scene that led to blocks that were deleted.
QStringList looseNodesOf(const lecture::Scene &scene);

/// Deletes them as one step called `name`, tells of what led there, and offers to remove that too.
bool deleteNodes(Session &session, const QStringList &nodes, const QString &name);
/// The same of an edit that deletes blocks of the open scene in a way of its own.
bool deleteBy(Session &session, const QString &name, const Document::Edit &edit);

} // namespace lectograph::editor
