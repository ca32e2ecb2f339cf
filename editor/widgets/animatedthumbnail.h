// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>

namespace lectograph::editor {

/// A looping preview, rendered in the background as fast as possible. The clock determines the time to draw, so a slow
/// machine drops frames and nothing waits for them.
class AnimatedThumbnail : public QObject
{
    Q_OBJECT

public:
    using Film = std::function<QImage(double seconds)>;
    using Open = std::function<Film()>; ///< both run in another thread: they may access only what they captured

    explicit AnimatedThumbnail(QObject *parent = nullptr);
    ~AnimatedThumbnail() override; ///< waits for the frame being drawn

    /// Loops from 0 to `length` seconds at `speed` times real time.
    void play(const Open &open, double length, double speed = 1);
    void stop();
    bool isPlaying() const { return m_timer.isActive(); }

Q_SIGNALS:
    void shown(const QImage &image);

private:
    struct Reel;
    void ask();

    QTimer m_timer;
    QElapsedTimer m_clock;
    QThreadPool m_pool;
    std::shared_ptr<Reel> m_reel;
    double m_length = 1;
    double m_speed = 1;
};

} // namespace lectograph::editor
