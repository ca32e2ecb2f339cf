// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/stroke.h"

#include "raster/offset.h"

#include <algorithm>
#include <cmath>

namespace lectograph::raster {
namespace {

constexpr double tolerance = 0.1;       // pixels
constexpr double miterLimit = 4;        // SVG's default
constexpr double shortest = 1.0 / 1024; // pixels; below the resolution of coverage
constexpr int mostHalvings = 10;        // per quarter or half circle: exact for radii up to about 10⁵ pixels

double profileAt(std::span<const double> profile, double share)
{
    if (profile.empty())
        return 1;
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(profile.size() - 1);
    const auto low = std::min(static_cast<size_t>(place), profile.size() - 1);
    const auto high = std::min(low + 1, profile.size() - 1);
    return std::max(0.0, std::lerp(profile[low], profile[high], place - static_cast<double>(low)));
}

} // namespace

const Polygons &Stroker::outline(const Polylines &lines, const Nib &nib)
{
    clear();
    for (const Chain &chain : lines.chains) {
        const bool isLine = follow(lines.of(chain), chain, nib, static_cast<int>(nib.profile.size()) - 1);
        if (m_spine.empty())
            continue;
        beginRing();
        if (!isLine) {
            dot(m_spine.front(), nib.cap);
        } else if (m_closed) {
            side(false, true, nib.join);
            endRing();
            beginRing();
            side(true, true, nib.join);
        } else {
            const Spine &last = m_spine[m_spine.size() - 2];
            side(false, false, nib.join);
            cap(m_spine.back(), last.direction, nib.cap);
            side(true, false, nib.join);
            cap(m_spine.front(), -m_spine.front().direction, nib.cap);
        }
        endRing();
    }
    return m_result;
}

/// Builds the spine: vertices without duplicates, and extra ones where width or colour changes (`steps` equal shares of
/// the length). Returns false if all points coincide.
bool Stroker::follow(std::span<const Vertex> vertices, const Chain &chain, const Nib &nib, int steps)
{
    m_spine.clear();
    m_closed = chain.closed;
    const auto add = [&](const QPointF &at, double pixelsPerUnit, double along, bool knot) {
        if (!m_spine.empty() && length(at - m_spine.back().at) < shortest) {
            m_spine.back().knot = m_spine.back().knot || knot;
            return;
        }
        const double share = chain.length > 0 ? along / chain.length : 0;
        const double half = nib.width / 2 * pixelsPerUnit * profileAt(nib.profile, share);
        m_spine.push_back({at, half, share, {}, 0, knot, half, half});
    };
    for (size_t i = 0; i < vertices.size() + (m_closed ? 1 : 0); ++i) {
        const bool closing = i == vertices.size();
        const Vertex &here = vertices[closing ? 0 : i];
        const double along = closing ? chain.length : here.along;
        if (i > 0 && steps > 0 && chain.length > 0) {
            const Vertex &last = vertices[i - 1];
            const double from = last.along / chain.length * steps;
            const double to = along / chain.length * steps;
            for (double step = std::floor(from) + 1; step < to; ++step) {
                const double t = (step - from) / (to - from);
                add(last.at + (here.at - last.at) * t, std::lerp(last.unit, here.unit, t), chain.length * step / steps,
                    false);
            }
        }
        if (!closing)
            add(here.at, here.unit, along, here.knot);
    }
    while (m_closed && m_spine.size() > 1 && length(m_spine.back().at - m_spine.front().at) < shortest)
        m_spine.pop_back();
    const size_t count = m_spine.size();
    if (count < 2)
        return false;
    if (count == 2)
        m_closed = false; // there and back on one line; a join would add nothing
    for (size_t i = 0; i < count; ++i) {
        const QPointF way = m_spine[(i + 1) % count].at - m_spine[i].at;
        m_spine[i].length = length(way);
        m_spine[i].direction = way / m_spine[i].length;
    }
    return true;
}

void Stroker::clear()
{
    m_result.points.clear();
    m_result.rings.clear();
}

void Stroker::beginRing(int level)
{
    m_result.rings.push_back({static_cast<int>(m_result.points.size()), 0, level});
}

void Stroker::endRing()
{
    Polygons::Ring &ring = m_result.rings.back();
    ring.count = static_cast<int>(m_result.points.size()) - ring.first;
    if (ring.count < 3) {
        m_result.points.resize(static_cast<size_t>(ring.first));
        m_result.rings.pop_back();
    }
}

Stroker::Turn Stroker::turnAt(size_t index, bool backward) const
{
    const Spine &here = m_spine[index];
    const Spine &before = m_spine[index == 0 ? m_spine.size() - 1 : index - 1];
    const double shorter = std::min(before.length, here.length);
    if (backward)
        return {here.at, here.half, -here.direction, -before.direction, shorter, here.knot};
    return {here.at, here.half, before.direction, here.direction, shorter, here.knot};
}

/// The offset on the side of the normals, from one end of the line to the other.
void Stroker::side(bool backward, bool closed, shape::Join style)
{
    const size_t count = m_spine.size();
    for (size_t i = 0; i < count; ++i) {
        const size_t index = backward ? count - 1 - i : i;
        if (closed || (index != 0 && index != count - 1)) {
            join(turnAt(index, backward), style);
        } else {
            const QPointF direction = index == 0 ? m_spine.front().direction : m_spine[count - 2].direction;
            const QPointF offset = normal(direction) * m_spine[index].half;
            put(backward ? m_spine[index].at - offset : m_spine[index].at + offset);
        }
    }
}

void Stroker::join(const Turn &turn, shape::Join style)
{
    const QPointF n1 = normal(turn.in);
    const QPointF n2 = normal(turn.out);
    const double cosine = raster::dot(turn.in, turn.out);
    const double sine = cross(turn.in, turn.out);
    const QPointF first = turn.at + n1 * turn.half;
    const QPointF second = turn.at + n2 * turn.half;
    // 1/cos² of half the turn: the squared distance of the shared point in nib radii.
    const double reach = cosine > -0.999 ? 2 / (1 + cosine) : 1e3;
    const auto isWithin = [&](double squaredRadii) {
        return turn.half * turn.half * squaredRadii < tolerance * tolerance;
    };
    if (sine > 0) { // the inner side
        if (fits(turn.half, cosine, sine, turn.shorter) || isWithin(reach - 1)) {
            put(turn.at + shared(n1, n2, cosine, turn.half));
        } else { // via the spine: every segment keeps its orientation, and no hole opens
            put(first);
            put(turn.at);
            put(second);
        }
        return;
    }
    const bool isGentle = turn.half * (reach - 1) < 2 * tolerance; // √(1+x) − 1 ≤ x/2
    if (isGentle || (turn.knot && style == shape::Join::Miter && reach <= miterLimit * miterLimit)) {
        put(turn.at + shared(n1, n2, cosine, turn.half));
        return;
    }
    put(first);
    if (!turn.knot || style == shape::Join::Round)
        arc(turn.at, turn.half, n1, cosine > -0.999 ? unit(n1 + n2) : turn.in, n2);
    put(second);
}

/// The cap at the end of an open line, between its two sides.
void Stroker::cap(const Spine &end, const QPointF &direction, shape::Cap style)
{
    const QPointF n = normal(direction);
    if (style == shape::Cap::Square) {
        put(end.at + (n + direction) * end.half);
        put(end.at + (direction - n) * end.half);
    } else if (style == shape::Cap::Round) {
        arc(end.at, end.half, n, direction, -n);
    }
}

/// A line of zero length. Oriented like the other rings, so that they do not cancel.
void Stroker::dot(const Spine &spine, shape::Cap style)
{
    if (style == shape::Cap::Square) {
        for (const QPointF &corner : {QPointF(-1, -1), QPointF(-1, 1), QPointF(1, 1), QPointF(1, -1)})
            put(spine.at + corner * spine.half);
    } else if (style == shape::Cap::Round) {
        const QPointF corners[] = {{1, 0}, {0, -1}, {-1, 0}, {0, 1}};
        for (size_t i = 0; i < 4; ++i) {
            const QPointF &from = corners[i];
            const QPointF &to = corners[(i + 1) % 4];
            put(spine.at + from * spine.half);
            arc(spine.at, spine.half, from, unit(from + to), to);
        }
    }
}

/// Adds the points between `from` and `to`, both excluded, via `middle`: bisects until a chord approximates the arc, or
/// up to a limit for arcs far beyond any picture.
void Stroker::arc(const QPointF &centre, double radius, const QPointF &from, const QPointF &middle, const QPointF &to,
                  int halvings)
{
    if (halvings == mostHalvings || radius * (1 - raster::dot(from, middle)) < tolerance)
        return;
    arc(centre, radius, from, unit(from + middle), middle, halvings + 1);
    put(centre + middle * radius);
    arc(centre, radius, middle, unit(middle + to), to, halvings + 1);
}

} // namespace lectograph::raster
