// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lectograph::editor {

/// What a function that belongs to no class says to people, in the language of the interface. tools/translations finds
/// the calls by this name and this header. `count` is for %n.
inline QString translated(const char *english, int count = -1)
{
    return QCoreApplication::translate("lectograph::editor", english, nullptr, count);
}

} // namespace lectograph::editor
