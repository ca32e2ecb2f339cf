// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/value.h"

#include <optional>

namespace lectograph::graph {

/// The meaning of true, false, pi, e, tau and inf.
std::optional<Value> constantNamed(QStringView name);
/// Whether a plain word is no name of a block.
bool isReserved(QStringView name);

} // namespace lectograph::graph
