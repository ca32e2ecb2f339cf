// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/catalog.h"

#include <QStringList>

namespace lectograph::editor {

/// Search terms for a block or an animation besides its title, in every language of the interface: "table" for the grid
/// of cells, the names of the functions that a block has. For each language the best term is first.
QStringList searchWordsOf(const timeline::Catalog &catalog, const QString &type);
/// What the program says of the blocks of its library ("block:token"), as a plugin does of its types.
const timeline::Catalog &libraryCatalog();

/// How a name fits what is typed: the order in which searches list what they find. Case-insensitive.
enum class Fit { Exact, Begins, BeginsWord, Inside, None };
Fit fitOf(const QString &typed, const QString &name);
/// That of the name that fits best.
Fit fitOf(const QString &typed, const QStringList &names);

/// Whether every word of `query` occurs in `texts`; case-insensitive.
bool matches(const QString &query, const QStringList &texts);

} // namespace lectograph::editor
