// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace lectograph::editor {

class StageOverlay;

/// Adds the actions of the guides.
void addGuideActions(StageOverlay &stage);
/// A menu of these actions; those for the selected guide are enabled while there is one.
QMenu *guidesMenu(StageOverlay &stage, QWidget *parent);

} // namespace lectograph::editor
