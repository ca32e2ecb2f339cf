// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/cells.h"

#include <optional>

/// Tables of numbers as cells.
namespace lectograph::editor {

/// Numbers with all their digits. A list is one row.
Cells cellsOfNumbers(const QJsonValue &numbers);
/// Empty cells are 0; "1/3" and "=1/3" are computed, "27,3" and "50%" read. A single row is a list unless `isMatrix`.
/// The error names the first cell that is no number.
base::Result<QJsonValue> numbersOfCells(Cells cells, bool isMatrix);
/// The numbers of a table with names, without these; nothing if it has none.
std::optional<Cells> numbersAmong(const Cells &cells);

} // namespace lectograph::editor
