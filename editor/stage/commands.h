// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/stage/cast.h"
#include "editor/stage/stage_edits.h"

class QMenu;

/// What can be done with the actors that are selected, each as one step of the history.
namespace lectograph::editor {

void deleteSelectedBlocks(Session &session);
void duplicateSelected(Session &session);
void copySelected(const Session &session);
/// From the clipboard; what is pasted is selected. What other programs have put there stands around `at`.
void paste(Session &session, std::optional<base::Vec3> at = {});
void selectAll(Session &session);
/// Puts them into a group of the graph.
void groupSelected(Session &session);
/// All on stage that are in a group with one of them; empty if none of them is in one.
QStringList groupOfSelected(const Session &session);
void hideSelected(Session &session);
void orderSelected(Session &session, Order order);

/// −1 left or below, 0 the middle, 1 right or above. Several line up with the box around them, one with the frame.
void alignSelected(Session &session, const std::vector<Actor> &cast, const QRectF &frame, std::optional<int> across,
                   std::optional<int> up);

/// Adds a clip for each of them at the playhead.
void animateSelected(Session &session, const QString &animation);
/// All animations by category, each of which animates what is selected.
QMenu *animationMenu(Session &session, QWidget *parent);
/// Blocks with a picture that are not on stage, each of which is brought there.
QMenu *bringMenu(Session &session, QWidget *parent);

} // namespace lectograph::editor
