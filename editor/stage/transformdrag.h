// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/handles.h"
#include "editor/stage/stagetool.h"

namespace lectograph::editor {

/// Moves what is selected; as a click it selects what is there.
std::unique_ptr<StageTool> moveDrag(StageOverlay &stage, const QPointF &from);
/// Scales or turns what is selected, or moves the end of a line.
std::unique_ptr<StageTool> handleDrag(StageOverlay &stage, const QPointF &from, const Handle &handle);

} // namespace lectograph::editor
