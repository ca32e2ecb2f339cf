// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/staticranges.h"

#include <QElapsedTimer>

#include <algorithm>

namespace lectograph::editor {

using base::Time;

namespace {

constexpr int calm = 200; ///< milliseconds without edits or scrubbing

} // namespace

StaticRanges::StaticRanges(std::function<Time(Time)> stillUntil, QObject *parent)
    : QObject(parent), m_stillUntil(std::move(stillUntil))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &StaticRanges::goOn);
}

void StaticRanges::restart(Time start, Time end, base::FrameRate rate)
{
    m_spans.clear();
    m_at = start;
    m_end = end;
    m_step = std::max(rate.at(1), Time{(end - start).flicks / 20'000});
    m_timer.start(calm);
    Q_EMIT changed();
}

void StaticRanges::wait()
{
    if (m_timer.isActive())
        m_timer.start(calm);
}

void StaticRanges::goOn()
{
    constexpr int share = 3; // milliseconds per step
    QElapsedTimer spent;
    spent.start();
    const std::size_t before = m_spans.size();
    while (m_at < m_end && spent.elapsed() < share) {
        const Time until = std::min(m_stillUntil(m_at), m_end);
        if (until > m_at + m_step) {
            m_spans.push_back({m_at, until});
            m_at = until;
        } else {
            m_at = m_at + m_step;
        }
    }
    if (m_spans.size() != before || isFinished())
        Q_EMIT changed();
    if (m_at < m_end)
        m_timer.start(0);
}

} // namespace lectograph::editor
