// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/triangulate.h"

#include "base/geometry.h"

#include "stage/qtprivate.h"
#include "stage/weld.h"

#include <QPainterPath>
#include <QRectF>

#include <algorithm>
#include <cmath>

namespace lectograph::stage {

namespace {

using base::cross;

/// Whether a contour always turns the same way, once around: rectangles, circles and most dots.
bool isConvex(const std::vector<QPointF> &p)
{
    const std::size_t n = p.size();
    double turned = 0;
    bool left = false;
    bool right = false;
    for (std::size_t k = 0; k < n; ++k) {
        const QPointF in = p[(k + 1) % n] - p[k];
        const QPointF out = p[(k + 2) % n] - p[(k + 1) % n];
        const double turn = cross(in, out);
        left = left || turn > 0;
        right = right || turn < 0;
        if (left && right)
            return false;
        turned += std::atan2(std::abs(turn), QPointF::dotProduct(in, out));
    }
    return left != right && turned < 6.3;
}

Triangles fan(std::vector<QPointF> points)
{
    double area = 0;
    for (std::size_t k = 0; k < points.size(); ++k)
        area += cross(points[k], points[(k + 1) % points.size()]);
    if (area < 0)
        std::ranges::reverse(points);
    Triangles result;
    // Bisection instead of a fan avoids long slivers from one corner.
    const auto count = static_cast<quint32>(points.size());
    for (quint32 step = 1; step < count; step *= 2) {
        for (quint32 k = 0; k + step < count; k += 2 * step)
            result.indices.insert(result.indices.end(), {k, k + step, k + 2 * step < count ? k + 2 * step : 0});
    }
    std::vector<quint32> kept;
    for (std::size_t k = 0; k < result.indices.size(); k += 3) {
        if (result.indices[k] != result.indices[k + 2])
            kept.insert(kept.end(), result.indices.begin() + static_cast<std::ptrdiff_t>(k),
                        result.indices.begin() + static_cast<std::ptrdiff_t>(k) + 3);
    }
    result.indices = std::move(kept);
    result.points = std::move(points);
    return result;
}

} // namespace

Triangles triangulated(const std::vector<Polyline> &lines, shape::FillRule rule, double pixel)
{
    if (lines.size() == 1 && lines.front().points.size() > 2 && isConvex(lines.front().points))
        return fan(lines.front().points);

    const QPainterPath path = toPainterPath(lines, rule); // the triangulator closes open lines
    if (path.isEmpty())
        return {};
    // The triangulator rounds to 1/32 and is exact up to 2¹⁶: here 1/512 pixel, coarser only for vast shapes.
    const QRectF bounds = path.boundingRect();
    const double half = std::max({bounds.width(), bounds.height(), 1e-9}) / 2;
    const double grid = std::min(16 / pixel, 30000 / half);
    QTransform toGrid;
    toGrid.scale(grid, grid);
    toGrid.translate(-bounds.center().x(), -bounds.center().y());
    const QTriangleSet set = qTriangulate(path, toGrid, 1, true);

    std::vector<QPointF> points(static_cast<std::size_t>(set.vertices.size() / 2));
    for (std::size_t k = 0; k < points.size(); ++k) {
        const auto at = static_cast<qsizetype>(k) * 2;
        points[k] = QPointF(set.vertices[at], set.vertices[at + 1]) / grid + bounds.center();
    }
    std::vector<quint32> indices(static_cast<std::size_t>(set.indices.size()));
    if (set.indices.type() == QVertexIndexVector::UnsignedInt)
        std::copy_n(static_cast<const quint32 *>(set.indices.data()), indices.size(), indices.begin());
    else
        std::copy_n(static_cast<const quint16 *>(set.indices.data()), indices.size(), indices.begin());
    return welded(points, indices, pixel);
}

} // namespace lectograph::stage
