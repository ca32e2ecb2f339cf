// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace lectograph::editor {

/// The timing of the journal: an edit is on disk after `longest`, or a write later if that takes longer than the one
/// before. That is within three seconds as long as a write takes less than one.
struct Pace
{
    std::chrono::milliseconds pause{1000};   ///< without edits
    std::chrono::milliseconds longest{2000}; ///< from the first edit that is not in the journal until it is
};

/// When the edits that are not in the journal have to be written.
class Due
{
public:
    using Clock = std::chrono::steady_clock;

    explicit Due(Pace pace) : m_pace(pace) {}

    void edited(Clock::time_point now)
    {
        m_first = m_first.value_or(now);
        m_last = now;
    }
    /// No edits are left: they are being written, or need not be.
    void clear() { m_first.reset(); }
    /// The next write is expected to take as long.
    void wrote(Clock::duration took) { m_took = took; }

    /// When to begin to write; nullopt without edits.
    std::optional<Clock::time_point> time() const
    {
        if (!m_first)
            return std::nullopt;
        return std::max(*m_first, std::min(m_last + m_pace.pause, *m_first + m_pace.longest - m_took));
    }

private:
    Pace m_pace;
    std::optional<Clock::time_point> m_first;
    Clock::time_point m_last;
    Clock::duration m_took{0};
};

} // namespace lectograph::editor
