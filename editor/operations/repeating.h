// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/repeating.h"
#include "editor/session/actionid.h"
#include "editor/session/session.h"

class QMenu;

/// Repeating the selected block, from any panel.
namespace lectograph::editor {

namespace blockaction {

inline constexpr ActionId repeat{"block.repeat"};
inline constexpr ActionId repeatWords{"block.repeat-words"};
inline constexpr ActionId repeatNumbers{"block.repeat-numbers"};
inline constexpr ActionId singleBlocks{"block.single-blocks"};

} // namespace blockaction

/// Makes a repetition of each selected block that can be repeated over this.
void repeatSelected(Session &session, RepeatOver over);
/// Makes single blocks of the selected repetitions, and selects them.
void makeSelectedSingle(Session &session);

/// What can be done to the selected blocks, as actions of the window: enabled when they can be done.
void addRepeatingActions(Session &session, QWidget *window);
/// Adds those that can be done to a menu.
void addRepeatingActionsTo(Session &session, QMenu &menu);

} // namespace lectograph::editor
