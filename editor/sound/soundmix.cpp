// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sound/soundmix.h"

#include "lecture/types.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using media::soundChannels;

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
    media::Soundtrack next(wanted->lecture, wanted->language, typesOf(wanted->lecture, m_plugins).animations);
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
    const std::size_t count = samples.size() / soundChannels;
    const float step = count == 0 ? 0 : (wanted - m_loudness) / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i) {
        const float loudness = m_loudness + step * static_cast<float>(i + 1);
        for (float &sample : samples.subspan(i * soundChannels, soundChannels))
            sample *= loudness;
    }
    m_loudness = wanted;
}

double Passage::placeAfter(double samples) const
{
    const double place = static_cast<double>(from) + samples * speed;
    if (!isLoop || end <= begin || place < static_cast<double>(end))
        return place;
    return static_cast<double>(begin) + std::fmod(place - static_cast<double>(begin), static_cast<double>(end - begin));
}

void PassageReader::fade(qint64 from, std::span<float> samples) const
{
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const qint64 at = from + static_cast<qint64>(i / soundChannels);
        const qint64 inside = std::min(at - m_passage.from, m_passage.end - 1 - at);
        if (inside < m_passage.fade)
            samples[i] *= static_cast<float>(inside) / static_cast<float>(m_passage.fade);
    }
}

/// `from` is not wrapped.
void PassageReader::readOwn(qint64 from, std::span<float> samples) const
{
    while (!samples.empty()) {
        qint64 count = static_cast<qint64>(samples.size()) / soundChannels;
        qint64 place = from;
        if (m_passage.isLoop && m_passage.end > m_passage.begin) {
            if (place >= m_passage.end)
                place = m_passage.begin + (place - m_passage.begin) % (m_passage.end - m_passage.begin);
            count = std::min(count, m_passage.end - place);
        } else if (place < m_passage.end) {
            count = std::min(count, m_passage.end - place);
        } else {
            std::ranges::fill(samples, 0.0F);
            return;
        }
        const auto size = static_cast<std::size_t>(count) * soundChannels;
        m_mix->read(place, samples.first(size));
        if (m_passage.fade > 0 && !m_passage.isLoop)
            fade(place, samples.first(size));
        samples = samples.subspan(size);
        from += count;
    }
}

void PassageReader::read(std::span<float> samples)
{
    const std::size_t count = samples.size() / soundChannels;
    const double first = m_done;
    m_done += static_cast<double>(count) * m_passage.speed;
    if (m_passage.speed == 1) {
        readOwn(m_passage.from + std::llround(first), samples);
        return;
    }
    // The speed changes the pitch, as on tape. Samples that the previous block read ahead are used first.
    const auto begin = static_cast<qint64>(std::floor(first));
    const auto needed = static_cast<std::size_t>(static_cast<qint64>(std::ceil(m_done)) + 2 - begin) * soundChannels;
    const auto past = std::min(m_ahead.size(), static_cast<std::size_t>(begin - m_aheadFrom) * soundChannels);
    m_ahead.erase(m_ahead.begin(), m_ahead.begin() + static_cast<std::ptrdiff_t>(past));
    m_aheadFrom = begin;
    if (const std::size_t kept = m_ahead.size(); kept < needed) {
        m_ahead.resize(needed);
        readOwn(m_passage.from + begin + static_cast<qint64>(kept / soundChannels), std::span(m_ahead).subspan(kept));
    }
    for (std::size_t i = 0; i < count; ++i) {
        const double at = first + static_cast<double>(i) * m_passage.speed - static_cast<double>(begin);
        const auto left = static_cast<std::size_t>(at);
        const auto share = static_cast<float>(at - std::floor(at));
        for (std::size_t channel = 0; channel < soundChannels; ++channel) {
            const float a = m_ahead[left * soundChannels + channel];
            const float b = m_ahead[(left + 1) * soundChannels + channel];
            samples[i * soundChannels + channel] = a + (b - a) * share;
        }
    }
}

} // namespace lectograph::editor
