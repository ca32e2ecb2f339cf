// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/surface.h"

#include <vector>

namespace lectograph::media {

/// Converts successive states of one image. The encoder may still read earlier surfaces, so several are used; each
/// tracks what changed since its last update, and only that is converted. Single-threaded, but surfaces may be released
/// in any thread.
class SurfacePool
{
public:
    /// Keeps `kept` surfaces for reuse; more may be in use.
    SurfacePool(PixelLayout layout, const QSize &size, int kept) : m_layout(layout), m_size(size), m_kept(kept) {}

    /// Converts the current image; `changed` is the difference from the previous call.
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
