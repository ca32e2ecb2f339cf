// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/nesting.h"

#include <algorithm>
#include <cmath>

namespace lectograph::shape {

namespace {

/// A point of the outline itself.
QPointF pointOn(const Outline &outline)
{
    return outline.curves.front().at(0.5);
}

/// The index of the smallest solid contour around this one, or −1.
int solidAround(const Outline &outline, const std::vector<Outline> &outlines)
{
    const QPointF point = pointOn(outline);
    int found = -1;
    double least = 0;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        const Outline &other = outlines[i];
        if (other.hole || !other.closed || !other.box.contains(point) || !contains(other.curves, point))
            continue;
        const double area = std::abs(areaOf(other.curves));
        if (found < 0 || area < least) {
            found = static_cast<int>(i);
            least = area;
        }
    }
    return found;
}

} // namespace

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

double areaOf(const Curves &curves)
{
    double twentieth = 0; // Green's theorem for a cubic Bézier
    for (const auto &[a, b, c, d] : curves) {
        twentieth += 6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d)
            + 6 * cross(c, d);
    }
    return twentieth / 20;
}

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

void orientByDepth(std::vector<Outline> &outlines)
{
    for (Outline &outline : outlines) {
        if (!outline.closed)
            continue;
        const auto around = std::count_if(outlines.begin(), outlines.end(), [&outline](const Outline &other) {
            return &other != &outline && contains(other.curves, pointOn(outline));
        });
        if ((areaOf(outline.curves) < 0) != (around % 2 == 1))
            reverse(outline.curves);
    }
}

double markHoles(std::vector<Outline> &outlines)
{
    double total = 0;
    for (const Outline &outline : outlines)
        total += outline.closed ? areaOf(outline.curves) : 0;
    for (Outline &outline : outlines)
        outline.hole = outline.closed && areaOf(outline.curves) * total < 0;
    for (Outline &outline : outlines)
        outline.solid = outline.hole ? solidAround(outline, outlines) : -1;
    return total;
}

} // namespace lectograph::shape
