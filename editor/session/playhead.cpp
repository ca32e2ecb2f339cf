// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/playhead.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using base::Time;

Playhead::Playhead(Clock clock, QObject *parent) : QObject(parent), m_clock(std::move(clock))
{
    m_elapsed.start();
    if (!m_clock)
        m_clock = [this] { return Time::fromSeconds(static_cast<double>(m_elapsed.nsecsElapsed()) * 1e-9); };
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Playhead::followClock);
    m_rest.setSingleShot(true);
    m_rest.setInterval(150); // longer than the pauses while scrubbing by hand, too short to notice
    connect(&m_rest, &QTimer::timeout, this, &Playhead::rested);
}

void Playhead::setLength(Time duration, base::FrameRate rate)
{
    if (duration == m_duration && rate == m_rate)
        return;
    const Time before = time();
    const auto range = std::pair(in(), out());
    m_duration = duration;
    m_rate = rate;
    m_frameCount = std::max<qint64>(1, rate.framesIn(duration));
    Q_EMIT lengthChanged();
    if (range != std::pair(in(), out()))
        Q_EMIT rangeChanged();
    setTime(before);
}

void Playhead::setFrame(qint64 frame)
{
    leavePoster();
    show(frame);
    m_playedFrom = m_frame;
    m_playedSince = m_clock();
    if (isPlaying())
        Q_EMIT jumped();
}

Time Playhead::exactTime() const
{
    if (!isPlaying())
        return time();
    const double played = (m_clock() - m_playedSince).seconds() * m_speed;
    return std::clamp(Time::fromSeconds(static_cast<double>(m_playedFrom) / m_rate.perSecond() + played), Time(),
                      m_rate.at(m_frameCount));
}

Playhead::Range Playhead::playedRange() const
{
    return {m_rate.at(firstFrame()), m_rate.at(lastFrame() + 1)};
}

void Playhead::adjust(Time ahead)
{
    if (m_speed > 0)
        m_playedSince = m_playedSince - Time::fromSeconds(ahead.seconds() / m_speed);
}

void Playhead::setTime(Time time)
{
    setFrame(std::llround(time.seconds() * m_rate.perSecond()));
}

void Playhead::showPoster(Time time)
{
    setTime(time);
    arrive();
    setAtPoster(true);
}

void Playhead::setAtPoster(bool is)
{
    if (std::exchange(m_isAtPoster, is) != is)
        Q_EMIT posterChanged();
}

void Playhead::step(int frames)
{
    stop();
    setFrame(m_frame + frames);
}

void Playhead::arrive()
{
    if (!isMoving())
        return;
    m_rest.stop();
    Q_EMIT rested();
}

void Playhead::play(double speed)
{
    if (speed == m_speed)
        return;
    if (speed == 0) {
        stop();
        return;
    }
    const bool wasPlaying = isPlaying();
    if (!wasPlaying)
        m_dropped = 0;
    const bool isFromStart = m_isAtPoster && speed > 0;
    leavePoster();
    if (!m_until && (isFromStart || (speed > 0 && m_frame >= lastFrame())))
        show(firstFrame());
    if (speed < 0 && m_frame <= firstFrame())
        show(lastFrame());
    m_speed = speed;
    m_playedFrom = m_frame;
    m_playedSince = m_clock();
    m_timer.start(std::max(1, static_cast<int>(500 / m_rate.perSecond())));
    Q_EMIT playingChanged();
}

void Playhead::playTo(qint64 frame)
{
    frame = std::clamp<qint64>(frame, 0, m_frameCount - 1);
    if (frame <= m_frame)
        return;
    stop();
    m_until = frame;
    play();
}

void Playhead::stop()
{
    m_until.reset();
    if (!isPlaying())
        return;
    m_speed = 0;
    m_timer.stop();
    Q_EMIT playingChanged();
}

void Playhead::togglePlaying()
{
    isPlaying() ? stop() : play();
}

std::optional<Time> Playhead::in() const
{
    return m_in && *m_in < m_duration ? m_in : std::nullopt;
}

std::optional<Time> Playhead::out() const
{
    const bool isAllBeyond = m_in && !in();
    return m_out && !isAllBeyond ? std::optional(std::min(*m_out, m_duration)) : std::nullopt;
}

void Playhead::setIn(std::optional<Time> time)
{
    m_in = time;
    if (m_in && m_out && *m_out <= *m_in)
        m_out.reset();
    Q_EMIT rangeChanged();
}

void Playhead::setOut(std::optional<Time> time)
{
    m_out = time;
    if (m_in && m_out && *m_out <= *m_in)
        m_in.reset();
    Q_EMIT rangeChanged();
}

void Playhead::setRange(std::optional<Time> in, std::optional<Time> out)
{
    const bool isEmpty = in && out && *out <= *in;
    m_in = isEmpty ? std::nullopt : in;
    m_out = isEmpty ? std::nullopt : out;
    Q_EMIT rangeChanged();
}

void Playhead::setOutHere()
{
    if (m_frame == m_frameCount - 1)
        setOut(m_duration);
    else
        setOut(m_rate.at(std::max<qint64>(1, m_frame)));
}

void Playhead::setLooping(bool loop)
{
    if (loop == m_isLooping)
        return;
    m_isLooping = loop;
    Q_EMIT rangeChanged();
}

void Playhead::followClock()
{
    if (!isPlaying())
        return;
    const double seconds = (m_clock() - m_playedSince).seconds() * m_speed;
    qint64 due = m_playedFrom + static_cast<qint64>(std::trunc(seconds * m_rate.perSecond()));
    const qint64 first = firstFrame();
    const qint64 last = m_until.value_or(lastFrame());
    const bool isBeyond = m_speed <= 0 ? due < first : m_until ? due >= last : due > last;
    if (isBeyond && (!m_isLooping || m_until)) {
        show(m_speed > 0 ? last : first);
        stop();
        return;
    }
    if (isBeyond) {
        const qint64 length = last - first + 1;
        const qint64 again = first + ((due - first) % length + length) % length;
        m_playedFrom += again - due; // keeps the elapsed fraction of a frame
        due = again;
    } else if (m_speed > 0 && due < m_frame) {
        due = m_frame; // waits
    } else if (const qint64 moved = std::abs(due - m_frame); moved > 1) {
        m_dropped += static_cast<qint64>(static_cast<double>(moved) / std::max(1.0, std::abs(m_speed))) - 1;
    }
    show(due);
}

void Playhead::show(qint64 frame)
{
    frame = std::clamp<qint64>(frame, 0, m_frameCount - 1);
    if (frame == m_frame)
        return;
    m_frame = frame;
    m_rest.start();
    Q_EMIT timeChanged();
}

qint64 Playhead::firstFrame() const
{
    const auto begin = in();
    return begin ? std::clamp<qint64>(std::llround(begin->seconds() * m_rate.perSecond()), 0, m_frameCount - 1) : 0;
}

qint64 Playhead::lastFrame() const
{
    const auto until = out();
    const qint64 end = until ? std::clamp<qint64>(std::llround(until->seconds() * m_rate.perSecond()), 1, m_frameCount)
                             : m_frameCount;
    return std::max(firstFrame(), end - 1);
}

} // namespace lectograph::editor
