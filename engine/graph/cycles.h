// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace lectograph::graph {

/// What prevents a directed graph from being evaluated recursively.
struct Cycles
{
    /// Each cycle, from the target of its closing edge to the source: removing the last node of each leaves no cycle.
    std::vector<std::vector<int>> circles;
    /// Nodes above a chain of `longestChain` edges; removing these too leaves no longer chain.
    std::vector<int> tooDeep;
};

constexpr int longestChain = 500;

using EachNext = std::function<void(int node, const std::function<void(int next)> &step)>;
Cycles findCycles(int nodeCount, const EachNext &eachNext);

} // namespace lectograph::graph
