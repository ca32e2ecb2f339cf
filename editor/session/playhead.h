// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace lectograph::editor {

/// Where in the lecture's time the author is, on whole frames. While it plays, the clock alone decides which frame is due: a
/// machine that is too slow shows fewer frames, never later ones.
class Playhead : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<base::Time()>;

    /// `clock` only ever grows; without one it is the machine's.
    explicit Playhead(Clock clock = {}, QObject *parent = nullptr);

    base::Time time() const { return m_rate.at(m_frame); }
    /// Where it is between two frames while it plays.
    base::Time exactTime() const;
    qint64 frame() const { return m_frame; }
    qint64 frameCount() const { return m_frameCount; }
    base::FrameRate rate() const { return m_rate; }
    base::Time duration() const { return m_duration; }
    void setLength(base::Time duration, base::FrameRate rate);

    void setFrame(qint64 frame); ///< stays within the lecture; while it plays, it goes on from there
    void setTime(base::Time time);
    void step(int frames); ///< stops, and moves by so many frames

    /// It was moved just now, so that it may move again soon. What costs much can wait for rested().
    bool isMoving() const { return m_rest.isActive(); }
    void arrive(); ///< it is where somebody wanted it, and nobody needs to wait

    bool isPlaying() const { return m_speed != 0; }
    double speed() const { return m_speed; } ///< 1: as it is; negative: backwards
    void play(double speed = 1);             ///< from the beginning, if it stands at the end
    /// Plays forwards until it stands at `frame`, whatever the in and out points and looping say.
    void playTo(qint64 frame);
    void stop();
    void togglePlaying();

    /// What is played over and over, and what "in to out" means elsewhere. Never beyond the end; what is set there comes back
    /// when the lecture becomes long enough again.
    std::optional<base::Time> in() const;
    std::optional<base::Time> out() const;
    void setIn(std::optional<base::Time> time);
    void setOut(std::optional<base::Time> time);
    bool isLooping() const { return m_isLooping; }
    void setLooping(bool loop);

    struct Range
    {
        base::Time begin;
        base::Time end;
    };
    Range playedRange() const; ///< from in to out, whole frames

    /// While it plays forwards: something that is to be kept beside it, as sound is, is so much ahead of it. It makes up for
    /// that, or waits; it never goes back.
    void adjust(base::Time ahead);

    qint64 droppedFrames() const { return m_dropped; } ///< since it began to play

    void followClock(); ///< shows the frame that is due; called by a timer while it plays

Q_SIGNALS:
    void timeChanged();
    void rested(); ///< it has not moved for a while
    void jumped(); ///< it plays, and was put elsewhere
    void playingChanged();
    void rangeChanged(); ///< in, out, looping
    void lengthChanged();

private:
    void show(qint64 frame);
    qint64 firstFrame() const;
    qint64 lastFrame() const;

    Clock m_clock;
    QElapsedTimer m_elapsed;
    QTimer m_timer;
    QTimer m_rest;
    base::FrameRate m_rate;
    base::Time m_duration;
    qint64 m_frameCount = 1;
    qint64 m_frame = 0;
    double m_speed = 0;
    base::Time m_playedSince;
    qint64 m_playedFrom = 0;
    qint64 m_dropped = 0;
    std::optional<qint64> m_until; ///< where playTo() ends
    std::optional<base::Time> m_in;
    std::optional<base::Time> m_out;
    bool m_isLooping = false;
};

} // namespace lectograph::editor
