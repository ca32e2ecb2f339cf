// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <QJsonObject>

/// Default texts of new scenes and blocks in the language of the lecture, independent of the interface's language; in
/// English if the program has no translation for it.
namespace lectograph::editor {

/// "Scene 3".
QString newSceneName(int number, const QString &language);
/// The properties of a new block whose default is text, such as "Text".
QJsonObject firstWords(const graph::NodeType &type, const QString &language);

} // namespace lectograph::editor
