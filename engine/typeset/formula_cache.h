// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/formula_layout.h"

#include <QString>

#include <optional>

namespace lectograph::typeset {

// Internal to the room: formula layouts cached between runs, one file each in the user's cache folder. Only layouts
// that use the formula's own fonts are cached, since installed fonts may change. A damaged file, or one written by
// another version of the formula engine, counts as a cache miss.

std::optional<FormulaLayout> storedLayout(const QString &latex, bool display);
/// Writes atomically; a full or read-only disk is ignored.
void storeLayout(const QString &latex, bool display, const FormulaLayout &layout);

/// The cache folder.
QString formulaCacheFolder();

} // namespace lectograph::typeset
