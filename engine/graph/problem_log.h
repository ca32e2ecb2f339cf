// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem_list.h"

#include <QHash>

namespace lectograph::graph {

/// What an evaluator has found: no duplicates, and a limited number per place.
class ProblemLog
{
public:
    /// The place of what is only tried, such as a value while it is typed: problems there are not kept.
    static const QString tries;

    void report(Problem problem);
    /// Reports an error at a place, or below it, and returns it.
    tl::unexpected<base::Error> failure(const QString &place, const base::Error &error);
    const Problems &all() const { return m_problems.all(); }
    Problems take();

private:
    ProblemList m_problems;
    QHash<QString, int> m_atPlace; ///< number of problems per place
};

} // namespace lectograph::graph
