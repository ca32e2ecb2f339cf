// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace lectograph::editor {

/// When a menu or the list of a box closes, what the pointer left meanwhile is told so: Qt forgets that if the popup is
/// closed by a click elsewhere, and the button of the menu would look as if the pointer were on it until it is used again.
void endHoverWithPopups(QApplication &application);

} // namespace lectograph::editor
