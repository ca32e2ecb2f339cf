// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/weld.h"

#include "base/geometry.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::stage {

namespace {

/// Union-find over points: initially each represents itself, and equal points are merged.
class Welding
{
public:
    explicit Welding(std::size_t count) : m_of(count) { std::iota(m_of.begin(), m_of.end(), 0u); }
    explicit Welding(const std::vector<QPointF> &points) : Welding(points.size())
    {
        std::vector<quint32> order = m_of;
        std::ranges::sort(order, [&points](quint32 a, quint32 b) {
            return points[a].x() != points[b].x() ? points[a].x() < points[b].x() : points[a].y() < points[b].y();
        });
        for (std::size_t k = 1; k < order.size(); ++k) {
            const QPointF &a = points[order[k]];
            const QPointF &b = points[order[k - 1]];
            if (a.x() == b.x() && a.y() == b.y())
                m_of[order[k]] = m_of[order[k - 1]];
        }
    }

    quint32 of(quint32 point)
    {
        while (m_of[point] != point)
            point = m_of[point] = m_of[m_of[point]];
        return point;
    }
    void join(quint32 a, quint32 b) { m_of[std::max(a, b)] = std::min(a, b); }

private:
    std::vector<quint32> m_of;
};

using base::cross;

/// Makes all triangles counter-clockwise. Slivers have no area to determine their orientation: they follow their
/// neighbours that have one; slivers that touch only slivers are removed.
class Winding
{
public:
    Winding(Triangles &triangles, double pixel) : m_triangles(triangles), m_settled(triangles.indices.size() / 3)
    {
        const double thinnest = pixel / 256; // the triangulator's precision
        for (std::size_t t = 0; t < m_settled.size(); ++t) {
            const QPointF &a = point(3 * t);
            const QPointF ab = point(3 * t + 1) - a;
            const QPointF ac = point(3 * t + 2) - a;
            const double doubleArea = cross(ab, ac);
            const double size = std::max(ab.manhattanLength(), ac.manhattanLength());
            if (std::abs(doubleArea) < size * thinnest)
                continue;
            if (doubleArea < 0)
                turn(t);
            settle(t);
        }
    }

    void run()
    {
        if (m_front.size() == m_settled.size())
            return;
        collectEdges();
        // NOLINTNEXTLINE(modernize-loop-convert): it grows during iteration
        for (std::size_t next = 0; next < m_front.size(); ++next) {
            const std::size_t t = m_front[next];
            for (std::size_t corner = 3 * t; corner < 3 * t + 3; ++corner)
                windNeighbour(corner);
        }
        std::vector<quint32> kept;
        for (std::size_t t = 0; t < m_settled.size(); ++t) {
            if (m_settled[t])
                kept.insert(kept.end(), m_triangles.indices.begin() + static_cast<std::ptrdiff_t>(3 * t),
                            m_triangles.indices.begin() + static_cast<std::ptrdiff_t>(3 * t + 3));
        }
        m_triangles.indices = std::move(kept);
    }

private:
    const QPointF &point(std::size_t corner) const { return m_triangles.points[m_triangles.indices[corner]]; }
    quint32 start(std::size_t corner) const { return m_triangles.indices[corner]; }
    quint32 end(std::size_t corner) const { return m_triangles.indices[corner % 3 == 2 ? corner - 2 : corner + 1]; }
    void turn(std::size_t t) { std::swap(m_triangles.indices[3 * t + 1], m_triangles.indices[3 * t + 2]); }
    void settle(std::size_t t)
    {
        m_settled[t] = true;
        m_front.push_back(t);
    }

    quint64 edgeOf(std::size_t corner) const
    {
        const quint64 a = start(corner);
        const quint64 b = end(corner);
        return std::min(a, b) << 32 | std::max(a, b);
    }

    void collectEdges()
    {
        for (std::size_t corner = 0; corner < m_triangles.indices.size(); ++corner)
            m_edges.emplace_back(edgeOf(corner), corner / 3);
        std::ranges::sort(m_edges);
    }

