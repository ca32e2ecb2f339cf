// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbols/insertion.h"
#include "shape/shape.h"

#include <optional>

namespace lectograph::editor {

/// The first place in the formulas of a text that cannot be typeset; nothing if all can. Thread-safe; blocks until the formulas
/// are read.
std::optional<shape::SourceRange> formulaMistake(const QString &text, FormulaUse use);

} // namespace lectograph::editor
