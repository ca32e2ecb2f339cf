// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"

namespace lectograph::timeline {

/// Which states need which others at one and the same moment. A clip needs those that its staged links name at its own
/// start, and those behind its other links at every moment from then on. Earlier moments never lead into a circle.
class Needs
{
public:
    explicit Needs(const graph::Evaluator &evaluator);

    /// Takes in the links of a clip of `actor`; clips come in order of their start. If that would close a circle it is
    /// left out, and the actors on the way round are returned, `actor` first.
    std::vector<int> add(int actor, base::Time start, const graph::Bindings &bindings);

private:
    std::vector<int> wayTo(int actor, const std::vector<int> &from) const;

    std::vector<std::vector<int>> m_behind; ///< by node: the states that what the graph makes of it needs
    std::vector<std::vector<int>> m_always; ///< by actor
    std::vector<std::vector<int>> m_now;    ///< by actor: by clips that start at m_start
    std::vector<int> m_stirred;             ///< whose list in m_now is not empty
    base::Time m_start;
};

} // namespace lectograph::timeline
