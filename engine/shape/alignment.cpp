// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/alignment.h"

#include "shape/contourpairs.h"
#include "shape/correspondence.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lectograph::shape {

namespace {

/// A contour at both ends, in corresponding curves.
struct Runs
{
    Curves from;
    Curves to;
    bool closed = false;
};

Runs turned(Runs runs)
{
    std::swap(runs.from, runs.to);
    return runs;
}

void addRuns(Alignment &alignment, const Runs &runs)
{
    const auto add = [](std::vector<QPointF> &points, const Curves &curves) {
        points.push_back(curves.front().a);
        for (const Cubic &c : curves)
            points.insert(points.end(), {c.b, c.c, c.d});
    };
    add(alignment.from, runs.from);
    add(alignment.to, runs.to);
    alignment.contours.push_back({3 * runs.from.size() + 1, runs.closed});
}

/// `eitherWay`: one contour is open, so reversing it fills no hole.
Runs runsOf(const Outline &from, const Outline &to, bool keepStart, bool eitherWay)
{
    const bool closed = from.closed && to.closed;
    const auto match = [&](const Run &few, const Run &many) {
        return eitherWay ? correspondenceEitherWay(few, many) : correspondence(few, many, keepStart);
    };
    if (from.curves.size() <= to.curves.size()) {
        Correspondence pair = match(from, to);
        return {std::move(pair.few), std::move(pair.many), closed};
    }
    Correspondence pair = match(to, from);
    if (closed) { // start where `from` starts
        const auto back = static_cast<std::ptrdiff_t>((pair.many.size() - pair.turned) % pair.many.size());
        std::rotate(pair.few.begin(), pair.few.begin() + back, pair.few.end());
        std::rotate(pair.many.begin(), pair.many.begin() + back, pair.many.end());
    }
    return {std::move(pair.many), std::move(pair.few), closed};
}

Curves at(const Runs &runs, double t)
{
    Curves curves(runs.from.size());
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const Cubic &from = runs.from[i];
        const Cubic &to = runs.to[i];
        curves[i] = {mix(from.a, to.a, t), mix(from.b, to.b, t), mix(from.c, to.c, t), mix(from.d, to.d, t)};
    }
    return curves;
}

/// How many of its knots are outside of the solid contour on the way.
std::ptrdiff_t outside(const Runs &hole, const Runs &solid)
{
    std::ptrdiff_t count = 0;
    for (const double t : {0.2, 0.4, 0.6, 0.8}) {
        const Curves around = at(solid, t);
        count += std::ranges::count_if(at(hole, t), [&](const Cubic &cubic) { return !contains(around, cubic.a); });
    }
    return count;
}

/// A contour that shrinks to the first of the points at which it stays inside of the solid one.
Runs closing(const Outline &outline, const std::vector<QPointF> &points, const std::optional<Runs> &solid)
{
    const auto to = [&](const QPointF &p) {
        return Runs{outline.curves, Curves(outline.curves.size(), Cubic{p, p, p, p}), outline.closed};
    };
    if (!solid)
        return to(points.front());
    return to(*std::ranges::min_element(points, {}, [&](const QPointF &p) { return outside(to(p), *solid); }));
}

} // namespace

Alignment aligned(const Path &from, const Path &to, bool keepStart)
{
    std::vector<Outline> a = outlinesOf(from);
    std::vector<Outline> b = outlinesOf(to);
    Alignment result;
    const bool evenOdd = from.fillRule() == FillRule::EvenOdd && to.fillRule() == FillRule::EvenOdd;
    result.rule = evenOdd ? FillRule::EvenOdd : FillRule::NonZero;
    if (from.fillRule() != to.fillRule() || (evenOdd && !keepStart))
        orientByDepth(from.fillRule() == FillRule::EvenOdd ? a : b);
    if (evenOdd && !keepStart)
        orientByDepth(b);
    const double wayA = markHoles(a);
    const double wayB = markHoles(b);
    // All or none: reversing a single contour would fill the holes of its neighbours.
    if (wayA * wayB < 0 && !keepStart) {
        for (Outline &outline : b) {
            if (outline.closed)
                reverse(outline.curves);
        }
    }
    const bool alone = a.size() == 1 && b.size() == 1 && !keepStart;
    std::vector<Runs> done;
    for (const ContourPair &pair : pairedContours(a, b)) {
        const Outline *before = pair.from < 0 ? nullptr : &a[static_cast<std::size_t>(pair.from)];
        const Outline *after = pair.to < 0 ? nullptr : &b[static_cast<std::size_t>(pair.to)];
        const auto solids = pair.solids < 0 ? std::nullopt : std::optional(done[static_cast<std::size_t>(pair.solids)]);
        if (before && after)
            done.push_back(runsOf(*before, *after, keepStart, alone && before->closed != after->closed));
        else if (before)
            done.push_back(closing(*before, pair.points, solids));
        else
            done.push_back(
                turned(closing(*after, pair.points, solids ? std::optional(turned(*solids)) : std::nullopt)));
        addRuns(result, done.back());
    }
    return result;
}

Path between(const Alignment &alignment, const std::complex<double> &share)
{
    std::vector<Contour> contours(alignment.contours.size());
    const QPointF *from = alignment.from.data();
    const QPointF *to = alignment.to.data();
    const double x = share.real();
    const double y = share.imag();
    for (std::size_t c = 0; c < contours.size(); ++c) {
        const Alignment::Span &run = alignment.contours[c];
        contours[c].closed = run.closed;
        contours[c].points.resize(run.points);
        for (QPointF &p : contours[c].points) {
            const QPointF way = *to++ - *from;
            p = {from->x() + x * way.x() - y * way.y(), from->y() + x * way.y() + y * way.x()};
            ++from;
        }
    }
    return Path(std::move(contours), alignment.rule);
}

} // namespace lectograph::shape
