// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <vector>

namespace lectograph::graph {

enum class Severity { Warning, Failure };

/// A problem to report in a lecture that still opens and plays.
struct Problem
{
    Severity severity = Severity::Failure;
    base::Error error;

    friend bool operator==(const Problem &, const Problem &) = default;
};

using Problems = std::vector<Problem>;

} // namespace lectograph::graph
