// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/waveform.h"

#include "base/memory.h"
#include "base/sentence.h"

#include <algorithm>

namespace lectograph::media {

using base::Result;

namespace {

Result<Waveform> readWaveform(std::shared_ptr<const QByteArray> content, const std::stop_token &stop,
                              std::optional<base::Time> most)
{
    auto reader = SoundReader::open(std::move(content));
    if (!reader)
        return tl::unexpected(reader.error());
    Waveform waveform;
    qint64 length = 0;
    std::vector<float> piece(static_cast<std::size_t>(waveform.samplesPerPeak) * soundChannels);
    const auto isEnough = [&] { return most && timeOfSample(length) >= *most; };
    while (const qint64 count = isEnough() ? 0 : (*reader)->read(piece)) {
        if (stop.stop_requested())
            return base::failure(base::Sentence::tr("Reading the sound was stopped."));
        const auto [least, most] = std::minmax_element(piece.begin(), piece.begin() + count * soundChannels);
        waveform.peaks.push_back({*least, *most});
        length += count;
    }
    waveform.duration = timeOfSample(length);
    if (isEnough() && (*reader)->read(piece) > 0) {
        waveform.isWhole = false;
        waveform.duration = std::max(waveform.duration, (*reader)->statedDuration().value_or(base::Time()));
    }
    return waveform;
}

} // namespace

Result<Waveform> waveformOf(std::shared_ptr<const QByteArray> content, const std::stop_token &stop,
                            std::optional<base::Time> most)
{
    return base::withinMemory([&] { return readWaveform(std::move(content), stop, most); });
}

} // namespace lectograph::media
