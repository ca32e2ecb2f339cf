// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sound/soundplayer.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using media::sampleAt;
using media::soundRate;

namespace {

constexpr int followMilliseconds = 50;
/// The length of the sound when scrubbing: enough to recognise a vowel.
constexpr Time scrubLength = Time{Time::perSecond / 12};
constexpr int scrubRestMilliseconds = 400;
/// Beyond this difference in seconds, the picture skips or waits.
constexpr double mostApart = 0.3;
/// The maximum relative change of the picture's speed to catch up with the sound, which is not visible.
constexpr double mostBent = 0.1;
/// After this many calls of follow() without progress, playback is stopped.
constexpr int mostWaits = 40;

} // namespace

SoundPlayer::SoundPlayer(Document &document, Playhead &playhead, Preview &preview, std::unique_ptr<SoundSink> sink,
                         QObject *parent)
    : QObject(parent),
      m_document(document),
      m_playhead(playhead),
      m_preview(preview),
      m_mix(std::make_shared<SoundMix>(document.plugins())),
      m_sink(std::move(sink))
{
    m_volume = std::clamp(setting::volume.value(), 0.0, 1.0);
    m_isMuted = setting::isMuted.value();
    m_isHeardWhileScrubbing = setting::isHeardWhileScrubbing.value();
    m_following.setInterval(followMilliseconds);
    m_scrubbed.setSingleShot(true);
    m_scrubbed.setInterval(scrubRestMilliseconds);
    connect(&m_following, &QTimer::timeout, this, &SoundPlayer::follow);
    connect(&m_scrubbed, &QTimer::timeout, this, &SoundPlayer::stop);
    connect(&document, &Document::changed, this, &SoundPlayer::takeLecture);
    connect(&document, &Document::opened, this, &SoundPlayer::stop); // the playhead has been reset
    connect(&preview, &Preview::languageChanged, this, &SoundPlayer::takeLecture);
    connect(&playhead, &Playhead::playingChanged, this, &SoundPlayer::followPlaying);
    connect(&playhead, &Playhead::rangeChanged, this, &SoundPlayer::followPlaying);
    connect(&playhead, &Playhead::lengthChanged, this, &SoundPlayer::followPlaying);
    connect(&playhead, &Playhead::jumped, this, &SoundPlayer::restart);
    connect(&playhead, &Playhead::timeChanged, this, &SoundPlayer::followTime);
    connect(m_sink.get(), &SoundSink::failed, this, [this](const QString &problem) {
        stop();
        setProblem(problem);
    });
    giveLoudness();
    takeLecture();
}

template <class T>
void SoundPlayer::set(T &member, const T &value, const Setting<T> &setting)
{
    if (value == member)
        return;
    member = value;
    setting.set(value);
    giveLoudness();
    Q_EMIT changed();
}

void SoundPlayer::setVolume(double volume)
{
    set(m_volume, std::clamp(volume, 0.0, 1.0), setting::volume);
}

void SoundPlayer::setMuted(bool muted)
{
    set(m_isMuted, muted, setting::isMuted);
}

void SoundPlayer::setHeardWhileScrubbing(bool heard)
{
    set(m_isHeardWhileScrubbing, heard, setting::isHeardWhileScrubbing);
}

void SoundPlayer::giveLoudness()
{
    // Loudness is perceived logarithmically: half the volume is a quarter of the amplitude, −12 dB.
    m_mix->setLoudness(m_isMuted ? 0 : static_cast<float>(m_volume * m_volume));
}

void SoundPlayer::setProblem(const QString &problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
    if (!problem.isEmpty())
        Q_EMIT problemFound(problem);
}

void SoundPlayer::takeLecture()
{
    const lecture::Lecture &lecture = m_document.lecture();
    m_mix->setLecture(lecture, m_preview.language());
    const bool wasSilent = m_sounds.empty();
    m_sounds = media::placedSounds(lecture, m_preview.language(), m_document.registry().animations);
    std::erase_if(m_sounds, [](const media::PlacedSound &sound) { return sound.isMuted() || !sound.content; });
    // Starts or stops with the first or last sound of a playing lecture.
    if (m_playhead.isPlaying() && m_sounds.empty() != wasSilent)
        followPlaying();
}

