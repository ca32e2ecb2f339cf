// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lectograph::editor {

/// Translates a text of a function that belongs to no class into the language of the interface. tools/translations
/// finds the calls by this name and this header. `count` is for %n.
inline QString translated(const char *english, int count = -1)
{
    return QCoreApplication::translate("lectograph::editor", english, nullptr, count);
}

} // namespace lectograph::editor
