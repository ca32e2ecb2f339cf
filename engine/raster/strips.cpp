// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/offset.h"
#include "raster/stroke.h"

#include <algorithm>
#include <optional>

namespace lectograph::raster {
namespace {

constexpr int mostSteps = 128; // finer colour steps are invisible

} // namespace

const Polygons &Stroker::strips(const Polylines &lines, const Nib &nib)
{
    clear();
    for (const Chain &chain : lines.chains) {
        const bool isLine = follow(lines.of(chain), chain, nib, mostSteps);
        if (m_spine.empty())
            continue;
        const auto levelOf = [](double share) { return static_cast<int>(std::clamp(share, 0.0, 1.0) * 255 + 0.5); };
        if (!isLine) {
            beginRing(levelOf(m_spine.front().share));
            dot(m_spine.front(), nib.cap);
            endRing();
            continue;
        }
        for (size_t i = m_spine.size(); i-- > 0;) { // backwards, because clipping inserts vertices
            if (isCorner(i))
                cutAtCorner(i);
        }
        const size_t count = m_spine.size();
        if (!m_closed)
            endPiece(m_spine.front(), -m_spine.front().direction, levelOf(m_spine.front().share), nib.cap);
        for (size_t i = 0; i < (m_closed ? count : count - 1); ++i) {
            const size_t next = (i + 1) % count;
            const double end = next == 0 ? 1 : m_spine[next].share;
            piece(i, levelOf((m_spine[i].share + end) / 2));
            if (isCorner(next)) { // fill the wedge on its outer side
                const Turn turn = turnAt(next, cross(m_spine[i].direction, m_spine[next].direction) > 0);
                beginRing(levelOf(end));
                put(turn.at + normal(turn.in) * turn.half);
                join(turn, nib.join);
                put(turn.at + normal(turn.out) * turn.half);
                put(turn.at);
                endRing();
            }
        }
        if (!m_closed)
            endPiece(m_spine.back(), m_spine[count - 2].direction, levelOf(m_spine.back().share), nib.cap);
    }
    return m_result;
}

/// Whether the turn is too sharp for a common offset of both segments.
bool Stroker::isCorner(size_t index) const
{
    if (!m_closed && (index == 0 || index + 1 == m_spine.size()))
        return false;
    const Turn turn = turnAt(index, false);
    const double cosine = raster::dot(turn.in, turn.out);
    return cosine < 0.9 && (turn.knot || cosine < 0.5);
}

/// On the inner side of a corner, ends both legs where they meet, on the bisector. Legs too short for that still
/// overlap.
void Stroker::cutAtCorner(size_t corner)
{
    const Turn turn = turnAt(corner, false);
    const double sine = cross(turn.in, turn.out);
    if (sine == 0)
        return;
    const double slope = (1 + raster::dot(turn.in, turn.out)) / std::abs(sine);
    const double reach = turn.half / slope;
    const auto next = [this](size_t i) { return (i + 1) % m_spine.size(); };
    const auto previous = [this](size_t i) { return (i + m_spine.size() - 1) % m_spine.size(); };

    // The segment in which a leg reaches its full width, and the position in it.
    const auto find = [&](bool backward) -> std::optional<std::pair<size_t, double>> {
        double distance = 0;
        size_t at = corner;
        for (size_t steps = 0; steps < m_spine.size(); ++steps) {
            const size_t piece = backward ? previous(at) : at;
            const double length = m_spine[piece].length;
            if (distance + length >= reach) {
                const double t = (reach - distance) / length;
                return std::pair(piece, backward ? 1 - t : t);
            }
            distance += length;
            at = backward ? piece : next(at);
            if ((!m_closed && (at == 0 || at + 1 == m_spine.size())) || isCorner(at))
                return std::nullopt;
        }
        return std::nullopt;
    };
    const auto ahead = find(false);
    auto behind = find(true);
    if (!ahead || !behind || ahead->first == behind->first)
        return;
    const size_t first = split(ahead->first, ahead->second);
    corner += first <= corner;
    behind->first += first <= behind->first;
    const size_t second = split(behind->first, behind->second);
    corner += second <= corner;

    const auto cut = [&](size_t i, double most) {
        double &inner = sine > 0 ? m_spine[i].left : m_spine[i].right;
        inner = std::min(inner, most);
    };
    cut(corner, 0);
    double distance = m_spine[corner].length;
    for (size_t i = next(corner); distance < reach * 0.999; distance += m_spine[i].length, i = next(i))
        cut(i, distance * slope);
    distance = m_spine[previous(corner)].length;
    for (size_t i = previous(corner); distance < reach * 0.999; i = previous(i), distance += m_spine[i].length)
        cut(i, distance * slope);
}

/// Inserts a vertex at the share `t` of a segment and returns its index.
size_t Stroker::split(size_t piece, double t)
{
    const size_t following = (piece + 1) % m_spine.size();
    Spine &a = m_spine[piece];
    const Spine &b = m_spine[following];
    Spine middle = a;
    middle.at = a.at + a.direction * (a.length * t);
    middle.half = middle.left = middle.right = std::lerp(a.half, b.half, t);
    middle.share = std::lerp(a.share, following == 0 ? 1 : b.share, t);
    middle.length = a.length * (1 - t);
    middle.knot = false;
    a.length *= t;
    m_spine.insert(m_spine.begin() + static_cast<std::ptrdiff_t>(piece) + 1, middle);
    return piece + 1;
}

/// The part of a strip between two vertices of the spine, including both vertices as corners, so that it shares exact
/// edges with its neighbours.
void Stroker::piece(size_t index, int level)
{
    const size_t count = m_spine.size();
    const QPointF &direction = m_spine[index].direction;
    // The offset for a nib of radius one; `side` is 1 on the side of the normals and −1 on the other.
    const auto across = [&](size_t at, double side) {
        if ((!m_closed && (at == 0 || at == count - 1)) || isCorner(at))
            return normal(direction) * side;
        const Turn turn = turnAt(at, false);
        const double cosine = raster::dot(turn.in, turn.out);
        const double sine = cross(turn.in, turn.out);
        if (sine * side > 0 && !fits(turn.half, cosine, sine, turn.shorter)) // inside a tight bend: overlap
            return normal(direction) * side;
        return shared(normal(turn.in), normal(turn.out), cosine, side);
    };
    const size_t next = (index + 1) % count;
    const Spine &a = m_spine[index];
    const Spine &b = m_spine[next];
    beginRing(level);
    put(a.at + across(index, 1) * a.left);
    put(b.at + across(next, 1) * b.left);
    put(b.at);
    put(b.at + across(next, -1) * b.right);
    put(a.at + across(index, -1) * a.right);
    put(a.at);
    endRing();
}

/// The cap of a strip.
void Stroker::endPiece(const Spine &end, const QPointF &direction, int level, shape::Cap style)
{
    beginRing(level);
    put(end.at + normal(direction) * end.half);
    cap(end, direction, style);
    put(end.at - normal(direction) * end.half);
    endRing();
}

} // namespace lectograph::raster
