// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QIcon>

#include <functional>
#include <vector>

namespace lectograph::editor {

/// One line of the command palette.
struct Command
{
    QString id; ///< the same tomorrow: "action/edit.undo", "scene/opening"
    QString text;
    QString category;
    QString also; ///< found by this too: what it is called in English
    QString keys;
    QIcon icon;
    std::function<void()> run;
    QStringList words = {}; ///< what else people may call it
};

/// Everything that can be done now: enabled actions, scenes to go to, nodes to select, animations for what is selected,
/// blocks to add.
std::vector<Command> commandsFor(Session &session);

/// Those that answer to what was typed, best first; with nothing typed all of them. Recently used ones come first.
std::vector<Command> matching(const std::vector<Command> &commands, const QString &typed, const QStringList &recent);

/// The ids of what was run last, latest first, in the settings.
QStringList recentCommands();
void rememberCommand(const QString &id);

} // namespace lectograph::editor
