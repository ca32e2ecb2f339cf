// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/correspondence.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace lectograph::shape {

namespace {

/// Moved and scaled into the box [−1, 1] (less along a short side), in which similarity is measured.
Curves normalised(Curves curves)
{
    const QRectF box = boxOf(curves);
    const double size = std::max(box.width(), box.height());
    const double kx = 2 / std::max({box.width(), size / 10, 1e-12});
    const double ky = 2 / std::max({box.height(), size / 10, 1e-12});
    for (Cubic &c : curves) {
        for (QPointF *p : {&c.a, &c.b, &c.c, &c.d}) {
            const QPointF fromCentre = *p - box.center();
            *p = {fromCentre.x() * kx, fromCentre.y() * ky};
        }
    }
    return curves;
}

/// A knot and its share of the contour's length.
struct Knot
{
    QPointF point;
    double share = 0;
};

double square(const QPointF &d)
{
    return dot(d, d);
}

double distance(const Knot &a, const Knot &b)
{
    return square(a.point - b.point) + (a.share - b.share) * (a.share - b.share);
}

std::vector<Knot> knotsOf(const Curves &curves)
{
    std::vector<Knot> knots;
    double length = 0;
    for (const Cubic &c : curves) {
        knots.push_back({c.a, length});
        length += norm(c.d - c.a) + norm(c.b - c.a) + norm(c.c - c.b) + norm(c.d - c.c); // approximate
    }
    for (Knot &knot : knots)
        knot.share /= std::max(length, 1e-12);
    return knots;
}

template <class T>
std::vector<T> rolled(std::vector<T> list, std::size_t by)
{
    std::rotate(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(by), list.end());
    return list;
}

std::vector<Knot> rolledKnots(const std::vector<Knot> &knots, std::size_t by)
{
    std::vector<Knot> result = rolled(knots, by);
    const double start = result.front().share;
    for (Knot &knot : result)
        knot.share = knot.share - start + (knot.share < start ? 1 : 0);
    return result;
}

struct Assignment
{
    double cost = std::numeric_limits<double>::infinity();
    std::vector<std::size_t> places; ///< for each knot of `few`, its knot in `many`
};

/// Assigns each knot of `few` a knot of `many`, in order, first to first, with the least sum of squared distances;
/// dynamic programming in few × many steps.
Assignment assigned(const std::vector<Knot> &few, const std::vector<Knot> &many)
{
    const std::size_t m = few.size();
    const std::size_t spare = many.size() - m;
    std::vector<double> best(spare + 1, std::numeric_limits<double>::infinity());
    best[0] = distance(few[0], many[0]);
    std::vector<double> next(spare + 1);
    std::vector<std::size_t> skipped(m * (spare + 1), 0);
    for (std::size_t i = 1; i < m; ++i) {
        std::size_t from = 0; // the cheapest number of skipped knots before it
        for (std::size_t s = 0; s <= spare; ++s) {
            if (best[s] < best[from])
                from = s;
            next[s] = best[from] + distance(few[i], many[i + s]);
            skipped[i * (spare + 1) + s] = from;
        }
        std::swap(best, next);
    }
    const auto last = static_cast<std::size_t>(std::min_element(best.begin(), best.end()) - best.begin());
    Assignment result{best[last], std::vector<std::size_t>(m)};
    for (std::size_t i = m, s = last; i-- > 0; s = skipped[i * (spare + 1) + s])
        result.places[i] = i + s;
    return result;
}

/// Calls `visit(i, k, u)` for every curve `k` of `many`: it begins at parameter `u` of curve `i` of `few`. Curves are
/// divided in proportion to their counterparts.
template <class Visit>
void forPieces(std::size_t fewCount, const Curves &many, const std::vector<std::size_t> &places, Visit visit)
{
    for (std::size_t i = 0; i < fewCount; ++i) {
        const std::size_t end = i + 1 < fewCount ? places[i + 1] : many.size();
        double whole = 0;
        for (std::size_t k = places[i]; k < end; ++k)
            whole += norm(many[k].d - many[k].a);
        double sum = 0;
        for (std::size_t k = places[i]; k < end; ++k) {
            const double even = static_cast<double>(k - places[i]) / static_cast<double>(end - places[i]);
            visit(i, k, whole > 0 ? sum / whole : even);
            sum += norm(many[k].d - many[k].a);
        }
    }
}

Curves split(const Curves &few, const Curves &many, const std::vector<std::size_t> &places)
{
    Curves result;
    Cubic rest;
    double cut = 0;
    forPieces(few.size(), many, places, [&](std::size_t i, std::size_t k, double u) {
        if (k == places[i]) {
            rest = few[i];
        } else {
            const auto [before, after] = rest.split((u - cut) / std::max(1 - cut, 1e-12));
            result.back() = before;
            rest = after;
        }
        cut = u;
        result.push_back(rest);
    });
    return result;
}

/// The total distance travelled by all knots, including new ones in `few`.
double travelled(const Curves &few, const Curves &many, const Assignment &assignment)
{
    double cost = assignment.cost + square(few.back().d - many.back().d);
    forPieces(few.size(), many, assignment.places, [&](std::size_t i, std::size_t k, double u) {
        if (k != assignment.places[i])
            cost += square(few[i].at(u) - many[k].a);
    });
    return cost;
}

/// The candidate starts of a closed contour: all knots, or if there are too many, those near the other's first knot.
std::vector<std::size_t> starts(const std::vector<Knot> &knots, const Knot &wanted, bool nearOnly)
{
    constexpr std::size_t most = 24;
    std::vector<std::size_t> result(knots.size());
    std::iota(result.begin(), result.end(), std::size_t(0));
    if (nearOnly && result.size() > most) {
        std::nth_element(result.begin(), result.begin() + most, result.end(), [&](std::size_t a, std::size_t b) {
            return square(knots[a].point - wanted.point) < square(knots[b].point - wanted.point);
        });
        result.resize(most);
        std::sort(result.begin(), result.end());
    }
    return result;
}

} // namespace

