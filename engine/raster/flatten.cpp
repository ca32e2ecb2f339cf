// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/flatten.h"

#include <algorithm>
#include <cmath>

namespace lectograph::raster {
namespace {

constexpr double chordTolerance = 0.1; // pixels
constexpr int mostPieces = 2048;       // per curve

double squared(const QPointF &p)
{
    return p.x() * p.x() + p.y() * p.y();
}

double squared(const base::Vec3 &p)
{
    return dot(p, p);
}

/// A cubic in powers of its parameter.
template <class Point>
struct Powers
{
    Point d, c, b, a;
    int pieces = 1;

    /// Segment count after Wang (1984): √(¾·max|second difference|/tolerance).
    Powers(const Point &p0, const Point &p1, const Point &p2, const Point &p3, double allowed)
        : d(p0), c((p1 - p0) * 3), b((p0 - p1 * 2 + p2) * 3), a(p3 - p0 + (p1 - p2) * 3)
    {
        const Point other = p1 - p2 * 2 + p3;
        const double bend = std::max(squared(b) / 9, squared(other));
        const double wanted = std::sqrt(0.75 / allowed * std::sqrt(bend));
        pieces = wanted >= 1 ? static_cast<int>(std::min<double>(wanted, mostPieces)) + 1 : 1; // 1 for NaN too
    }
    Point at(int i) const
    {
        const double t = static_cast<double>(i) / pieces;
        return ((a * t + b) * t + c) * t + d;
    }
};

/// At constant speed or not, as long as no handle leaves the line between the knots.
bool isStraight(const QPointF &p0, const QPointF &p1, const QPointF &p2, const QPointF &p3)
{
    const QPointF chord = p3 - p0;
    const double size = squared(chord);
    const auto lies = [&](const QPointF &p) {
        const QPointF v = p - p0;
        const double off = v.x() * chord.y() - v.y() * chord.x();
        const double along = v.x() * chord.x() + v.y() * chord.y();
        return off * off <= 1e-8 * size * size && along >= 0 && along <= size;
    };
    return lies(p1) && lies(p2);
}

} // namespace

const Polylines &Flattener::flat(const shape::Path &path, const base::Transform &to, double unit, bool measured)
{
    m_result.vertices.clear();
    m_result.chains.clear();
    const auto pixel = [&to](const QPointF &p) {
        return QPointF(to.x.x * p.x() + to.y.x * p.y() + to.origin.x, to.x.y * p.x() + to.y.y * p.y() + to.origin.y);
    };
    for (const shape::Contour &contour : path.contours()) {
        begin();
        QPointF from = pixel(contour.points.front());
        m_result.vertices.push_back({from, unit, 0, true});
        for (size_t i = 1; i + 2 < contour.points.size(); i += 3) {
            const QPointF *p = contour.points.data() + i;
            const QPointF knot = pixel(p[2]);
            if (!isStraight(p[-1], p[0], p[1], p[2])) {
                const Powers curve(from, pixel(p[0]), pixel(p[1]), knot, chordTolerance);
                for (int step = 1; step < curve.pieces; ++step)
                    m_result.vertices.push_back({curve.at(step), unit, 0, false});
            }
            m_result.vertices.push_back({knot, unit, 0, true});
            from = knot;
        }
        double length = 0;
        if (measured) {
            const auto first = m_result.vertices.begin() + m_result.chains.back().first;
            for (auto vertex = first + 1; vertex < m_result.vertices.end(); ++vertex) {
                length += std::sqrt(squared(vertex->at - vertex[-1].at));
                vertex->along = length;
            }
        }
        finish(contour.closed, length);
    }
    return m_result;
}

const Polylines &Flattener::area(const shape::Path &path, const base::Transform &place, const picture::View &view)
{
    m_result.vertices.clear();
    m_result.chains.clear();
    const double nearest = view.nearest();
    for (const shape::Contour &contour : path.contours()) {
        see(contour, place, view);
        begin();
        for (size_t i = 0; i < m_seen.size(); ++i) {
            const base::Vec3 &a = m_seen[i].at;
            const base::Vec3 &b = m_seen[(i + 1) % m_seen.size()].at;
            if (a.z >= nearest)
                m_result.vertices.push_back({view.pixel(a), 0, 0, m_seen[i].knot});
            if ((a.z >= nearest) != (b.z >= nearest)) {
                base::Vec3 crossing = mix(a, b, (nearest - a.z) / (b.z - a.z));
                crossing.z = nearest;
                m_result.vertices.push_back({view.pixel(crossing), 0, 0, true});
            }
        }
        finish(true, 0);
    }
    return m_result;
}

const Polylines &Flattener::lines(const shape::Path &path, const base::Transform &place, const picture::View &view,
                                  bool screenWidth)
{
    m_result.vertices.clear();
    m_result.chains.clear();
    const double nearest = view.nearest();
    const auto add = [&](const base::Vec3 &at, double along, bool knot) {
        m_result.vertices.push_back({view.pixel(at), view.strokeUnitAt(at.z, screenWidth), along, knot});
    };
    for (const shape::Contour &contour : path.contours()) {
        const double length = see(contour, place, view);
        const bool whole = std::ranges::none_of(m_seen, [&](const Seen &s) { return s.at.z < nearest; });
        if (contour.closed && !whole) { // start behind the near plane, so that no piece spans the ends
            const auto hidden = std::ranges::find_if(m_seen, [&](const Seen &s) { return s.at.z < nearest; });
            m_seen.pop_back();
            std::rotate(m_seen.begin(), hidden, m_seen.end());
            m_seen.push_back(m_seen.front());
        }
        begin();
        for (size_t i = 0; i < m_seen.size(); ++i) {
            const Seen &here = m_seen[i];
            if (i > 0 && (m_seen[i - 1].at.z >= nearest) != (here.at.z >= nearest)) {
                const Seen &last = m_seen[i - 1];
                const double t = (nearest - last.at.z) / (here.at.z - last.at.z);
                base::Vec3 crossing = mix(last.at, here.at, t);
                crossing.z = nearest;
                const double along = here.along >= last.along ? last.along + (here.along - last.along) * t : last.along;
                add(crossing, along, true);
                if (here.at.z < nearest) {
                    finish(false, length);
                    begin();
                }
            }
            if (here.at.z >= nearest)
                add(here.at, here.along, here.knot);
        }
        finish(contour.closed && whole, length);
    }
    return m_result;
}

/// Fills m_seen and returns the length of the contour in camera space.
double Flattener::see(const shape::Contour &contour, const base::Transform &place, const picture::View &view)
{
    m_seen.clear();
    const auto seen = [&](const QPointF &p) { return view.seen(place.map(p)); };
    base::Vec3 from = seen(contour.points.front());
    m_seen.push_back({from, 0, true});
    for (size_t i = 1; i + 2 < contour.points.size(); i += 3) {
        const QPointF *p = contour.points.data() + i;
        const base::Vec3 knot = seen(p[2]);
        if (!isStraight(p[-1], p[0], p[1], p[2])) {
            const base::Vec3 b = seen(p[0]);
            const base::Vec3 c = seen(p[1]);
            const double depth = std::max(std::min({from.z, b.z, c.z, knot.z}), view.nearest());
            const Powers curve(from, b, c, knot, chordTolerance / view.scaleAt(depth));
            for (int step = 1; step < curve.pieces; ++step)
                m_seen.push_back({curve.at(step), 0, false});
        }
        m_seen.push_back({knot, 0, true});
        from = knot;
    }
    double length = 0;
    for (size_t i = 1; i < m_seen.size(); ++i) {
        length += base::length(m_seen[i].at - m_seen[i - 1].at);
        m_seen[i].along = length;
    }
    return length;
}

void Flattener::begin()
{
    m_result.chains.push_back({static_cast<int>(m_result.vertices.size()), 0, false, 0});
}

/// Ends the chain; an empty one is dropped.
void Flattener::finish(bool closed, double length)
{
    Chain &chain = m_result.chains.back();
    chain.count = static_cast<int>(m_result.vertices.size()) - chain.first;
    chain.closed = closed;
    chain.length = length;
    if (closed && chain.count > 1
        && m_result.vertices.back().at == m_result.vertices[static_cast<size_t>(chain.first)].at) {
        m_result.vertices.pop_back();
        --chain.count;
    }
    if (chain.count == 0)
        m_result.chains.pop_back();
}

} // namespace lectograph::raster
