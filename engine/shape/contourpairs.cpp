// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/contourpairs.h"

#include "shape/assignment.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <optional>

namespace lectograph::shape {

namespace {

using Outlines = std::vector<Outline>;
using Indices = std::vector<int>;

const Outline &at(const Outlines &outlines, int index)
{
    return outlines[static_cast<std::size_t>(index)];
}

template <class Condition>
Indices where(const Outlines &outlines, Condition condition)
{
    Indices result;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        if (condition(outlines[i]))
            result.push_back(static_cast<int>(i));
    }
    return result;
}

Indices holesOf(const Outlines &outlines, int solid)
{
    return where(outlines, [&](const Outline &outline) { return outline.hole && outline.solid == solid; });
}

QRectF boxAround(const Outlines &outlines)
{
    QRectF box = outlines.empty() ? QRectF() : outlines.front().box;
    for (const Outline &outline : outlines) {
        const QRectF &own = outline.box;
        box = QRectF(QPointF(std::min(box.left(), own.left()), std::min(box.top(), own.top())),
                     QPointF(std::max(box.right(), own.right()), std::max(box.bottom(), own.bottom())));
    }
    return box;
}

double share(double value, double low, double size)
{
    return size > 0 ? (value - low) / size : 0.5;
}

/// A point, as shares of the box.
QPointF within(const QPointF &point, const QRectF &box)
{
    return {share(point.x(), box.left(), box.width()), share(point.y(), box.top(), box.height())};
}

/// The point of one box that is where `point` is in another.
QPointF carried(const QPointF &point, const QRectF &box, const QRectF &other)
{
    const QPointF place = within(point, box);
    return {other.left() + place.x() * other.width(), other.top() + place.y() * other.height()};
}

/// How differently two boxes are placed in those around them.
double difference(const QRectF &own, const QRectF &around, const QRectF &other, const QRectF &otherAround)
{
    const QPointF low = within(own.topLeft(), around) - within(other.topLeft(), otherAround);
    const QPointF high = within(own.bottomRight(), around) - within(other.bottomRight(), otherAround);
    return dot(low, low) + dot(high, high);
}

/// The area of a contour without its holes.
struct Ink
{
    const Outlines &all;
    int solid;
    Indices holes = holesOf(all, solid);

    bool contains(const QPointF &point) const
    {
        return shape::contains(at(all, solid).curves, point) && !holeAround(point);
    }

    std::optional<int> holeAround(const QPointF &point) const
    {
        const auto found = std::ranges::find_if(holes,
                                                [&](int hole) { return shape::contains(at(all, hole).curves, point); });
        return found == holes.end() ? std::nullopt : std::optional(*found);
    }

    template <class Visit>
    void forChords(Visit visit) const
    {
        const auto visitContour = [&](int index) {
            for (const Cubic &cubic : at(all, index).curves) {
                for (int i = 0; i < 4; ++i)
                    visit(cubic.at(i / 4.0), cubic.at((i + 1) / 4.0));
            }
        };
        visitContour(solid);
        std::ranges::for_each(holes, visitContour);
    }

    /// The middle of the ink that a ray meets first.
    std::optional<QPointF> along(const QPointF &origin, const QPointF &direction) const
    {
        std::vector<double> crossings;
        forChords([&](const QPointF &a, const QPointF &b) {
            const double across = cross(direction, b - a);
            if (across == 0)
                return;
            const double t = cross(a - origin, b - a) / across;
            const double s = cross(a - origin, direction) / across;
            if (t > 0 && s >= 0 && s < 1)
                crossings.push_back(t);
        });
        std::ranges::sort(crossings);
        for (std::size_t i = 1; i < crossings.size(); ++i) {
            const QPointF middle = origin + direction * ((crossings[i - 1] + crossings[i]) / 2);
            if (contains(middle))
                return middle;
        }
        return std::nullopt;
    }

    QPointF nearestOnEdge(const QPointF &point) const
    {
        QPointF nearest = at(all, solid).curves.front().a;
        forChords([&](const QPointF &a, const QPointF &) {
            if (norm(a - point) < norm(nearest - point))
                nearest = a;
        });
        return nearest;
    }

    /// Points in the ink around this one, the nearest first.
    std::vector<QPointF> around(const QPointF &point) const
    {
        std::vector<QPointF> result;
        if (contains(point))
            result.push_back(point);
        const QPointF edge = nearestOnEdge(point);
        result.push_back(along(point, edge - point).value_or(edge));
        constexpr int directions = 12;
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            if (const auto ink = along(point, {std::cos(angle), std::sin(angle)}))
                result.push_back(*ink);
        }
        return result;
    }
};

/// Pairs contours of two outlines, seen from one of them.
class ContourPairing
{
public:
    ContourPairing(const Outlines &from, const Outlines &to)
        : m_from(from), m_to(to), m_fromBox(boxAround(from)), m_toBox(boxAround(to))
    {}

    void pairSolids()
    {
        const auto isSolid = [](const Outline &outline) { return !outline.hole; };
        const Indices from = where(m_from, isSolid);
        const Indices to = where(m_to, isSolid);
        const auto holeCount = [](const Outlines &outlines, int solid) {
            return static_cast<double>(holesOf(outlines, solid).size());
        };
        pairCheapest(from, to, m_fromBox, m_toBox, [&](int a, int b) {
            constexpr double perHole = 0.05; // a ring becomes a ring, if one is near
            return perHole * std::abs(holeCount(m_from, a) - holeCount(m_to, b));
        });
        const std::vector<ContourPair> solids = m_pairs;
        for (std::size_t i = 0; i < solids.size(); ++i)
            pairHoles(solids[i], static_cast<int>(i));
    }

