// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lectograph::media {

/// How fast an export goes, and how long it will still take. The frames of the last seconds count most: scenes differ in
/// what their frames cost, and other programs take cores for a while.
class Pace
{
public:
    explicit Pace(qint64 total) : m_total(total) {}

    /// The first `done` frames are there, after `seconds` of work: what was computed once for all frames says nothing of
    /// those that follow.
    void begin(qint64 done, double seconds);
    /// `seconds` of work since the beginning, without pauses. Neither number ever falls.
    void reach(qint64 done, double seconds);
    double framesPerSecond() const; ///< zero until it is known
    double secondsLeft() const;     ///< zero until it is known

private:
    qint64 m_total;
    qint64 m_done = 0;
    double m_at = 0;
    // Sums in which what is past loses weight.
    double m_frames = 0;
    double m_seconds = 0;
};

} // namespace lectograph::media
