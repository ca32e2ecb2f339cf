// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/format.h"
#include "media/stream.h"

#include <span>
#include <vector>

namespace lectograph::media {

/// The codec for the sound of a file: AAC in MP4, Opus in WebM, plain samples for editors; not opened yet.
base::Result<av::Codec> soundCodecFor(Format format);

/// Cuts sound into the frames that the sound codec of a stream takes.
class SoundCoder
{
public:
    explicit SoundCoder(Stream &stream) : m_stream(stream) {}

    base::Result<void> write(std::span<const float> samples);
    /// What is left, which may be less than a frame.
    base::Result<void> finish();

private:
    base::Result<void> send(std::span<const float> samples);

    Stream &m_stream;
    std::vector<float> m_rest; ///< less than a frame
    qint64 m_sent = 0;
};

} // namespace lectograph::media
