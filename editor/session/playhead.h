// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace lectograph::editor {

/// The current time in the lecture, in whole frames. During playback only the clock determines the frame: a slow
/// machine drops frames and is never late.
class Playhead : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<base::Time()>;

    /// `clock` must be monotonic; the default is the machine's clock.
    explicit Playhead(Clock clock = {}, QObject *parent = nullptr);

    base::Time time() const { return m_rate.at(m_frame); }
    /// The time including the fraction of a frame during playback.
    base::Time exactTime() const;
    qint64 frame() const { return m_frame; }
    qint64 frameCount() const { return m_frameCount; }
    base::FrameRate rate() const { return m_rate; }
    base::Time duration() const { return m_duration; }
    void setLength(base::Time duration, base::FrameRate rate);

    void setFrame(qint64 frame); ///< clamped to the lecture; playback continues from there
    void setTime(base::Time time);
    /// Shows a frame that represents the lecture until something else is done: play() then begins at the beginning.
    void showPoster(base::Time time);
    void leavePoster() { setAtPoster(false); } ///< play() begins where the playhead is, as usual
    bool isAtPoster() const { return m_isAtPoster; }
    void step(int frames); ///< stops playback, and moves by `frames`

    /// Whether it moved recently and may move again soon. Expensive updates can wait for rested().
    bool isMoving() const { return m_rest.isActive(); }
    void arrive(); ///< ends isMoving() immediately

    bool isPlaying() const { return m_speed != 0; }
    double speed() const { return m_speed; } ///< 1: normal; negative: backwards
    void play(double speed = 1);             ///< restarts from the beginning at the end
    /// Plays forwards and stops at `frame`, ignoring the in and out points and looping.
    void playTo(qint64 frame);
    void stop();
    void togglePlaying();

    /// The in and out points: the range that is looped, and "in to out" elsewhere. Clamped to the lecture's end; a
    /// point beyond it is restored when the lecture becomes long enough again.
    std::optional<base::Time> in() const;
    std::optional<base::Time> out() const;
    void setIn(std::optional<base::Time> time);
    void setOut(std::optional<base::Time> time);
    /// Both at once; none if nothing is between them.
    void setRange(std::optional<base::Time> in, std::optional<base::Time> out);
    /// Ends the range at the playhead, which stands where the shown frame begins; on the last frame at the end.
    void setOutHere();
    bool isLooping() const { return m_isLooping; }
    void setLooping(bool loop);

    struct Range
    {
        base::Time begin;
        base::Time end;
    };
    Range playedRange() const; ///< from in to out, in whole frames

    /// Synchronises forward playback with a reference such as sound, which is `ahead` of the playhead. The playhead
    /// catches up or waits; it never moves back.
    void adjust(base::Time ahead);

    qint64 droppedFrames() const { return m_dropped; } ///< since playback started

    void followClock(); ///< shows the frame that is due; called by a timer during playback

Q_SIGNALS:
    void timeChanged();
    void rested(); ///< it has not moved recently
    void jumped(); ///< the position was changed during playback
    void playingChanged();
    void rangeChanged(); ///< in, out, looping
    void lengthChanged();
    void posterChanged(); ///< isAtPoster()

private:
    void show(qint64 frame);
    void setAtPoster(bool is);
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
    std::optional<qint64> m_until; ///< the frame at which playTo() stops
    std::optional<base::Time> m_in;
    std::optional<base::Time> m_out;
    bool m_isLooping = false;
    bool m_isAtPoster = false;
};

} // namespace lectograph::editor
