// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <span>

namespace lectograph::media {

// All sound has 48 000 samples per second in two channels, interleaved left and right as floats from −1 to 1. Positions
// and lengths count samples of both channels: two floats.
inline constexpr int soundRate = 48000;
inline constexpr int soundChannels = 2;
inline constexpr qint64 flicksPerSample = base::Time::perSecond / soundRate;

/// The sample nearest to `time`, which must not be negative.
constexpr qint64 sampleAt(base::Time time)
{
    return (time.flicks + flicksPerSample / 2) / flicksPerSample;
}
constexpr base::Time timeOfSample(qint64 sample)
{
    return {sample * flicksPerSample};
}

/// Reads audio files (and the sound of videos) from memory piece by piece, without keeping decoded data. Reading after
/// a seek gives the same samples as reading from the start: exactly for lossless files, otherwise as closely as the
/// decoder allows. Single-threaded.
class SoundReader
{
public:
    /// Fails, with a remedy, if the file is not audio or video, has no sound, or cannot be decoded from the start.
    static base::Result<std::unique_ptr<SoundReader>> open(std::shared_ptr<const QByteArray> content);
    ~SoundReader();

    /// The length, limited to six hours. If the file does not state it reliably, the first call decodes the file (some
    /// hundred times faster than real time), or its first ten minutes: longer files last as long as they say, but where
    /// that is a guess, a whole hour is decoded.
    base::Time duration();
    /// As the file says, without decoding; an estimate in most formats.
    std::optional<base::Time> statedDuration() const;
    /// The next read() starts at this sample; past the end it returns nothing.
    void seek(qint64 sample);
    /// Fills `samples` (a multiple of two floats) from the front and returns the number of samples read: fewer only at
    /// the end. Skips corrupt parts of a file.
    qint64 read(std::span<float> samples);

private:
    class Decoder;
    SoundReader(std::shared_ptr<const QByteArray> content, std::unique_ptr<Decoder> decoder);

    std::shared_ptr<const QByteArray> m_content;
    std::unique_ptr<Decoder> m_decoder;
    std::optional<base::Time> m_duration;
};

} // namespace lectograph::media
