// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/alignment.h"

#include "shape/correspondence.h"

#include <algorithm>

namespace lectograph::shape {

namespace {

struct Outline : Run
{
    bool hole = false;
    QRectF box;
};

double areaOf(const Curves &curves)
{
    double twentieth = 0; // Green's theorem for a cubic Bézier
    for (const auto &[a, b, c, d] : curves) {
        twentieth += 6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d)
            + 6 * cross(c, d);
    }
    return twentieth / 20;
}

/// Whether `point` lies inside the closed curves, each approximated by four chords.
bool contains(const Curves &curves, const QPointF &point)
{
    bool inside = false;
    for (const Cubic &c : curves) {
        for (int i = 0; i < 4; ++i) {
            const QPointF a = c.at(i / 4.0);
            const QPointF b = c.at((i + 1) / 4.0);
            if ((a.y() > point.y()) != (b.y() > point.y())
                && point.x() < a.x() + (point.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x()))
                inside = !inside;
        }
    }
    return inside;
}

/// Orients contours so that the non-zero rule fills the same area as the even-odd rule, if they do not cross.
void orientByDepth(std::vector<Outline> &outlines)
{
    for (Outline &outline : outlines) {
        if (!outline.closed)
            continue;
        const auto around = std::count_if(outlines.begin(), outlines.end(), [&outline](const Outline &other) {
            return &other != &outline && contains(other.curves, outline.curves.front().at(0.5));
        });
        if ((areaOf(outline.curves) < 0) != (around % 2 == 1))
            reverse(outline.curves);
    }
}

std::vector<Outline> outlinesOf(const Path &path)
{
    std::vector<Outline> outlines;
    for (const Contour &contour : path.contours()) {
        Outline outline;
        outline.closed = contour.closed;
        for (int i = 0; i < contour.curveCount(); ++i)
            outline.curves.push_back(curve(contour, i));
        outline.box = boxOf(outline.curves);
        outlines.push_back(std::move(outline));
    }
    return outlines;
}

/// The orientation of the largest part of the area; marks the contours that run against it.
double markHoles(std::vector<Outline> &outlines)
{
    double total = 0;
    for (const Outline &outline : outlines)
        total += outline.closed ? areaOf(outline.curves) : 0;
    for (Outline &outline : outlines)
        outline.hole = outline.closed && areaOf(outline.curves) * total < 0;
    return total;
}

void addRun(Alignment &alignment, const Curves &from, const Curves &to, bool closed)
{
    const auto add = [](std::vector<QPointF> &points, const Curves &curves) {
        points.push_back(curves.front().a);
        for (const Cubic &c : curves)
            points.insert(points.end(), {c.b, c.c, c.d});
    };
    add(alignment.from, from);
    add(alignment.to, to);
    alignment.contours.push_back({3 * from.size() + 1, closed});
}

/// `eitherWay`: one contour is open, so reversing it fills no hole.
void addPair(Alignment &alignment, const Outline &from, const Outline &to, bool keepStart, bool eitherWay)
{
    const bool closed = from.closed && to.closed;
    const auto match = [&](const Run &few, const Run &many) {
        return eitherWay ? correspondenceEitherWay(few, many) : correspondence(few, many, keepStart);
    };
    if (from.curves.size() <= to.curves.size()) {
        const Correspondence pair = match(from, to);
        addRun(alignment, pair.few, pair.many, closed);
        return;
    }
    Correspondence pair = match(to, from);
    if (closed) { // start where `from` starts
        const auto back = static_cast<std::ptrdiff_t>((pair.many.size() - pair.turned) % pair.many.size());
        std::rotate(pair.few.begin(), pair.few.begin() + back, pair.few.end());
        std::rotate(pair.many.begin(), pair.many.begin() + back, pair.many.end());
    }
    addRun(alignment, pair.many, pair.few, closed);
}

/// A contour collapsed to a point: the centre of `outline` with its path's box scaled to the other's box.
Curves pointFor(const Outline &outline, const QRectF &ownBox, const QRectF &otherBox)
{
    const auto carried = [](double value, double low, double size, double otherLow, double otherSize) {
        return otherLow + (size > 0 ? (value - low) / size : 0.5) * otherSize;
    };
    const QPointF centre = outline.box.center();
    const QPointF p(carried(centre.x(), ownBox.left(), ownBox.width(), otherBox.left(), otherBox.width()),
                    carried(centre.y(), ownBox.top(), ownBox.height(), otherBox.top(), otherBox.height()));
    return Curves(outline.curves.size(), Cubic{p, p, p, p});
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
    for (const bool hole : {false, true}) {
        const auto ofKind = [hole](const Outline &outline) { return outline.hole == hole; };
        const auto next = [&ofKind](std::vector<Outline> &list, std::vector<Outline>::iterator it) {
            return std::find_if(it, list.end(), ofKind);
        };
        auto i = next(a, a.begin());
        auto k = next(b, b.begin());
        while (i != a.end() || k != b.end()) {
            if (i != a.end() && k != b.end())
                addPair(result, *i, *k, keepStart, alone && i->closed != k->closed);
            else if (i != a.end())
                addRun(result, i->curves, pointFor(*i, from.bounds(), to.bounds()), i->closed);
            else
                addRun(result, pointFor(*k, to.bounds(), from.bounds()), k->curves, k->closed);
            i = i == a.end() ? i : next(a, std::next(i));
            k = k == b.end() ? k : next(b, std::next(k));
        }
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
