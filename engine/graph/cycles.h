// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace lectograph::graph {

/// What keeps a directed graph from being worked through by recursion.
struct Cycles
{
    /// Each way round, from where a step leads to where it comes from: cutting all nodes that end one leaves no circle.
    std::vector<std::vector<int>> circles;
    /// Nodes with a chain of `longestChain` steps below them; cutting these too leaves no longer one.
    std::vector<int> tooDeep;
};

constexpr int longestChain = 500;

using EachNext = std::function<void(int node, const std::function<void(int next)> &step)>;
Cycles findCycles(int nodeCount, const EachNext &eachNext);

} // namespace lectograph::graph
