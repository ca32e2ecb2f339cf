// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lectograph::editor {

/// What people may call a block or an animation besides its title, in every language that the editor speaks: "table" for
/// the grid of cells, the names of the functions that a block has. They stand in
/// searchwords.json, in each language what suits best first.
QStringList searchWordsOf(const QString &type);

/// Whether `typed` stands in one of the words at its beginning or at the beginning of one inside, in capitals or not.
bool beginsWordOf(const QString &typed, const QStringList &words);

} // namespace lectograph::editor
