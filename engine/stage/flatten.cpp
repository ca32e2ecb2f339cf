// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/flatten.h"

#include "base/geometry.h"

#include <algorithm>
#include <cmath>

namespace lectograph::stage {

namespace {

using base::cross;

int stepsFor(const QPointF *p, double tolerance)
{
    const QPointF u = p[0] - 2 * p[1] + p[2];
    const QPointF v = p[1] - 2 * p[2] + p[3];
    const double bend = std::max(std::hypot(u.x(), u.y()), std::hypot(v.x(), v.y()));
    // A straight curve has its handles on thirds or at its ends; neither needs intermediate points.
    const QPointF chord = p[3] - p[0];
    const double length = std::hypot(chord.x(), chord.y());
    if (std::abs(cross(chord, p[1] - p[0])) + std::abs(cross(chord, p[2] - p[0])) <= 1e-9 * length * length)
        return 1;
    return std::clamp(static_cast<int>(std::ceil(std::sqrt(0.75 * bend / tolerance))), 1, 64);
}

QPointF onCurve(const QPointF *p, double t)
{
    const double s = 1 - t;
    return p[0] * (s * s * s) + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t) + p[3] * (t * t * t);
}

struct LinePiece
{
    QPointF a;
    QPointF b;
    std::size_t line;
    std::size_t index;
};

bool areNeighbours(const LinePiece &a, const LinePiece &b, const std::vector<Polyline> &lines)
{
    if (a.line != b.line)
        return false;
    const std::size_t apart = a.index > b.index ? a.index - b.index : b.index - a.index;
    const Polyline &line = lines[a.line];
    return apart == 1 || (line.closed && apart == line.points.size() - 1);
}

bool meet(const LinePiece &a, const LinePiece &b)
{
    const double a1 = cross(b.b - b.a, a.a - b.a);
    const double a2 = cross(b.b - b.a, a.b - b.a);
    const double b1 = cross(a.b - a.a, b.a - a.a);
    const double b2 = cross(a.b - a.a, b.b - a.a);
    return (a1 <= 0) != (a2 <= 0) && (b1 <= 0) != (b2 <= 0);
}

} // namespace

std::vector<Polyline> flattened(const shape::Path &path, double tolerance)
{
    std::vector<Polyline> lines;
    lines.reserve(path.contours().size());
    for (const shape::Contour &contour : path.contours()) {
        Polyline line;
        line.points.push_back(contour.points.front());
        for (int curve = 0; curve < contour.curveCount(); ++curve) {
            const QPointF *p = contour.points.data() + 3 * curve;
            const int steps = stepsFor(p, tolerance);
            for (int step = 1; step <= steps; ++step) {
                const QPointF point = step == steps ? p[3] : onCurve(p, static_cast<double>(step) / steps);
                if (point != line.points.back())
                    line.points.push_back(point);
            }
        }
        if (contour.closed && line.points.size() > 1 && line.points.front() == line.points.back())
            line.points.pop_back();
        line.closed = contour.closed && line.points.size() > 2;
        if (line.points.size() > 1)
            lines.push_back(std::move(line));
    }
    return lines;
}

QPainterPath toPainterPath(const std::vector<Polyline> &lines, shape::FillRule rule)
{
    QPainterPath path;
    path.setFillRule(rule == shape::FillRule::NonZero ? Qt::WindingFill : Qt::OddEvenFill);
    for (const Polyline &line : lines) {
        path.moveTo(line.points.front());
        for (std::size_t k = 1; k < line.points.size(); ++k)
            path.lineTo(line.points[k]);
        if (line.closed)
            path.closeSubpath();
    }
    return path;
}

bool crossesItself(const std::vector<Polyline> &lines)
{
    std::vector<LinePiece> pieces;
    for (std::size_t l = 0; l < lines.size(); ++l) {
        const auto &points = lines[l].points;
        const std::size_t count = lines[l].closed ? points.size() : points.size() - 1;
        for (std::size_t k = 0; k < count; ++k)
            pieces.push_back({points[k], points[(k + 1) % points.size()], l, k});
    }
    const auto left = [](const LinePiece &piece) { return std::min(piece.a.x(), piece.b.x()); };
    std::ranges::sort(pieces, {}, left);
    for (std::size_t k = 0; k < pieces.size(); ++k) {
        const double right = std::max(pieces[k].a.x(), pieces[k].b.x());
        for (std::size_t other = k + 1; other < pieces.size() && left(pieces[other]) <= right; ++other) {
            if (!areNeighbours(pieces[k], pieces[other], lines) && meet(pieces[k], pieces[other]))
                return true;
        }
    }
    return false;
}

} // namespace lectograph::stage