    /// Contours of this kind, in order.
    void pairInOrder(bool hole, bool isAlone)
    {
        const auto isOfKind = [&](const Outline &outline) {
            return outline.hole == hole && (!isAlone || outline.solid < 0);
        };
        const Indices from = where(m_from, isOfKind);
        const Indices to = where(m_to, isOfKind);
        const std::size_t both = std::min(from.size(), to.size());
        for (std::size_t i = 0; i < both; ++i)
            m_pairs.push_back({from[i], to[i]});
        for (std::size_t i = both; i < from.size(); ++i)
            m_pairs.push_back({from[i], -1, {carried(at(m_from, from[i]).box.center(), m_fromBox, m_toBox)}});
        for (std::size_t i = both; i < to.size(); ++i)
            m_pairs.push_back({-1, to[i], {carried(at(m_to, to[i]).box.center(), m_toBox, m_fromBox)}});
    }

    std::vector<ContourPair> pairs() && { return std::move(m_pairs); }

private:
    /// Those without a counterpart go to the same place of the other box.
    template <class Cost>
    void pairCheapest(const Indices &from, const Indices &to, const QRectF &fromBox, const QRectF &toBox, Cost more)
    {
        const Indices partners = cheapestPartners(from.size(), to.size(), [&](std::size_t i, std::size_t k) {
            return difference(at(m_from, from[i]).box, fromBox, at(m_to, to[k]).box, toBox) + more(from[i], to[k]);
        });
        std::vector<bool> isPaired(to.size(), false);
        for (std::size_t i = 0; i < from.size(); ++i) {
            if (partners[i] < 0) {
                m_pairs.push_back({from[i], -1, {carried(at(m_from, from[i]).box.center(), fromBox, toBox)}});
                continue;
            }
            const auto partner = static_cast<std::size_t>(partners[i]);
            m_pairs.push_back({from[i], to[partner]});
            isPaired[partner] = true;
        }
        for (std::size_t k = 0; k < to.size(); ++k) {
            if (!isPaired[k])
                m_pairs.push_back({-1, to[k], {carried(at(m_to, to[k]).box.center(), toBox, fromBox)}});
        }
    }

    void pairHoles(const ContourPair &solids, int index)
    {
        if (solids.from < 0 || solids.to < 0) { // they go where it goes
            for (const int hole : solids.from < 0 ? holesOf(m_to, solids.to) : holesOf(m_from, solids.from))
                m_pairs.push_back(solids.from < 0 ? ContourPair{-1, hole, solids.points}
                                                  : ContourPair{hole, -1, solids.points});
            return;
        }
        const Ink before{m_from, solids.from};
        const Ink after{m_to, solids.to};
        const std::size_t first = m_pairs.size();
        pairCheapest(before.holes, after.holes, at(m_from, solids.from).box, at(m_to, solids.to).box,
                     [](int, int) { return 0.0; });
        const std::vector<ContourPair> holes(m_pairs.begin() + static_cast<std::ptrdiff_t>(first), m_pairs.end());
        for (std::size_t i = 0; i < holes.size(); ++i) {
            ContourPair &pair = m_pairs[first + i];
            pair.solids = index;
            if (pair.to < 0)
                pair.points = inkFor(pair.from, pair.points.front(), before, after, holes, false);
            else if (pair.from < 0)
                pair.points = inkFor(pair.to, pair.points.front(), after, before, holes, true);
        }
    }

    /// Where a hole closes, or opens: beside the hole that takes its place, on the side where it is itself.
    static std::vector<QPointF> inkFor(int hole, const QPointF &wanted, const Ink &own, const Ink &other,
                                       const std::vector<ContourPair> &pairs, bool isTo)
    {
        std::vector<QPointF> points;
        if (const auto around = other.holeAround(wanted)) {
            const auto pair = std::ranges::find(pairs, *around, isTo ? &ContourPair::from : &ContourPair::to);
            const int partner = pair == pairs.end() ? -1 : isTo ? pair->to : pair->from;
            if (partner >= 0) {
                const QRectF &box = at(own.all, own.solid).box;
                const QRectF &otherBox = at(other.all, other.solid).box;
                const QPointF way = carried(at(own.all, hole).box.center(), box, otherBox)
                    - carried(at(own.all, partner).box.center(), box, otherBox);
                if (const auto beside = other.along(at(other.all, *around).box.center(), way))
                    points.push_back(*beside);
            }
        }
        std::ranges::copy(other.around(wanted), std::back_inserter(points));
        return points;
    }

    const Outlines &m_from;
    const Outlines &m_to;
    QRectF m_fromBox;
    QRectF m_toBox;
    std::vector<ContourPair> m_pairs;
};

} // namespace

std::vector<ContourPair> pairedContours(const std::vector<Outline> &from, const std::vector<Outline> &to)
{
    const auto isClosed = [](const Outline &outline) { return outline.closed; };
    const bool areClosed = std::ranges::all_of(from, isClosed) && std::ranges::all_of(to, isClosed);
    ContourPairing pairing(from, to);
    if (areClosed)
        pairing.pairSolids();
    else
        pairing.pairInOrder(false, false);
    pairing.pairInOrder(true, areClosed);
    return std::move(pairing).pairs();
}

} // namespace lectograph::shape
