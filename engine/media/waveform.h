// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QByteArray>

#include <memory>
#include <stop_token>
#include <vector>

namespace lectograph::media {

/// The waveform of a sound, as drawn in the timeline.
struct Waveform
{
    /// The minimum and maximum of both channels.
    struct Peak
    {
        float least = 0;
        float most = 0;
    };

    int samplesPerPeak = 480; ///< at soundRate: 100 peaks per second
    std::vector<Peak> peaks;
    base::Time duration; ///< exact
};

/// Decodes the whole sound, some hundred times faster than real time; use a background thread. Fails if stopped.
base::Result<Waveform> waveformOf(std::shared_ptr<const QByteArray> content, const std::stop_token &stop = {});

} // namespace lectograph::media
