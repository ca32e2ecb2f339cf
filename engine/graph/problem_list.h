// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"

#include <optional>
#include <unordered_map>

namespace lectograph::graph {

/// Problems in the order in which they were found, each once. Looking for one costs the same however many there are.
class ProblemList
{
public:
    /// False if it is there already.
    bool add(Problem problem);
    void add(const Problems &problems);
    std::optional<std::size_t> indexOf(const Problem &problem) const;
    bool hasError(const base::Error &error) const; ///< of whatever severity

    const Problems &all() const { return m_problems; }
    Problems take();

private:
    Problems m_problems;
    std::unordered_multimap<std::size_t, std::size_t> m_index; ///< by the hash of the error
};

} // namespace lectograph::graph
