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

/// A small picture that moves, drawn in the background as fast as that goes: the clock decides which moment is drawn, so
/// that a slow machine shows fewer moments and nothing waits for it.
class AnimatedThumbnail : public QObject
{
    Q_OBJECT

public:
    using Film = std::function<QImage(double seconds)>;
    using Open = std::function<Film()>; ///< both run in another thread: they may touch only what they have captured

    explicit AnimatedThumbnail(QObject *parent = nullptr);
    ~AnimatedThumbnail() override; ///< waits for the picture that is being drawn

    /// From the beginning to `length` seconds, over and over, `speed` seconds in each second.
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
