// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sound/soundmix.h"

#include <algorithm>

namespace lectograph::editor {

void SoundMix::setLecture(const lecture::Lecture &lecture, const QString &language)
{
    const std::scoped_lock lock(m_mutex);
    m_wanted = Wanted{lecture, language};
}

void SoundMix::takeWanted()
{
    std::optional<Wanted> wanted;
    {
        const std::scoped_lock lock(m_mutex);
        wanted = std::exchange(m_wanted, std::nullopt);
    }
    if (!wanted)
        return;
    media::Soundtrack next(wanted->lecture, wanted->language, m_registry);
    // Most edits do not affect the sound; then the open soundtrack is kept.
    const auto isSame = [](const media::PlacedSound &a, const media::PlacedSound &b) {
        return a.sound == b.sound && a.content == b.content && a.begin == b.begin && a.end == b.end;
    };
    if (!m_track || m_track->length() != next.length() || !std::ranges::equal(m_track->sounds(), next.sounds(), isSame))
        m_track = std::move(next);
}

void SoundMix::read(qint64 from, std::span<float> samples)
{
    takeWanted();
    if (!m_track) {
        std::ranges::fill(samples, 0.0F);
        return;
    }
    m_track->seek(from);
    m_track->read(samples);
    // The volume is ramped within a block, because a jump would click.
    const float wanted = m_wantedLoudness;
    const std::size_t count = samples.size() / media::soundChannels;
    const float step = count == 0 ? 0 : (wanted - m_loudness) / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i) {
        const float loudness = m_loudness + step * static_cast<float>(i + 1);
        for (float &sample : samples.subspan(i * media::soundChannels, media::soundChannels))
            sample *= loudness;
    }
    m_loudness = wanted;
}

} // namespace lectograph::editor
