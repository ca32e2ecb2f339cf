// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"

namespace lectograph::timeline {

/// The dependencies between actor states at the same moment. A clip depends on the targets of its staged links at its
/// own start, and on those behind its other links at every moment from then on. Earlier moments never cause a cycle.
class Needs
{
public:
    explicit Needs(const graph::Evaluator &evaluator);

    /// Adds the links of a clip of `actor`; clips must be added in order of their start. Links that would close a cycle
    /// are left out, and the actors of the cycle are returned, starting with `actor`.
    std::vector<int> add(int actor, base::Time start, const graph::Bindings &bindings);

private:
    std::vector<int> wayTo(int actor, const std::vector<int> &from) const;

    std::vector<std::vector<int>> m_behind; ///< by node: the actor states that its evaluation depends on
    std::vector<std::vector<int>> m_always; ///< by actor
    std::vector<std::vector<int>> m_now;    ///< by actor: dependencies of clips that start at m_start
    std::vector<int> m_stirred;             ///< actors with a non-empty list in m_now
    base::Time m_start;
};

} // namespace lectograph::timeline
