// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binding.h"

#include <span>
#include <vector>

namespace lectograph::timeline {

/// When anything moves. What is not in any span stays as it is.
class Motion
{
public:
    void add(std::span<const graph::Span> spans);

    /// When something next moves or jumps, `time` itself if it does so then. Never past `end`.
    base::Time stillUntil(base::Time time, base::Time end) const;
    /// The end of the last span that has one.
    base::Time end() const { return m_end; }

private:
    std::vector<graph::Span> m_spans; ///< in order, none overlapping
    base::Time m_end;
};

} // namespace lectograph::timeline
