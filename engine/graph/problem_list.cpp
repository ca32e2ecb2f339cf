// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/problem_list.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace lectograph::graph {

namespace {

std::size_t hashOf(const base::Error &error)
{
    return qHashMulti(0, error.place, error.what, error.remedy);
}

} // namespace

bool ProblemList::add(Problem problem)
{
    if (indexOf(problem))
        return false;
    m_index.emplace(hashOf(problem.error), m_problems.size());
    m_problems.push_back(std::move(problem));
    return true;
}

void ProblemList::add(const Problems &problems)
{
    for (const Problem &problem : problems)
        add(problem);
}

std::optional<std::size_t> ProblemList::indexOf(const Problem &problem) const
{
    const auto [first, last] = m_index.equal_range(hashOf(problem.error));
    const auto found = std::find_if(first, last, [&](const auto &one) { return m_problems[one.second] == problem; });
    return found == last ? std::nullopt : std::optional(found->second);
}

bool ProblemList::hasError(const base::Error &error) const
{
    const auto [first, last] = m_index.equal_range(hashOf(error));
    return std::any_of(first, last, [&](const auto &one) { return m_problems[one.second].error == error; });
}

Problems ProblemList::take()
{
    m_index.clear();
    return std::exchange(m_problems, {});
}

} // namespace lectograph::graph
