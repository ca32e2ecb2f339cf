// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/layout.h"

namespace lectograph::diagram {

/// A diagram without what cannot be laid out, and what that was. Numbers stay: a link that is not drawn has no blocks.
struct Checked
{
    Diagram diagram;
    std::vector<Problem> problems;
};

Checked checked(const Diagram &diagram);

} // namespace lectograph::diagram
