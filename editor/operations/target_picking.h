// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

namespace lectograph::editor {

/// Lets the author add targets to these clips by selecting blocks: on the stage, in the graph, anywhere. The next
/// selection of blocks is added in one undo step, and the clips are selected again. Selecting anything else ends it.
void pickTargets(Session &session, const ClipIds &clips);

/// Adds the targets to each of the clips that lacks them; an error if there is no such clip.
base::Result<lecture::Lecture> withTargetsAdded(const lecture::Lecture &lecture, const QString &scene,
                                                const ClipIds &clips, const QStringList &targets);

} // namespace lectograph::editor
