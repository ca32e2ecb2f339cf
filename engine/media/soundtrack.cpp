// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/soundtrack.h"

#include "base/sentence.h"
#include "graph/value.h"
#include "lecture/sequence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;

namespace {

/// 2 ms: too short to hear as a fade, long enough to avoid a click.
constexpr qint64 rampLength = soundRate / 500;
/// Samples mixed at once.
constexpr qint64 pieceLength = 2048;
/// Where soft clipping starts.
constexpr float knee = 0.9F;

float limited(float sum)
{
    const float size = std::abs(sum);
    if (size <= knee)
        return sum;
    constexpr float room = 1 - knee;
    return std::copysign(knee + room * std::tanh((size - knee) / room), sum);
}

/// The progress after `samples` of a ramp of the given length.
double share(qint64 samples, qint64 length)
{
    return length <= 0 ? 1 : std::clamp(double(samples) / double(length), 0.0, 1.0);
}

} // namespace

QString PlacedSound::place() const
{
    return u"scenes/%1.json: sounds/%2"_s.arg(scene).arg(index);
}

std::vector<PlacedSound> placedSounds(const lecture::Lecture &lecture, const QString &language,
                                      const timeline::AnimationRegistry &registry, const QStringList &scenes)
{
    const QStringList languages = lecture::languageOrder(lecture, language);
    const std::vector<lecture::ScenePlace> places = lecture::placesOf(lecture, registry, scenes);
    const Time end = places.empty() ? Time() : places.back().end();
    std::vector<PlacedSound> placed;
    for (const lecture::ScenePlace &place : places) {
        const lecture::ScenePtr &scene = lecture.scenes[place.scene];
        int index = 0;
        for (const lecture::SoundPtr &sound : scene->sounds) {
            PlacedSound one;
            one.sound = sound;
            one.scene = scene->id;
            one.index = index++;
            one.file = graph::localized(sound->file, languages).value_or(QString());
            if (const auto asset = lecture.assets.find(one.file); asset != lecture.assets.end())
                one.content = asset->second.content;
            const Time begin = place.start + sound->start;
            one.begin = sampleAt(begin);
            one.end = sampleAt(sound->duration ? std::min(begin + *sound->duration, end) : end);
            placed.push_back(std::move(one));
        }
    }
    return placed;
}

double fadeGain(double progress)
{
    return std::sin(std::clamp(progress, 0.0, 1.0) * std::numbers::pi / 2);
}

/// A sound while it plays.
class Soundtrack::Voice
{
public:
    Voice(const PlacedSound &placed, qint64 end)
        : m_placed(placed),
          m_gain(std::pow(10, placed.sound->gain / 20)),
          m_from(sampleAt(placed.sound->from)),
          m_fadeIn(sampleAt(placed.sound->fadeIn)),
          m_fadeOut(sampleAt(placed.sound->fadeOut)),
          m_end(end)
    {
        if (auto reader = SoundReader::open(placed.content))
            m_reader = std::move(*reader);
        else
            m_end = placed.begin;
    }

    /// The end as known so far; the sound is over at the latest there.
    qint64 end() const { return m_end; }

    /// Whether the file extends to this sample.
    bool isHeardAt(qint64 sample)
    {
        if (!m_reader || sample >= m_end)
            return false;
        std::array<float, soundChannels> one{};
        m_reader->seek(m_from + sample - m_placed.begin);
        return m_reader->read(one) > 0;
    }

    /// Adds the samples from `at` on.
    void addTo(std::span<float> sum, qint64 at, std::vector<float> &piece)
    {
        if (m_fadeOut > 0 && !std::exchange(m_knowsEnd, true))
            findEnd(); // a fade-out ends with the file
        const qint64 begin = std::max(at, m_placed.begin);
        const qint64 end = std::min(at + static_cast<qint64>(sum.size()) / soundChannels, m_end);
        if (!m_reader || begin >= end)
            return;
        piece.resize(static_cast<std::size_t>(end - begin) * soundChannels);
        m_reader->seek(m_from + begin - m_placed.begin);
        const qint64 count = m_reader->read(piece);
        for (qint64 i = 0; i < count; ++i) {
            const auto gain = static_cast<float>(gainAt(begin + i - m_placed.begin));
            const auto from = static_cast<std::size_t>(i * soundChannels);
            const auto to = static_cast<std::size_t>((begin + i - at) * soundChannels);
            sum[to] += gain * piece[from];
            sum[to + 1] += gain * piece[from + 1];
        }
        if (count < end - begin)
            m_end = begin + count; // the file ends here
    }

private:
    /// Determines the exact end(). May decode the file.
    void findEnd()
    {
        const qint64 length = m_end - m_placed.begin;
        if (!m_reader || length <= 0)
            return;
        if (!isHeardAt(m_end - 1))
            m_end = m_placed.begin + std::clamp<qint64>(sampleAt(m_reader->duration()) - m_from, 0, length);
    }

