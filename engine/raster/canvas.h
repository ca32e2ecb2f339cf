// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/draw.h"
#include "raster/plan.h"

#include <QImage>
#include <QRegion>
#include <QThreadPool>

namespace lectograph::raster {

/// An image that shows one picture after another and draws only what changed. Its bytes are always those of a full
/// drawing. One thread at a time may use it.
class Canvas
{
public:
    /// `threads` (at least 1) draw together, the calling one among them.
    explicit Canvas(const QSize &size, int threads = 1);

    /// Brings the image to `picture` and returns the pixels that were drawn, empty if none changed.
    QRegion show(const picture::Picture &picture);
    /// A copy that is kept over the next show() costs a copy of all pixels there.
    const QImage &image() const { return m_image; }

private:
    QImage m_image;
    Plan m_shown; ///< of the last picture; a size of its own tells that there is none yet
    quint64 m_hash = 0;
    QThreadPool m_pool;
};

} // namespace lectograph::raster
