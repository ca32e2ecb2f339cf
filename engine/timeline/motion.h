// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binding.h"

#include <span>
#include <vector>

namespace lectograph::timeline {

/// The time spans in which anything moves. Outside of all spans nothing changes.
class Motion
{
public:
    void add(std::span<const graph::Span> spans);

    /// The time of the next movement or jump, or `time` itself if something moves then. Never past `end`.
    base::Time stillUntil(base::Time time, base::Time end) const;
    /// The end of the last finite span.
    base::Time end() const { return m_end; }

private:
    std::vector<graph::Span> m_spans; ///< sorted, not overlapping
    base::Time m_end;
};

} // namespace lectograph::timeline
