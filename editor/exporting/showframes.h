// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/export_job.h"
#include "picture/show.h"

#include <vector>

namespace lectograph::exporting {

/// Frames of a show: passages of the same length, one directly after the other. One passage is what an export writes,
/// several are samples of it.
class ShowFrames final : public media::FrameSource
{
public:
    /// `starts` are the first frames of the passages, counted from the time `from`.
    ShowFrames(picture::Show &show, base::FrameRate rate, base::Time from, std::vector<qint64> starts, qint64 length);

    qint64 frameCount() const override { return static_cast<qint64>(m_starts.size()) * m_length; }
    picture::Picture picture(qint64 frame) override { return m_show.at(timeOf(frame)); }
    qint64 sameUntil(qint64 frame) override;

private:
    base::Time timeOf(qint64 frame) const;

    picture::Show &m_show;
    base::FrameRate m_rate;
    base::Time m_from;
    std::vector<qint64> m_starts;
    qint64 m_length;
};

} // namespace lectograph::exporting
