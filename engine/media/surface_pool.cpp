// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/surface_pool.h"

#include <atomic>

namespace lectograph::media {

std::shared_ptr<const Surface> SurfacePool::convert(const QImage &image, const QRegion &changed)
{
    for (Entry &entry : m_entries)
        entry.stale.add(changed);
    Entry &entry = freeEntry();
    media::convert(image, *entry.surface, entry.stale);
    entry.stale.clear();
    return entry.surface;
}

/// The surface that needs the least conversion, or a new one if all are in use.
SurfacePool::Entry &SurfacePool::freeEntry()
{
    Entry *best = nullptr;
    for (Entry &entry : m_entries) {
        if (entry.surface.use_count() == 1 && (!best || entry.stale.count() < best->stale.count()))
            best = &entry;
    }
    if (best) {
        if (m_entries.size() > static_cast<std::size_t>(m_kept)) {
            std::swap(m_entries.front(), *best);
            std::erase_if(m_entries, [&](const Entry &entry) {
                return &entry != &m_entries.front() && entry.surface.use_count() == 1;
            });
            best = &m_entries.front();
        }
        // Synchronizes with the reads of other threads before they released the surface.
        std::atomic_thread_fence(std::memory_order_acquire);
        return *best;
    }
    m_entries.push_back({std::make_shared<Surface>(m_layout, m_size), Bands::all(m_size.height())});
    return m_entries.back();
}

} // namespace lectograph::media
