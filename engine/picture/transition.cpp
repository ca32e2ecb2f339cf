// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/transition.h"

#include <cmath>

namespace lectograph::picture {

Picture withTransition(Picture after, Transition transition)
{
    if (transition.progress <= 0)
        return std::move(transition.before);
    if (transition.progress < 1) {
        after.transition = std::make_shared<const Transition>(std::move(transition));
        seal(after);
    }
    return after;
}

namespace {

/// From the old picture to the new one in a push, in sizes of the image.
QPoint sideOf(Transition::Direction direction)
{
    switch (direction) {
    case Transition::Direction::Right: return {-1, 0};
    case Transition::Direction::Up: return {0, 1};
    case Transition::Direction::Down: return {0, -1};
    default: return {1, 0};
    }
}

} // namespace

QPoint cornerOf(const Transition &push, const QSize &size)
{
    const QPoint side = sideOf(push.direction);
    const double left = 1 - push.progress;
    return {static_cast<int>(std::lround(side.x() * size.width() * left)),
            static_cast<int>(std::lround(side.y() * size.height() * left))};
}

QPoint cornerOfBefore(const Transition &push, const QSize &size)
{
    const QPoint side = sideOf(push.direction);
    return cornerOf(push, size) - QPoint(side.x() * size.width(), side.y() * size.height());
}

QRect uncovered(const Transition &wipe, const QSize &size)
{
    const QRect whole(QPoint(), size);
    return whole & whole.translated(cornerOf(wipe, size)); // as far as a push would have moved
}

base::Color backgroundOf(const Transition &transition, const Picture &after)
{
    return base::mix(transition.before.background, after.background, transition.progress, base::ColorMix::Linear);
}

} // namespace lectograph::picture
