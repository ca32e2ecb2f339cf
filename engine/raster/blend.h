// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/transition.h"

#include <QImage>
#include <QRegion>

class QThreadPool;

namespace lectograph::raster {

/// Combines the images of the two pictures of a transition, of equal size, inside `clip`. `background` is that between
/// the two pictures.
void blend(QImage &onto, const QImage &before, const QImage &after, const picture::Transition &transition,
           const base::Color &background, const QRegion &clip);
/// The whole image, using the idle threads of the pool.
void blend(QImage &onto, const QImage &before, const QImage &after, const picture::Transition &transition,
           const base::Color &background, QThreadPool &pool);

} // namespace lectograph::raster
