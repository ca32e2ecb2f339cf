// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/export_job.h"
#include "picture/show.h"

#include <algorithm>

namespace lectograph::exporting {

/// The frames of a show in a time range.
class ShowFrames final : public media::FrameSource
{
public:
    ShowFrames(picture::Show &show, base::FrameRate rate, base::Time from, base::Time to)
        : m_show(show), m_rate(rate), m_from(from), m_count(rate.framesIn(to - from))
    {}

    qint64 frameCount() const override { return m_count; }
    picture::Picture picture(qint64 frame) override { return m_show.at(timeOf(frame)); }
    qint64 sameUntil(qint64 frame) override
    {
        const base::Time until = m_show.stillUntil(timeOf(frame));
        qint64 next = std::max(frame + 1, m_rate.framesIn(until - m_from));
        // framesIn() rounds a time just after a frame down to it; what begins there is first visible in the next one.
        while (next > frame + 1 && timeOf(next - 1) >= until)
            --next;
        return std::min(next, m_count);
    }

private:
    base::Time timeOf(qint64 frame) const { return m_from + m_rate.at(frame); }

    picture::Show &m_show;
    base::FrameRate m_rate;
    base::Time m_from;
    qint64 m_count;
};

} // namespace lectograph::exporting
