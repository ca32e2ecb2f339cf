// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/surface.h"

#include <vector>

namespace lectograph::media {

/// Converts one image that changes in places. The encoder may still read earlier surfaces, so there are several; each
/// knows what has changed since it was last brought up to date, and only that is converted. For one thread; only the
/// surfaces that it gives away may be let go by others.
class SurfacePool
{
public:
    /// So many surfaces are kept for later; those in use may be more.
    SurfacePool(PixelLayout layout, const QSize &size, int kept) : m_layout(layout), m_size(size), m_kept(kept) {}

    /// The image as it is now; `changed` is what differs from the last call's.
    std::shared_ptr<const Surface> convert(const QImage &image, const QRegion &changed);

private:
    struct Entry
    {
        std::shared_ptr<Surface> surface;
        Bands stale;
    };
    Entry &freeEntry();

    PixelLayout m_layout;
    QSize m_size;
    int m_kept;
    std::vector<Entry> m_entries;
};

} // namespace lectograph::media
