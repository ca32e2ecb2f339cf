// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"

#include <optional>
#include <set>
#include <vector>

namespace lectograph::lecture {

// Lets check() sample many moments of a scene at a cost proportional to the size of the scene.

/// A work budget that grows by a fixed amount per time sampled; unused work is saved. The total work therefore stays
/// proportional to the number of times, and cheap work is always granted.
class WorkBudget
{
public:
    /// Next time: spends `work` if the budget allows it, and returns whether it does.
    bool grants(qint64 work);

    // For work whose cost is known only after starting it:
    /// Next time: returns how much work may be tried.
    qint64 next();
    void spend(qint64 work);
    /// `tried` was not enough; until the budget is twice that, only the fixed amount is granted.
    void lack(qint64 tried) { m_wanted = 2 * tried; }

private:
    qint64 m_saved = 0;
    qint64 m_wanted = 0;
};

/// The dependants of blocks: all blocks linked to them, directly or indirectly.
class Followers
{
public:
    explicit Followers(const graph::Evaluator &evaluator);

    /// Whether another block is linked to it.
    bool has(int block) const { return !m_of[static_cast<std::size_t>(block)].empty(); }
    /// Returns the blocks that change with `blocks`, with `restless` ones that always change, or with the state of
    /// `actors`, including these blocks, sorted. Returns nullopt if they exceed what `budget` grants.
    std::optional<std::vector<int>> of(const std::set<int> &blocks, const std::set<int> &actors,
                                       const std::vector<int> &restless, WorkBudget &budget) const;

private:
    std::vector<std::vector<int>> m_of;     ///< by node: the nodes linked to it
    std::vector<std::vector<int>> m_staged; ///< by node: the nodes linked to its state on the stage
};

} // namespace lectograph::lecture
