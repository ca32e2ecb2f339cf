// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"
#include "graph/registry.h"

namespace lectograph::graph {

/// What a block computed, before anybody else sees it: as many outputs as its type declares, a shape where it is placed,
/// numbers and vectors that are finite, shapes that can be drawn (shape/census.h). Tensors may hold −∞, as masks do.
base::Result<void> checkOutputs(const NodeType &type, const Outputs &outputs);

/// How many parts of shapes the outputs hold, each counted as often as it would be drawn.
quint64 partsOf(const Outputs &outputs);

/// How many the outputs of all blocks of a scene may hold together.
inline constexpr quint64 mostPartsOfAScene = 1'000'000;

} // namespace lectograph::graph
