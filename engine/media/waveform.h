// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QByteArray>

#include <memory>
#include <stop_token>
#include <vector>

namespace lectograph::media {

/// A sound as it is drawn in the timeline.
struct Waveform
{
    /// The lowest and the highest value of both channels.
    struct Peak
    {
        float least = 0;
        float most = 0;
    };

    int samplesPerPeak = 480; ///< of soundRate: a hundred peaks a second
    std::vector<Peak> peaks;
    base::Time duration; ///< exact
};

/// Decodes the whole sound, some hundred times faster than it plays; for a thread of its own. An error also if stopped.
base::Result<Waveform> waveformOf(std::shared_ptr<const QByteArray> content, const std::stop_token &stop = {});

} // namespace lectograph::media
