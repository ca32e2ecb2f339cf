// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

namespace lectograph::editor {

/// What the selected clips animate: a target with its part, a list of targets, or the blocks in the roles of an animation
/// made of clips.
std::vector<RowSource> targetSources(Session &session);
/// The choice of a further property that the selected clips change; nothing for clips of other types.
std::optional<RowSource> changedPropertySource(Session &session);

} // namespace lectograph::editor
