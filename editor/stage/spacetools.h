// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/gizmo.h"
#include "editor/stage/stagetool.h"

namespace lectograph::editor {

/// The arrows and rings of what is selected, where the scene is seen in space.
std::optional<Gizmo> gizmoOf(const StageOverlay &stage);
/// Lets the camera that is edited walk around the scene and lean.
std::unique_ptr<StageTool> cameraOrbit(StageOverlay &stage, const QPointF &from);
/// Moves or turns the selection in space by a part of its gizmo.
std::unique_ptr<StageTool> spaceDrag(StageOverlay &stage, const QPointF &from, const GizmoPart &part);

} // namespace lectograph::editor
