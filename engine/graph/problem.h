// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <vector>

namespace lectograph::graph {

enum class Severity { Warning, Failure };

/// Something that a person should know about a lecture that nevertheless opens and plays.
struct Problem
{
    Severity severity = Severity::Failure;
    base::Error error;

    friend bool operator==(const Problem &, const Problem &) = default;
};

using Problems = std::vector<Problem>;

} // namespace lectograph::graph
