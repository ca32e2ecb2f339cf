// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/look_transfer.h"
#include "editor/manipulation/cast.h"
#include "editor/manipulation/stage_edits.h"

class QMenu;

/// Commands on the selected actors, each as one undo step.
namespace lectograph::editor {

void deleteSelectedBlocks(Session &session);
/// Again with the same offset while the copies are selected.
void duplicateSelected(Session &session);
/// Pastes the clipboard and selects the result. Content from other programs is placed around `at`.
void paste(Session &session, std::optional<base::Vec3> at = {}, PastedColors colors = PastedColors::OfTheLook);
/// The same without an offset from blocks at the same place.
void pasteInPlace(Session &session, std::optional<base::Vec3> at = {});
void selectAll(Session &session);
/// Groups them in the graph.
void groupSelected(Session &session);
/// Whether at least two of the selected blocks can be connected.
bool canConnectSelected(const Session &session);
/// Connects them in the order in which they were selected.
void connectSelected(Session &session);
/// All actors that share a group with a selected one; empty if no selected one is in a group.
QStringList groupOfSelected(const Session &session);
void hideSelected(Session &session);
void orderSelected(Session &session, Order order);

/// All animations by category; choosing one animates the selection.
QMenu *animationMenu(Session &session, QWidget *parent);
/// The drawable blocks that are not on stage; choosing one adds it to the stage.
QMenu *bringMenu(Session &session, QWidget *parent);

} // namespace lectograph::editor
