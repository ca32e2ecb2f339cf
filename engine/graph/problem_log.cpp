// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/problem_log.h"

#include <utility>

namespace lectograph::graph {

namespace {

constexpr int mostProblemsOfAPlace = 8;

} // namespace

const QString ProblemLog::tries = QStringLiteral("?");

void ProblemLog::report(Problem problem)
{
    if (problem.error.place.startsWith(tries))
        return;
    // Limited, because a message that contains a changing number would add a new problem at every time.
    int &atSamePlace = m_atPlace[problem.error.place];
    if (atSamePlace < mostProblemsOfAPlace && m_problems.add(std::move(problem)))
        ++atSamePlace;
}

tl::unexpected<base::Error> ProblemLog::failure(const QString &place, const base::Error &error)
{
    auto placed = base::within(place, error);
    report({Severity::Failure, placed.value()});
    return placed;
}

Problems ProblemLog::take()
{
    m_atPlace.clear();
    return m_problems.take();
}

} // namespace lectograph::graph