    void windNeighbour(std::size_t corner)
    {
        const quint64 edge = edgeOf(corner);
        for (auto found = std::ranges::lower_bound(m_edges, std::pair(edge, std::size_t(0)));
             found != m_edges.end() && found->first == edge; ++found) {
            const std::size_t other = found->second;
            if (m_settled[other])
                continue;
            for (std::size_t k = 3 * other; k < 3 * other + 3; ++k) {
                if (start(k) == start(corner) && end(k) == end(corner)) { // same direction: one of the two is wrong
                    turn(other);
                    break;
                }
            }
            settle(other);
        }
    }

    Triangles &m_triangles;
    std::vector<bool> m_settled;
    std::vector<std::size_t> m_front;                     ///< oriented triangles, in that order
    std::vector<std::pair<quint64, std::size_t>> m_edges; ///< with their triangle; before any sliver was flipped
};

/// Duplicates vertices where corners of the area only touch: corners stay together if triangles connect them across
/// edges.
void separateTouchingCorners(Triangles &triangles)
{
    const auto count = static_cast<quint32>(triangles.indices.size());
    const auto next = [](quint32 edge) { return edge % 3 == 2 ? edge - 2 : edge + 1; };
    std::vector<std::pair<quint64, quint32>> edges;
    edges.reserve(count);
    for (quint32 edge = 0; edge < count; ++edge) {
        const quint64 a = triangles.indices[edge];
        const quint64 b = triangles.indices[next(edge)];
        edges.emplace_back(std::min(a, b) << 32 | std::max(a, b), edge);
    }
    std::ranges::sort(edges);
    Welding corners(count);
    for (std::size_t k = 0; k + 1 < edges.size(); ++k) {
        const quint32 a = edges[k].second;
        const quint32 b = edges[k + 1].second;
        if (edges[k].first != edges[k + 1].first || triangles.indices[a] != triangles.indices[next(b)])
            continue;
        corners.join(corners.of(a), corners.of(next(b)));
        corners.join(corners.of(next(a)), corners.of(b));
        ++k;
    }
    Triangles result;
    std::vector<quint32> number(count);
    for (quint32 corner = 0; corner < count; ++corner) {
        if (corners.of(corner) == corner) {
            number[corner] = static_cast<quint32>(result.points.size());
            result.points.push_back(triangles.points[triangles.indices[corner]]);
        }
    }
    result.indices.reserve(count);
    for (quint32 corner = 0; corner < count; ++corner)
        result.indices.push_back(number[corners.of(corner)]);
    triangles = std::move(result);
}

} // namespace

Triangles welded(const std::vector<QPointF> &points, const std::vector<quint32> &indices, double pixel)
{
    // The direction of edges far below a pixel is only the triangulator's rounding.
    const double shortest = 0.06 * pixel;
    Welding welding(points);
    for (std::size_t k = 0; k < indices.size(); ++k) {
        const quint32 a = welding.of(indices[k]);
        const quint32 b = welding.of(indices[k % 3 == 2 ? k - 2 : k + 1]);
        if (a != b && (points[a] - points[b]).manhattanLength() < shortest)
            welding.join(a, b);
    }
    constexpr quint32 unset = ~0u;
    std::vector<quint32> number(points.size(), unset);
    Triangles result;
    for (std::size_t k = 0; k + 2 < indices.size(); k += 3) {
        const quint32 corners[3] = {welding.of(indices[k]), welding.of(indices[k + 1]), welding.of(indices[k + 2])};
        if (corners[0] == corners[1] || corners[1] == corners[2] || corners[0] == corners[2])
            continue;
        for (const quint32 corner : corners) {
            if (number[corner] == unset) {
                number[corner] = static_cast<quint32>(result.points.size());
                result.points.push_back(points[corner]);
            }
            result.indices.push_back(number[corner]);
        }
    }
    Winding(result, pixel).run();
    separateTouchingCorners(result);
    return result;
}

} // namespace lectograph::stage
