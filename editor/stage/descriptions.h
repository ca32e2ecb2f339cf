// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/stagecast.h"
#include "editor/widgets/paintedaccess.h"

/// What screen readers find on the stage.
namespace lectograph::editor {

/// Those who stand on it and are seen, back to front; none while the film plays.
std::vector<PaintedItem> stageItems(const Session &session, const StageCast &cast, const Projection &projection);
/// What is selected, in a sentence.
QString selectionDescription(const Session &session, const StageCast &cast);

} // namespace lectograph::editor