Passage SoundPlayer::passageFrom(Time time) const
{
    const Playhead::Range range = m_playhead.playedRange();
    return {.from = sampleAt(time),
            .begin = sampleAt(range.begin),
            .end = sampleAt(range.end),
            .isLoop = m_playhead.isLooping(),
            .speed = m_playhead.speed()};
}

void SoundPlayer::followPlaying()
{
    const double speed = m_playhead.speed();
    if (m_sounds.empty() || speed < slowest || speed > fastest) {
        if (m_state != State::Scrubbing)
            stop();
        return;
    }
    const Passage wanted = passageFrom(m_playhead.exactTime());
    // Starting the same passage again would cause a gap.
    Passage same = m_passage;
    same.from = wanted.from;
    if (m_state == State::Playing && wanted == same)
        return;
    m_isLate = false;
    start(wanted, State::Playing);
}

void SoundPlayer::restart()
{
    if (m_state == State::Playing)
        start(passageFrom(m_playhead.exactTime()), State::Playing);
}

void SoundPlayer::followTime()
{
    if (m_playhead.isPlaying() || !m_isHeardWhileScrubbing || m_isMuted)
        return;
    const Time now = m_playhead.time();
    const qint64 from = sampleAt(now);
    const Passage passage{.from = from, .begin = from, .end = sampleAt(now + scrubLength), .fade = soundRate / 200};
    const bool isHeard = std::ranges::any_of(
        m_sounds, [&](const media::PlacedSound &sound) { return sound.begin < passage.end && sound.end > from; });
    if (!isHeard) {
        stop();
        return;
    }
    start(passage, State::Scrubbing);
    m_scrubbed.start();
}

void SoundPlayer::start(const Passage &passage, State state)
{
    m_passage = passage;
    m_state = state;
    m_isSynchronous = false;
    m_waits = 0;
    m_heard = {};
    m_scrubbed.stop();
    const auto reader = std::make_shared<PassageReader>(passage, m_mix);
    m_sink->start([reader](std::span<float> samples) { reader->read(samples); });
    m_followedAt = m_playhead.exactTime().seconds();
    if (state == State::Playing)
        m_following.start();
    else
        m_following.stop();
}

void SoundPlayer::stop()
{
    m_following.stop();
    m_scrubbed.stop();
    if (std::exchange(m_state, State::Silent) != State::Silent)
        m_sink->stop();
}

void SoundPlayer::stopPlaying()
{
    stop();
    setProblem(tr("The device for sound does not go on. Play again to try once more."));
}

void SoundPlayer::follow()
{
    if (m_state != State::Playing)
        return;
    const std::optional<Time> heard = m_sink->heard();
    if (!heard) {
        if (++m_waits > 3 * mostWaits) // starting takes a moment
            stopPlaying();
        return;
    }
    const double seconds = m_playhead.exactTime().seconds();
    const double place = m_passage.placeAfter(heard->seconds() * soundRate) / soundRate;
    double ahead = place - seconds;
    if (m_passage.isLoop) // one of them may have wrapped already
        ahead = std::remainder(ahead, static_cast<double>(m_passage.end - m_passage.begin) / soundRate);
    if (*heard > m_heard)
        setProblem({});
    m_waits = *heard == m_heard ? m_waits + 1 : 0;
    m_heard = *heard;
    if (m_waits > mostWaits) {
        stopPlaying();
        return;
    }
    if (!m_isSynchronous && ahead < -mostApart && !std::exchange(m_isLate, true)) {
        restart(); // opening took long, but the device is open now
        return;
    }
    if (!std::exchange(m_isSynchronous, true) || std::abs(ahead) > mostApart) {
        // The sound started late, or one of the two was delayed.
        m_playhead.adjust(Time::fromSeconds(ahead));
    } else {
        const double most = std::max(0.0, seconds - m_followedAt) * mostBent;
        m_playhead.adjust(Time::fromSeconds(std::clamp(ahead, -most, most)));
    }
    m_followedAt = m_playhead.exactTime().seconds();
}

} // namespace lectograph::editor
