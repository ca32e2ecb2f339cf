// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model.h"
#include "scanner.h"

namespace lectograph::diagrams {

/// Whether an arrow begins here, as “->”, “-->”, “-.->”, “==>” or “---” do.
bool isAtLink(const Scanner &scanner);
/// Reads an arrow with its text, without its ends; nothing if there is none.
std::optional<ItemLink> readLink(Scanner &scanner);

} // namespace lectograph::diagrams
