// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

namespace lectograph::editor {

/// How formulas are written in a text, whenever it is asked: in one that is a formula, or that the block says to have formulas,
/// or has one already. Empty where there are never any.
std::function<FormulaUse()> formulaUseOf(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec);

} // namespace lectograph::editor
