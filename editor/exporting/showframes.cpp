// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exporting/showframes.h"

#include <algorithm>

namespace lectograph::exporting {

using base::Time;

ShowFrames::ShowFrames(picture::Show &show, base::FrameRate rate, Time from, std::vector<qint64> starts, qint64 length)
    : m_show(show), m_rate(rate), m_from(from), m_starts(std::move(starts)), m_length(length)
{}

Time ShowFrames::timeOf(qint64 frame) const
{
    const qint64 start = m_starts[static_cast<std::size_t>(frame / m_length)];
    return m_from + m_rate.at(start + frame % m_length);
}

qint64 ShowFrames::sameUntil(qint64 frame)
{
    const Time until = m_show.stillUntil(timeOf(frame));
    const qint64 passage = frame / m_length;
    const qint64 begin = passage * m_length
        - m_starts[static_cast<std::size_t>(passage)]; // of time, as a frame of ours
    qint64 next = std::max(frame + 1, begin + m_rate.framesIn(until - m_from));
    next = std::min(next, (passage + 1) * m_length);
    // framesIn() rounds a time just after a frame down to it; what begins there is first visible in the next one.
    while (next > frame + 1 && timeOf(next - 1) >= until)
        --next;
    return next;
}

} // namespace lectograph::exporting