void reverse(Curves &curves)
{
    std::reverse(curves.begin(), curves.end());
    for (Cubic &c : curves)
        c = {c.d, c.c, c.b, c.a};
}

QRectF boxOf(const Curves &curves)
{
    double left = std::numeric_limits<double>::infinity();
    double right = -left;
    double low = left;
    double high = -left;
    for (const auto &[a, b, c, d] : curves) {
        extend(a.x(), b.x(), c.x(), d.x(), left, right);
        extend(a.y(), b.y(), c.y(), d.y(), low, high);
    }
    return {left, low, right - left, high - low};
}

Correspondence correspondence(const Run &few, const Run &many, bool keepStart)
{
    const Curves fewCurves = normalised(few.curves);
    const Curves manyCurves = normalised(many.curves);
    const std::vector<Knot> fewKnots = knotsOf(fewCurves);
    const std::vector<Knot> manyKnots = knotsOf(manyCurves);
    Assignment best;
    std::size_t turnFew = 0;
    std::size_t turnMany = 0;
    const auto consider = [&](std::size_t rollFew, std::size_t rollMany) {
        Assignment candidate = assigned(rolledKnots(fewKnots, rollFew), rolledKnots(manyKnots, rollMany));
        candidate.cost = travelled(rolled(fewCurves, rollFew), rolled(manyCurves, rollMany), candidate);
        // The first candidate is accepted at any cost, so that there is always a result.
        if (best.places.empty() || candidate.cost < best.cost * (1 - 1e-9)) {
            best = std::move(candidate);
            turnFew = rollFew;
            turnMany = rollMany;
        }
    };
    if (keepStart || (!few.closed && !many.closed)) {
        consider(0, 0);
    } else if (many.closed) {
        for (const std::size_t start : starts(manyKnots, fewKnots.front(), few.closed))
            consider(0, start);
    } else {
        for (const std::size_t start : starts(fewKnots, manyKnots.front(), false))
            consider(start, 0);
    }
    Curves all = rolled(many.curves, turnMany);
    Curves pieces = split(rolled(few.curves, turnFew), all, best.places);
    return {std::move(pieces), std::move(all), turnMany, best.cost};
}

Correspondence correspondenceEitherWay(Run few, Run many)
{
    Correspondence given = correspondence(few, many, false);
    reverse(few.closed ? few.curves : many.curves);
    Correspondence turned = correspondence(few, many, false);
    return turned.cost < given.cost ? turned : given;
}

} // namespace lectograph::shape
