// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/model.h"
#include "notation/scanner.h"

namespace lectograph::notation {

/// Whether an arrow begins here, as “->”, “-->”, “-.->”, “==>” or “---” do.
bool isAtLink(const Scanner &scanner);
/// Reads an arrow with its text, without its ends; nothing if there is none.
std::optional<ItemLink> readLink(Scanner &scanner);

} // namespace lectograph::notation
