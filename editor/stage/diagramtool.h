// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/stagetool.h"

namespace lectograph::editor {

class StageOverlay;

/// From a port of a block: a link to another block or to a new one. Null if no port is there.
std::unique_ptr<StageTool> diagramPortDrag(StageOverlay &stage, const QPointF &at);
/// A part of the selected diagram: a click selects it, and a drag moves the block, or puts it into a link. Null if no part
/// is there.
std::unique_ptr<StageTool> diagramPartDrag(StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers);

} // namespace lectograph::editor
