// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QRect>

namespace lectograph::picture {

/// What a picture follows, and how far it has replaced that. What is seen depends on the two pictures alone.
struct Transition
{
    enum class Kind {
        CrossFade,
        Fade, ///< through the background
        Push, ///< the new picture pushes the old one out
        Wipe, ///< an edge moves over the old picture and uncovers the new one
    };
    enum class Direction { Left, Right, Up, Down }; ///< in which a push or the edge of a wipe moves

    Picture before; ///< has no transition itself
    Kind kind = Kind::CrossFade;
    Direction direction = Direction::Left;
    double progress = 0; ///< eased; between 0, which shows the picture before, and 1
};

/// `before` at the progress 0, `after` at 1, otherwise `after` with this transition; sealed. Both must be sealed.
Picture withTransition(Picture after, Transition transition);
/// The corner of the new picture in a push, in pixels; `size` is that of the whole image.
QPoint cornerOf(const Transition &push, const QSize &size);
/// That of the old picture, which lies beside the new one.
QPoint cornerOfBefore(const Transition &push, const QSize &size);
/// Where a wipe shows the new picture already, in pixels.
QRect uncovered(const Transition &wipe, const QSize &size);
/// The color between the backgrounds of the two pictures at this progress.
base::Color backgroundOf(const Transition &transition, const Picture &after);

} // namespace lectograph::picture
