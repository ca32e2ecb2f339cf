// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/animatedthumbnail.h"

#include "base/background.h"
#include "base/memory.h"

#include <cmath>

namespace lectograph::editor {

/// One animation, used by one rendering job at a time.
struct AnimatedThumbnail::Reel
{
    Open open;
    Film film;
    bool isBusy = false; ///< accessed only in the owner's thread
};

AnimatedThumbnail::AnimatedThumbnail(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    m_timer.setInterval(40); // at least between two frames
    connect(&m_timer, &QTimer::timeout, this, &AnimatedThumbnail::ask);
}

AnimatedThumbnail::~AnimatedThumbnail()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void AnimatedThumbnail::play(const Open &open, double length, double speed)
{
    m_reel = std::make_shared<Reel>();
    m_reel->open = open;
    m_length = std::max(length, 0.1);
    m_speed = speed;
    m_clock.start();
    m_timer.start();
}

void AnimatedThumbnail::stop()
{
    m_timer.stop();
    m_reel.reset();
}

void AnimatedThumbnail::ask()
{
    if (m_reel->isBusy)
        return;
    m_reel->isBusy = true;
    const double seconds = std::fmod(static_cast<double>(m_clock.elapsed()) / 1000 * m_speed, m_length);
    const auto work = [this, reel = m_reel, seconds] {
        const auto drawn = base::withinMemory([&]() -> base::Result<QImage> {
            if (!reel->film)
                reel->film = reel->open();
            return reel->film ? reel->film(seconds) : QImage();
        });
        const QImage image = drawn.value_or(QImage());
        const auto deliver = [this, reel, image] {
            reel->isBusy = false;
            if (reel == m_reel && !image.isNull())
                Q_EMIT shown(image);
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    };
    base::runInBackground(m_pool, work);
}

} // namespace lectograph::editor
