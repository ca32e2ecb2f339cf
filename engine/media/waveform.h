// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/sound_reader.h"

#include <memory>
#include <optional>
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
    base::Time duration; ///< exact, if it is whole
    bool isWhole = true; ///< else the peaks end before the sound, and the duration is what the file says

    /// How far the peaks go.
    base::Time heard() const
    {
        return isWhole ? duration : timeOfSample(static_cast<qint64>(peaks.size()) * samplesPerPeak);
    }
};

/// Decodes the sound, some hundred times faster than real time, up to `most`; use a background thread. Fails if stopped.
base::Result<Waveform> waveformOf(std::shared_ptr<const QByteArray> content, const std::stop_token &stop = {},
                                  std::optional<base::Time> most = {});

} // namespace lectograph::media
