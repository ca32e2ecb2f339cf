// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/bands.h"

#include <algorithm>
#include <functional>

namespace lectograph::media {

Bands::Bands(int height) : m_height(height), m_marked(static_cast<size_t>((height + rowsInBand - 1) / rowsInBand)) {}

Bands Bands::all(int height)
{
    Bands bands(height);
    bands.m_marked.assign(bands.m_marked.size(), true);
    return bands;
}

void Bands::add(const QRegion &region)
{
    for (const QRect &rect : region) {
        const int top = std::max(rect.top(), 0);
        const int bottom = std::min(rect.bottom(), m_height - 1);
        if (top > bottom)
            continue;
        std::fill(m_marked.begin() + top / rowsInBand, m_marked.begin() + bottom / rowsInBand + 1, true);
    }
}

void Bands::add(const Bands &other)
{
    Q_ASSERT(other.m_height == m_height);
    std::transform(m_marked.begin(), m_marked.end(), other.m_marked.begin(), m_marked.begin(), std::logical_or<>());
}

void Bands::clear()
{
    m_marked.assign(m_marked.size(), false);
}

int Bands::count() const
{
    return static_cast<int>(std::ranges::count(m_marked, true));
}

std::vector<Rows> Bands::spans() const
{
    std::vector<Rows> spans;
    for (auto it = m_marked.begin(); (it = std::find(it, m_marked.end(), true)) != m_marked.end();) {
        const auto end = std::find(it, m_marked.end(), false);
        const int first = static_cast<int>(it - m_marked.begin()) * rowsInBand;
        const int last = std::min(static_cast<int>(end - m_marked.begin()) * rowsInBand, m_height);
        spans.push_back({first, last - first});
        it = end;
    }
    return spans;
}

} // namespace lectograph::media
