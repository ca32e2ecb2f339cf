// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actionid.h"

#include <QString>

class QMenu;
class QWidget;

/// Looks of the selected blocks, from any panel.
namespace lectograph::editor {

struct Session;

namespace styleaction {

inline constexpr ActionId copy{"style.copy"};
inline constexpr ActionId paste{"style.paste"};
inline constexpr ActionId create{"style.new"};
inline constexpr ActionId update{"style.update"};
inline constexpr ActionId reset{"style.reset"};
inline constexpr ActionId writeOut{"style.writeOut"};

} // namespace styleaction

namespace lookaction {

inline constexpr ActionId change{"look.change"};
inline constexpr ActionId edit{"look.edit"};
inline constexpr ActionId save{"look.save"};

} // namespace lookaction

/// Adds the actions of `styleaction` to the window; they are enabled where they can do something.
void addStyleActions(QWidget *window, Session &session);
/// Copying and pasting a style, in a context menu of selected blocks.
void addStyleMenu(QMenu &menu, Session &session);

/// Gives the selected blocks a style; an empty name: none.
void chooseStyle(Session &session, const QString &style);
/// Asks for a name.
void makeStyle(Session &session, QWidget *window);
/// Asks for a name, and saves the look of the lecture in the user's folder.
void saveLookAs(Session &session, QWidget *window);

} // namespace lectograph::editor
