// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/problemplace.h"

namespace lectograph::editor {

/// Whether the problem may be seen in one of the scenes: it lives there, in a block that they share, in a definition that
/// they use, or in a block of a scene that they continue, which has not left the stage before. A problem of the lecture as
/// a whole is one of every scene.
bool concerns(const ProblemPlace &place, const QStringList &scenes, const lecture::Lecture &lecture,
              const timeline::AnimationRegistry &animations);

} // namespace lectograph::editor
