// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/formula_layout.h"

#include <QString>

#include <optional>

namespace lectograph::typeset {

// Internal to the room: formulas that an earlier run has laid out, as files in the user's cache folder, one for each.
// Only what the formula's own fonts draw is kept, since installed fonts may change. A file that is damaged, or was
// written by another version of the formula engine, counts as absent.

std::optional<FormulaLayout> storedLayout(const QString &latex, bool display);
/// Whole or not at all; a disk that is full or read-only is no reason to complain.
void storeLayout(const QString &latex, bool display, const FormulaLayout &layout);

/// Where they are.
QString formulaCacheFolder();

} // namespace lectograph::typeset
