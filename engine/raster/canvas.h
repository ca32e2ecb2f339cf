// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/draw.h"
#include "raster/plan.h"

#include <QImage>
#include <QRegion>
#include <QThreadPool>

#include <memory>

namespace lectograph::raster {

/// An image for a sequence of pictures that redraws only what changed. Its bytes always equal those of a full redraw.
/// Not thread-safe.
class Canvas
{
public:
    /// `threads` (at least 1) includes the calling thread.
    explicit Canvas(const QSize &size, int threads = 1);

    ~Canvas();

    /// Updates the image to `picture` and returns the redrawn region, empty if nothing changed. Of a transition, each of
    /// the two pictures is redrawn only where it changes.
    QRegion show(const picture::Picture &picture);
    /// Keeping a copy across the next show() causes a deep copy there.
    const QImage &image() const { return m_image; }

private:
    struct Sides;
    QRegion showAlone(const picture::Picture &picture);

    QImage m_image;
    std::unique_ptr<Sides> m_sides; ///< the two pictures of a transition; null outside of one
    Plan m_shown;                   ///< of the last picture; invalid size: none yet
    quint64 m_hash = 0;
    QThreadPool m_pool;
};

} // namespace lectograph::raster
