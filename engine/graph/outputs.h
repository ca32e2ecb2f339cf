// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"
#include "graph/registry.h"

namespace lectograph::graph {

/// Validates a block's outputs before they are used: as many as its type declares, a shape if it is placed, finite
/// numbers and vectors, drawable shapes (shape/census.h). Tensors may contain −∞, as masks do.
base::Result<void> checkOutputs(const NodeType &type, const Outputs &outputs);

/// The number of shape parts in the outputs; shared parts count each time they are drawn.
quint64 partsOf(const Outputs &outputs);

/// The limit for the outputs of all blocks of a scene together.
inline constexpr quint64 mostPartsOfAScene = 1'000'000;

} // namespace lectograph::graph
