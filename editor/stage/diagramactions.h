// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace lectograph::editor {

class StageOverlay;

/// The actions on diagrams and their parts.
void addDiagramActions(StageOverlay &stage);
/// Those that can be done now; none if no diagram is selected.
void addDiagramMenu(QMenu *menu, StageOverlay &stage);

} // namespace lectograph::editor
