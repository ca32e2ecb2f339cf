// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/stage_guides.h"
#include "editor/manipulation/cast.h"
#include "editor/stage/stagetool.h"

#include <memory>
#include <optional>

namespace lectograph::editor {

/// The guide at a point of the widget, where `hit` is. Letters and lines of a block come before a guide that runs across
/// it.
std::optional<StageGuide> guideAt(StageOverlay &stage, const QPointF &at, const std::optional<Hit> &hit);

/// The tool for the left button there: for the edited camera, a handle, a dot, a guide, an actor or a selection
/// rectangle. Selects the pressed actor or guide.
std::unique_ptr<StageTool> toolAt(StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers);

/// A click on a handle that is not dragged: selects another actor that lies beneath it; Shift or Ctrl adds it to the selection.
void clickThrough(StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers);

/// Selects the guide or actor that a menu is for; other actors that are selected with it stay so.
void selectAt(StageOverlay &stage, const QPointF &at);

/// Shows what toolAt() would do. `actor`: the one under the pointer, or empty.
Qt::CursorShape cursorAt(StageOverlay &stage, const QPointF &at, const QString &actor);

} // namespace lectograph::editor
