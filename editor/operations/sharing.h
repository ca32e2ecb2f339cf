// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"
#include "editor/session/session.h"

class QMenu;

/// Sharing the selected blocks with all scenes, from any panel.
namespace lectograph::editor {

namespace blockaction {

inline constexpr ActionId share{"block.share"};
inline constexpr ActionId keepHere{"block.keep-here"};
inline constexpr ActionId master{"block.master"};

} // namespace blockaction

/// Shares the selected blocks with what they are made of, and says so.
void shareSelected(Session &session);
/// Makes the selected shared blocks blocks of the open scene, and says which scenes have copies now.
void keepSelectedHere(Session &session);
/// Draws the selected blocks over every scene, or no longer does.
void showSelectedInMaster(Session &session, bool isShown);

/// What can be done to the selected blocks, as actions of the window: enabled when they can be done.
void addSharingActions(Session &session, QWidget *window);
/// Adds those that can be done to a menu.
void addSharingActionsTo(Session &session, QMenu &menu);

/// The names of scenes in the language shown: “Opening” and “Scene 3”.
QString sceneNames(const Session &session, const QStringList &scenes);

} // namespace lectograph::editor
