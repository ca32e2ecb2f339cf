// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <QJsonObject>

/// The words that new things begin with, in the language of the lecture that they come into, whichever the interface speaks;
/// in English where the program does not speak that language.
namespace lectograph::editor {

/// "Scene 3".
QString newSceneName(int number, const QString &language);
/// The properties of a new block whose default is a word, as "Text" is.
QJsonObject firstWords(const graph::NodeType &type, const QString &language);

} // namespace lectograph::editor
