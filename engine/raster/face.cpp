// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/face.h"

#include "raster/offset.h"

#include <algorithm>

namespace lectograph::raster {
namespace {

double doubleArea(std::span<const Vertex> ring)
{
    double sum = 0;
    for (size_t i = 0; i < ring.size(); ++i)
        sum += cross(ring[i].at, ring[(i + 1) % ring.size()].at);
    return sum;
}

/// The direction from one vertex to another one; none if they coincide.
QPointF direction(const Vertex &from, const Vertex &to)
{
    const QPointF way = to.at - from.at;
    const double size = length(way);
    return size > 1e-9 ? way / size : QPointF();
}

} // namespace

void widen(Polylines &area, double pixels)
{
    if (pixels <= 0)
        return;
    double sum = 0;
    for (const Chain &chain : area.chains)
        sum += doubleArea(area.of(chain));
    const double outwards = sum < 0 ? pixels : -pixels; // normals point to the left of the way
    std::vector<QPointF> moved;
    for (const Chain &chain : area.chains) {
        const std::span ring =
            std::span(area.vertices).subspan(static_cast<size_t>(chain.first), static_cast<size_t>(chain.count));
        moved.clear();
        for (size_t i = 0; i < ring.size(); ++i) {
            QPointF in = direction(ring[(i + ring.size() - 1) % ring.size()], ring[i]);
            QPointF out = direction(ring[i], ring[(i + 1) % ring.size()]);
            if (in.isNull())
                in = out;
            if (out.isNull())
                out = in;
            // Beyond 2.5 times the distance sharp corners are cut off, as in shaders/piece.vert.
            constexpr double sharpest = 2.5;
            const QPointF sum2 = normal(in) + normal(out);
            const double square = dot(sum2, sum2);
            const QPointF mitre = square > 1e-6 ? sum2 * (2 / square) : normal(in);
            const double reach = length(mitre);
            moved.push_back(ring[i].at + mitre * (outwards * (reach > sharpest ? sharpest / reach : 1)));
        }
        for (size_t i = 0; i < ring.size(); ++i)
            ring[i].at = moved[i];
    }
}

const Polygons &PlaneStroker::outline(const picture::Item &item, const picture::View &view, const Nib &nib)
{
    m_result.points.clear();
    m_result.rings.clear();
    const auto axes = picture::axesOf(item.place);
    if (!axes)
        return m_result;
    const QRectF box = item.path.bounds();
    double nearest = std::numeric_limits<double>::infinity();
    for (const QPointF &corner : {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()})
        nearest = std::min(nearest, view.seen(item.place.map(corner)).z);
    // Stroked in its own plane at the size at which its nearest point is seen.
    const double scale = view.scaleAt(std::max(nearest, view.nearest()));
    const double unit = scale * view.strokeUnitAt(1, item.style.screenWidth) / view.scaleAt(1);
    if (!(scale > 0) || !std::isfinite(scale) || !std::isfinite(unit))
        return m_result;
    const base::Transform toPlane = base::Transform::scaling(scale, scale) * picture::onAxes(item.place, *axes);
    const Polygons &flat = m_stroker.outline(m_flattener.flat(item.path, toPlane, unit, !nib.profile.empty()), nib);
    const std::array<base::Vec3, 3> seen{view.seenDirection(axes->right) * (1 / scale),
                                         view.seenDirection(axes->up) * (1 / scale), view.seen(item.place.origin)};
    for (const Polygons::Ring &ring : flat.rings)
        add(flat.of(ring), seen, view);
    return m_result;
}

/// Projects what lies behind the nearest depth.
void PlaneStroker::add(std::span<const QPointF> ring, const std::array<base::Vec3, 3> &axes, const picture::View &view)
{
    m_seen.clear();
    for (const QPointF &point : ring)
        m_seen.push_back(axes[0] * point.x() + axes[1] * point.y() + axes[2]);
    const auto first = static_cast<int>(m_result.points.size());
    const double nearest = view.nearest();
    for (size_t i = 0; i < m_seen.size(); ++i) {
        const base::Vec3 &a = m_seen[i];
        const base::Vec3 &b = m_seen[(i + 1) % m_seen.size()];
        if (a.z >= nearest)
            m_result.points.push_back(view.pixel(a));
        if ((a.z >= nearest) != (b.z >= nearest)) {
            base::Vec3 crossing = mix(a, b, (nearest - a.z) / (b.z - a.z));
            crossing.z = nearest;
            m_result.points.push_back(view.pixel(crossing));
        }
    }
    const int count = static_cast<int>(m_result.points.size()) - first;
    if (count > 0)
        m_result.rings.push_back({first, count, 0});
}

} // namespace lectograph::raster
