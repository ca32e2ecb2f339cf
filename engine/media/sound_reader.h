// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <span>

namespace lectograph::media {

// All sound is 48 000 samples a second in two channels, each a float from −1 to 1, left and right in turn. A sample, where
// positions and lengths are counted, is one of both: two floats.
inline constexpr int soundRate = 48000;
inline constexpr int soundChannels = 2;
inline constexpr qint64 flicksPerSample = base::Time::perSecond / soundRate;

/// The sample that is nearest to `time`, which is not negative.
constexpr qint64 sampleAt(base::Time time)
{
    return (time.flicks + flicksPerSample / 2) / flicksPerSample;
}
constexpr base::Time timeOfSample(qint64 sample)
{
    return {sample * flicksPerSample};
}

/// Reads sound files (and the sound of videos) from memory, piece by piece: what has been decoded is
/// not kept. Reading after a seek gives what reading through gives; to the bit where the file is not lossy, and as near as
/// its decoder comes back where it is. For one thread.
class SoundReader
{
public:
    /// Refuses, with what to do: what is no sound or video, has no sound in it, or cannot be decoded from the start.
    static base::Result<std::unique_ptr<SoundReader>> open(std::shared_ptr<const QByteArray> content);
    ~SoundReader();

    /// How long it plays, to the sample; what comes after six hours is not heard. Where the file does not tell reliably, the first call decodes it once (some
    /// hundred times faster than it plays).
    base::Time duration();
    /// The next read() begins at this sample; after the end it gives nothing.
    void seek(qint64 sample);
    /// Fills `samples` (a multiple of two floats) from the front and returns how many samples there were: fewer only at
    /// the end. What is broken within a file is passed over.
    qint64 read(std::span<float> samples);

private:
    class Decoder;
    SoundReader(std::shared_ptr<const QByteArray> content, std::unique_ptr<Decoder> decoder);

    std::shared_ptr<const QByteArray> m_content;
    std::unique_ptr<Decoder> m_decoder;
    std::optional<base::Time> m_duration;
};

} // namespace lectograph::media
