// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/camera_edits.h"
#include "editor/stage/stagetool.h"

class QKeyEvent;

namespace lectograph::editor {

/// Moves, zooms or turns the frame of the camera that is edited; a click selects the block there.
std::unique_ptr<StageTool> cameraDrag(StageOverlay &stage, const QPointF &from);

/// What a key changes about the frame: arrows move it, + and − zoom. Nothing for other keys.
std::optional<FrameChange> frameChangeOf(const QKeyEvent &key, const picture::Camera &frame);

} // namespace lectograph::editor
