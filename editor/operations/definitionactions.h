// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

class QMenu;
class QPoint;
class QWidget;

/// What can be done with block definitions and their instances, in the window and in the menus of several panels.
namespace lectograph::editor {

struct Session;

namespace definitionaction {
inline constexpr ActionId make{"block.make"};
inline constexpr ActionId enter{"block.enter"};
inline constexpr ActionId leave{"block.leave"};
inline constexpr ActionId detach{"block.detach"};
inline constexpr ActionId find{"block.find"};
} // namespace definitionaction

/// Adds the actions to the window.
void addDefinitionActions(Session &session, QWidget *window);
/// Those that apply to the selected blocks, for a context menu.
void addDefinitionMenu(const Session &session, QMenu *menu);
/// What can be done with a definition itself.
void fillDefinitionMenu(Session &session, QMenu *menu, const QString &block, QWidget *over);

/// The definition whose only instance is selected; empty if it is none.
QString definitionOfSelected(const Session &session);
/// Opens the inside of an instance's definition. False if the node is no instance.
bool enterDefinition(Session &session, const QString &node);

void makeBlock(Session &session, QWidget *over);
void detachSelected(Session &session);
void renameDefinition(Session &session, const QString &block, QWidget *over);
void deleteDefinition(Session &session, const QString &block);
void updateInstances(Session &session, const QString &block);
void saveToMyBlocks(Session &session, const QString &block);
/// Shows where a block is used; choosing a place goes there.
void findInstances(Session &session, const QString &block, QWidget *over, const QPoint &global);

} // namespace lectograph::editor
