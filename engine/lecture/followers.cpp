// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/followers.h"

#include <algorithm>
#include <unordered_set>

namespace lectograph::lecture {

namespace {

constexpr int granted = 64; ///< blocks to evaluate, or clips to apply, per time sampled

} // namespace

bool WorkBudget::grants(qint64 work)
{
    if (work > next())
        return false;
    spend(work);
    return true;
}

qint64 WorkBudget::next()
{
    m_saved += granted;
    return m_saved >= m_wanted ? m_saved : granted;
}

void WorkBudget::spend(qint64 work)
{
    m_saved -= work;
    m_wanted = 0;
}

Followers::Followers(const graph::Evaluator &evaluator)
    : m_of(static_cast<std::size_t>(evaluator.nodeCount())), m_staged(m_of.size())
{
    for (int node = 0; node < evaluator.nodeCount(); ++node) {
        evaluator.eachLink(node, [&](const graph::Link &link) {
            m_of[static_cast<std::size_t>(link.node)].push_back(node);
            if (link.staged)
                m_staged[static_cast<std::size_t>(link.node)].push_back(node);
        });
    }
}

std::optional<std::vector<int>> Followers::of(const std::set<int> &blocks, const std::set<int> &actors,
                                              const std::vector<int> &restless, WorkBudget &budget) const
{
    const qint64 most = budget.next();
    std::vector<int> found;
    std::unordered_set<int> seen;
    bool isTooMuch = false;
    const auto add = [&](const auto &nodes) {
        for (const int node : nodes) {
            isTooMuch = isTooMuch || static_cast<qint64>(found.size()) >= most;
            if (isTooMuch)
                return;
            if (seen.insert(node).second)
                found.push_back(node);
        }
    };
    add(blocks);
    add(restless);
    for (const int actor : actors)
        add(m_staged[static_cast<std::size_t>(actor)]);
    for (std::size_t i = 0; i < found.size() && !isTooMuch; ++i)
        add(m_of[static_cast<std::size_t>(found[i])]);
    if (isTooMuch) {
        budget.lack(most);
        return std::nullopt;
    }
    budget.spend(static_cast<qint64>(found.size()));
    std::ranges::sort(found);
    return found;
}

} // namespace lectograph::lecture
