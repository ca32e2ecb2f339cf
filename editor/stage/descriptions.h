// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"
#include "editor/widgets/paintedaccess.h"

/// Accessible descriptions of the stage.
namespace lectograph::editor {

/// "1.50": a coordinate or a length in scene units, as people read it.
QString coordinateText(double value);

/// The reachable actors, back to front; none during playback.
std::vector<PaintedItem> stageItems(const Session &session, const StageCast &cast, const Projection &projection);
/// Describes the selection in a sentence.
QString selectionDescription(const Session &session, const StageCast &cast);
/// Describes the frame of a camera that is edited.
QString frameDescription(const picture::Camera &frame);

} // namespace lectograph::editor
