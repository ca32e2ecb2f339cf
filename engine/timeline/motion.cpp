// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/motion.h"

#include <algorithm>

namespace lectograph::timeline {

using base::Time;
using graph::Span;

namespace {

constexpr Time never{std::numeric_limits<qint64>::max() / 8};

} // namespace

void Motion::add(std::span<const Span> spans)
{
    std::vector<Span> all = std::move(m_spans);
    all.insert(all.end(), spans.begin(), spans.end());
    std::ranges::sort(all, {}, [](const Span &span) { return std::pair(span.start, span.end); });
    m_spans.clear();
    for (const Span &span : all) { // a jump inside a span is absorbed
        if (!m_spans.empty() && span.start < m_spans.back().end)
            m_spans.back().end = std::max(m_spans.back().end, span.end);
        else
            m_spans.push_back(span);
    }
    m_end = {};
    for (const Span &span : m_spans) {
        if (span.end < never)
            m_end = std::max(m_end, span.end);
    }
}

Time Motion::stillUntil(Time time, Time end) const
{
    // Only the last span that starts at or before `time` can contain it.
    const auto next = std::ranges::upper_bound(m_spans, time, {}, &Span::start);
    if (next != m_spans.begin() && time < std::prev(next)->end)
        return time;
    return next == m_spans.end() ? end : std::min(next->start, end);
}

} // namespace lectograph::timeline
