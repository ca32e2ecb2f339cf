// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"

#include <optional>
#include <unordered_map>

namespace lectograph::graph {

/// Problems without duplicates, in the order they were found. Lookup takes constant time.
class ProblemList
{
public:
    /// Returns false if the problem is already in the list.
    bool add(Problem problem);
    void add(const Problems &problems);
    std::optional<std::size_t> indexOf(const Problem &problem) const;
    bool hasError(const base::Error &error) const; ///< regardless of severity

    const Problems &all() const { return m_problems; }
    Problems take();

private:
    Problems m_problems;
    std::unordered_multimap<std::size_t, std::size_t> m_index; ///< by the hash of the error
};

} // namespace lectograph::graph