    double gainAt(qint64 sample) const
    {
        // Ramp only where the sound is cut off, not where the file ends earlier.
        const qint64 left = m_end - m_placed.begin - sample;
        double gain = m_gain;
        if (sample < m_fadeIn)
            gain *= fadeGain(share(sample, m_fadeIn));
        else if (m_from > 0 && sample < rampLength && m_fadeIn == 0)
            gain *= share(sample, rampLength);
        if (left < m_fadeOut)
            gain *= fadeGain(share(left, m_fadeOut));
        else if (m_placed.end - m_placed.begin - sample < rampLength && m_fadeOut == 0)
            gain *= share(m_placed.end - m_placed.begin - sample, rampLength);
        return gain;
    }

    PlacedSound m_placed;
    std::unique_ptr<SoundReader> m_reader; ///< null: unreadable
    double m_gain;
    qint64 m_from;
    qint64 m_fadeIn;
    qint64 m_fadeOut;
    qint64 m_end;
    bool m_knowsEnd = false;
};

Soundtrack::Soundtrack(const lecture::Lecture &lecture, const QString &language,
                       const timeline::AnimationRegistry &registry, const QStringList &scenes)
    : m_sounds(placedSounds(lecture, language, registry, scenes)),
      m_length(sampleAt(lecture::durationOf(lecture, registry, scenes)))
{
    std::erase_if(m_sounds, [](const PlacedSound &sound) { return sound.begin >= sound.end; });
    std::ranges::stable_sort(m_sounds, {}, &PlacedSound::begin);
    m_voices.resize(m_sounds.size());
    for (const PlacedSound &sound : m_sounds)
        m_ends.push_back(sound.isMuted() || !sound.content ? sound.begin : sound.end);
}

Soundtrack::~Soundtrack() = default;
Soundtrack::Soundtrack(Soundtrack &&) noexcept = default;
Soundtrack &Soundtrack::operator=(Soundtrack &&) noexcept = default;

bool Soundtrack::isSilent() const
{
    return std::ranges::all_of(m_sounds, [](const PlacedSound &sound) { return sound.isMuted() || !sound.content; });
}

bool Soundtrack::isSilent(qint64 from, qint64 to) const
{
    for (std::size_t i = 0; i < m_sounds.size(); ++i) {
        const qint64 first = std::max(from, m_sounds[i].begin);
        if (first < std::min(to, m_ends[i]) && Voice(m_sounds[i], m_ends[i]).isHeardAt(first))
            return false;
    }
    return true;
}

Result<void> Soundtrack::check(qint64 from, qint64 to) const
{
    std::set<const QByteArray *> fine;
    for (const PlacedSound &sound : m_sounds) {
        if (sound.isMuted() || sound.file.isEmpty() || sound.begin >= to || sound.end <= from)
            continue;
        if (!sound.content)
            return base::failure(base::Sentence::tr("The lecture carries no sound file “%1”.").arg(sound.file),
                                 base::Sentence::tr("Choose another file, mute the sound, or export without sound."),
                                 sound.place());
        if (!fine.insert(sound.content.get()).second)
            continue;
        if (const auto reader = SoundReader::open(sound.content); !reader)
            return base::within(sound.place() + u": "_s + sound.file, reader.error());
    }
    return {};
}

void Soundtrack::seek(qint64 sample)
{
    m_position = sample;
}

void Soundtrack::read(std::span<float> samples)
{
    std::ranges::fill(samples, 0.0F);
    while (!samples.empty()) {
        const auto size = std::min(samples.size(), static_cast<std::size_t>(pieceLength * soundChannels));
        mix(samples.first(size));
        samples = samples.subspan(size);
    }
}

std::pair<double, qint64> Soundtrack::peak(qint64 from, qint64 to)
{
    std::pair<double, qint64> loudest(0, from);
    std::vector<float> piece;
    seek(from);
    while (m_position < to) {
        const qint64 begin = m_position;
        piece.assign(static_cast<std::size_t>(std::min(pieceLength, to - begin) * soundChannels), 0.0F);
        add(piece);
        const auto most = std::ranges::max_element(piece, {}, [](float sample) { return std::abs(sample); });
        if (std::abs(*most) > loudest.first)
            loudest = {std::abs(*most), begin + (most - piece.begin()) / soundChannels};
    }
    return loudest;
}

void Soundtrack::mix(std::span<float> sum)
{
    add(sum);
    std::ranges::transform(sum, sum.begin(), limited);
}

void Soundtrack::add(std::span<float> sum)
{
    const qint64 until = m_position + static_cast<qint64>(sum.size()) / soundChannels;
    for (std::size_t i = 0; i < m_sounds.size(); ++i) {
        if (m_sounds[i].begin >= until || m_ends[i] <= m_position) {
            m_voices[i].reset();
            continue;
        }
        if (!m_voices[i])
            m_voices[i] = std::make_unique<Voice>(m_sounds[i], m_ends[i]);
        m_voices[i]->addTo(sum, m_position, m_piece);
        m_ends[i] = std::min(m_ends[i], m_voices[i]->end());
    }
    m_position = until;
}

} // namespace lectograph::media
