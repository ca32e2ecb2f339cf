// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"

#include <optional>
#include <set>
#include <vector>

namespace lectograph::lecture {

// How check() looks at many moments of a scene and yet takes no longer than the scene is large.

/// So much work is granted each time, and what is not used is saved. So the work of all times together stays in proportion to
/// their number, and what costs little is granted always.
class Allowance
{
public:
    /// Another time: whether so much may be done, which then counts as done.
    bool grants(qint64 work);

    // Where what has to be done is known only by beginning with it:
    /// Another time: how much may be tried.
    qint64 next();
    void spend(qint64 work);
    /// So much was not enough; not before there is twice as much will more than a little be tried again.
    void lack(qint64 tried) { m_wanted = 2 * tried; }

private:
    qint64 m_saved = 0;
    qint64 m_wanted = 0;
};

/// Which blocks change when others do: those that they are linked to, whatever the way.
class Followers
{
public:
    explicit Followers(const graph::Evaluator &evaluator);

    /// The blocks that change with `blocks`, with `restless` ones that change always, or with how `actors` stand on the stage;
    /// these blocks included, in order. Nothing if they are more than `allowance` grants.
    std::optional<std::vector<int>> of(const std::set<int> &blocks, const std::set<int> &actors,
                                       const std::vector<int> &restless, Allowance &allowance) const;

private:
    std::vector<std::vector<int>> m_of;     ///< by node: those linked to it
    std::vector<std::vector<int>> m_staged; ///< by node: those linked to how it stands on the stage
};

} // namespace lectograph::lecture
