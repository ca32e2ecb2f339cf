// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/pace.h"

#include <algorithm>
#include <cmath>

namespace lectograph::media {

namespace {

/// After so many seconds, what has been measured counts a third.
constexpr double memory = 15;

} // namespace

void Pace::begin(qint64 done, double seconds)
{
    m_done = done;
    m_at = seconds;
}

void Pace::reach(qint64 done, double seconds)
{
    const double passed = std::max(0.0, seconds - m_at);
    const double weight = std::exp(-passed / memory);
    m_frames = m_frames * weight + static_cast<double>(done - m_done);
    m_seconds = m_seconds * weight + passed;
    m_done = done;
    m_at = seconds;
}

double Pace::framesPerSecond() const
{
    return m_frames / std::max(1e-9, m_seconds);
}

double Pace::secondsLeft() const
{
    return m_frames > 0 ? static_cast<double>(m_total - m_done) / framesPerSecond() : 0;
}

} // namespace lectograph::media
