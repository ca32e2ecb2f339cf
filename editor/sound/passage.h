// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <functional>
#include <span>
#include <vector>

namespace lectograph::editor {

/// A piece of the lecture as it is played: from a moment on until its end, or over and over. In samples of the lecture.
struct Passage
{
    qint64 from = 0;
    qint64 begin = 0;    ///< to which it comes back
    qint64 end = 0;      ///< what follows is silence
    bool isLoop = false; ///< from the end to the beginning
    double speed = 1;    ///< above 0
    qint64 fade = 0;     ///< so long it takes to come and to go, if it is no loop

    friend bool operator==(const Passage &, const Passage &) = default;

    /// Which sample of the lecture is heard after so many samples of the device.
    double placeAfter(double samples) const;
};

/// Plays a passage piece by piece. For one thread.
class PassageReader
{
public:
    /// Fills the samples with what the lecture sounds like from a sample on.
    using Mix = std::function<void(qint64 from, std::span<float> samples)>;

    PassageReader(const Passage &passage, Mix mix) : m_passage(passage), m_mix(std::move(mix)) {}

    void read(std::span<float> samples);

private:
    void readOwn(qint64 from, std::span<float> samples) const;
    void fade(qint64 from, std::span<float> samples) const;

    Passage m_passage;
    Mix m_mix;
    double m_done = 0;          ///< samples of the lecture, without going back
    std::vector<float> m_ahead; ///< what has been read and not been given yet, at another speed
    qint64 m_aheadFrom = 0;     ///< its first sample, counted as m_done is
};

} // namespace lectograph::editor
