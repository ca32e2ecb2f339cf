// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/format.h"
#include "media/stream.h"

#include <span>
#include <vector>

namespace lectograph::media {

/// The audio codec of a format: AAC in MP4, Opus in WebM, PCM for editors; not opened yet.
base::Result<av::Codec> soundCodecFor(Format format);

/// Splits samples into the frames that an audio codec expects.
class SoundCoder
{
public:
    explicit SoundCoder(Stream &stream) : m_stream(stream) {}

    base::Result<void> write(std::span<const float> samples);
    /// Sends the remaining samples, which may be less than a frame.
    base::Result<void> finish();

private:
    base::Result<void> send(std::span<const float> samples);

    Stream &m_stream;
    std::vector<float> m_rest; ///< less than a frame
    qint64 m_sent = 0;
};

} // namespace lectograph::media
