// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace lectograph::editor {

/// The name that the program gives to a scene, "Scene 3": in a language of lectures, independent of the interface's
/// language; in English if the program has no translation for it.
QString newSceneName(int number, const QString &language);
/// The number in such a name, whichever language it is in; nothing for a name that an author gave.
std::optional<int> numberOfNewScene(const QString &name);

} // namespace lectograph::editor
