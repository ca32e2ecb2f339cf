// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/customblocks/customblocks.h"
#include "editor/session/session.h"

#include <QIcon>

#include <functional>
#include <optional>
#include <vector>

namespace lectograph::editor {

/// One line of the command palette.
struct Command
{
    QString id; ///< stable: "action/edit.undo", "scene/opening"
    QString text;
    QString category;
    QString also; ///< another search term: the English name
    QIcon icon = {};
    std::function<void()> run = {};
    QStringList words = {}; ///< more search terms
    QString keys = {};
    QString name = {}; ///< of what the text is about: the block that is added
};

/// All available commands: enabled actions, going to scenes, selecting nodes, animations for the selection, adding
/// blocks, also those of libraries: `custom`.
std::vector<Command> commandsFor(Session &session, const std::vector<CustomBlockEntry> &custom = {});

/// The enabled actions of the window itself: all that can be done where no lecture is seen.
std::vector<Command> commandsOf(const QWidget &window, const Session &session);

/// How well `text` matches the typed text: all its letters in order, ideally adjacent and at the start of words.
/// Nothing if letters are missing. Several words may occur in any order. Case-insensitive.
std::optional<int> fuzzyScore(QStringView typed, QStringView text);

/// The commands that match the typed text, best first; all if it is empty. Of those whose names fit equally well
/// (editor/language/searchwords.h), recently used ones get a bonus.
std::vector<Command> matching(const std::vector<Command> &commands, const QString &typed, const QStringList &recent);

} // namespace lectograph::editor
