// SPDX-License-Identifier: GPL-3.0-or-later
#include "reduction.h"

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

std::vector<QPointF> reduced(std::span<const QPointF> points, double columnWidth)
{
    constexpr std::size_t few = 2000;
    const auto byX = [](const QPointF &a, const QPointF &b) { return a.x() < b.x(); };
    if (points.size() <= few || columnWidth <= 0 || !std::ranges::is_sorted(points, byX))
        return {points.begin(), points.end()};
    std::vector<QPointF> kept;
    const auto columnOf = [&](std::size_t i) { return std::floor(points[i].x() / columnWidth); };
    for (std::size_t first = 0; first < points.size();) {
        std::size_t last = first;
        std::size_t low = first;
        std::size_t high = first;
        while (last + 1 < points.size() && columnOf(last + 1) == columnOf(first)) {
            ++last;
            low = points[last].y() < points[low].y() ? last : low;
            high = points[last].y() > points[high].y() ? last : high;
        }
        std::vector<std::size_t> own{first, low, high, last};
        std::ranges::sort(own);
        own.erase(std::unique(own.begin(), own.end()), own.end());
        for (const std::size_t index : own)
            kept.push_back(points[index]);
        first = last + 1;
    }
    return kept;
}

} // namespace lectograph::charts
