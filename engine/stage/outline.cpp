// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/outline.h"

#include "base/geometry.h"

#include <algorithm>
#include <cmath>

namespace lectograph::stage {

namespace {

constexpr int longestWalk = 64; ///< in triangles; longer distances count as thick

using base::cross;

/// The vector whose dot product with both unit normals is 1: moving along it shifts both edges by one.
QPointF mitred(const QPointF &a, const QPointF &b)
{
    constexpr double longest = 2.5;
    const QPointF sum = a + b;
    const double square = QPointF::dotProduct(sum, sum);
    if (square < 1e-6)
        return a;
    const QPointF result = sum * (2 / square);
    const double length = std::hypot(result.x(), result.y());
    return length > longest ? result * (longest / length) : result;
}

} // namespace

Outline::Outline(const Triangles &triangles)
    : m_triangles(triangles), m_twin(triangles.indices.size(), -1), m_passages(triangles.points.size())
{
    const auto count = static_cast<int>(m_twin.size());
    std::vector<std::pair<quint64, int>> edges;
    edges.reserve(m_twin.size());
    for (int edge = 0; edge < count; ++edge) {
        const auto a = static_cast<quint64>(cornerOf(edge));
        const auto b = static_cast<quint64>(cornerOf(next(edge)));
        edges.emplace_back(std::min(a, b) << 32 | std::max(a, b), edge);
    }
    std::ranges::sort(edges);
    for (std::size_t k = 0; k + 1 < edges.size(); ++k) {
        if (edges[k].first != edges[k + 1].first)
            continue;
        m_twin[static_cast<std::size_t>(edges[k].second)] = edges[k + 1].second;
        m_twin[static_cast<std::size_t>(edges[k + 1].second)] = edges[k].second;
        ++k;
    }
    for (int edge = 0; edge < count; ++edge) {
        if (twinOf(edge) >= 0)
            continue;
        const int a = cornerOf(edge);
        const int b = cornerOf(next(edge));
        const QPointF along = from(a, next(edge));
        const double length = std::hypot(along.x(), along.y());
        Passage &start = m_passages[static_cast<std::size_t>(a)];
        start.leaving = static_cast<int>(m_edges.size());
        start.triangleEdge = edge;
        ++start.count;
        m_passages[static_cast<std::size_t>(b)].arriving = static_cast<int>(m_edges.size());
        m_edges.push_back({a, b, QPointF(along.y(), -along.x()) / length});
    }
}

QPointF Outline::from(int point, int edge) const
{
    return m_triangles.points[static_cast<std::size_t>(cornerOf(edge))]
        - m_triangles.points[static_cast<std::size_t>(point)];
}

bool Outline::isPlain(int point) const
{
    return passage(point).count == 1 && passage(point).arriving >= 0;
}

int Outline::pointBefore(int point) const
{
    return edge(passage(point).arriving).from;
}

int Outline::pointAfter(int point) const
{
    return edge(passage(point).leaving).to;
}

const QPointF &Outline::normalBefore(int point) const
{
    return edge(passage(point).arriving).normal;
}

const QPointF &Outline::normalAfter(int point) const
{
    return edge(passage(point).leaving).normal;
}

std::optional<double> Outline::halfThickness(int point) const
{
    const QPointF ray = -mitred(normalBefore(point), normalAfter(point));

    // Walk around the point to the triangle that the ray enters, and the edge through which it leaves.
    int across = -1;
    for (int edge = passage(point).triangleEdge, step = 0; across < 0; ++step) {
        const int opposite = next(edge);
        const int back = next(opposite);
        if (cross(from(point, opposite), ray) >= -1e-9 && cross(ray, from(point, back)) >= -1e-9)
            across = opposite;
        else if (twinOf(back) < 0 || step == longestWalk)
            return std::nullopt;
        else
            edge = twinOf(back);
    }
    // Then from triangle to triangle to the opposite side.
    for (int step = 0; step < longestWalk; ++step) {
        const QPointF a = from(point, across);
        const QPointF b = from(point, next(across));
        if (const int twin = twinOf(across); twin >= 0) {
            const int apex = next(next(twin));
            across = cross(ray, from(point, apex)) > 0 ? next(twin) : apex;
            continue;
        }
        const double crossA = cross(ray, a);
        const double crossB = cross(ray, b);
        if (std::abs(crossB - crossA) < 1e-12)
            return std::nullopt;
        const QPointF hit = a + (b - a) * (-crossA / (crossB - crossA));
        return QPointF::dotProduct(hit, ray) / QPointF::dotProduct(ray, ray) / 2;
    }
    return std::nullopt;
}

} // namespace lectograph::stage
