// SPDX-License-Identifier: GPL-3.0-or-later
#include "lines.h"

#include "blocks/style.h"
#include "shape/outlines.h"
#include "shape/pathops.h"

#include <algorithm>
#include <cmath>

namespace lectograph::diagrams {

using namespace Qt::StringLiterals;
using shape::Path;
using shape::Shape;

namespace {

constexpr std::size_t mostHops = 2000; ///< of a diagram: where more lines cross, none can be followed anyway

double distance(const QPointF &a, const QPointF &b)
{
    return std::hypot(b.x() - a.x(), b.y() - a.y());
}

/// A line that is drawn piece by piece.
class Pencil
{
public:
    explicit Pencil(const QPointF &start) { m_contour.points.push_back(start); }

    void lineTo(const QPointF &to)
    {
        const QPointF from = m_contour.points.back();
        if (distance(from, to) > 1e-9)
            m_contour.points.insert(m_contour.points.end(), {from + (to - from) / 3, from + (to - from) * 2 / 3, to});
    }
    /// A quarter of an ellipse round the corner.
    void turn(const QPointF &corner, const QPointF &to)
    {
        constexpr double handle = 0.5522847498;
        const QPointF from = m_contour.points.back();
        m_contour.points.insert(m_contour.points.end(),
                                {from + (corner - from) * handle, to + (corner - to) * handle, to});
    }
    Path path() const { return Path({m_contour}); }

private:
    shape::Contour m_contour;
};

/// The hops on a piece, in its direction, those left out that are too near to an end or to the one before.
std::vector<QPointF> hopsOn(const QPointF &from, const QPointF &to, const std::vector<QPointF> &hops, double hop)
{
    std::vector<QPointF> found;
    const double length = distance(from, to);
    for (const QPointF &point : hops) {
        const bool isOn = std::abs(distance(from, point) + distance(point, to) - length) < 1e-6;
        if (isOn && distance(from, point) > 1.3 * hop && distance(point, to) > 1.3 * hop)
            found.push_back(point);
    }
    std::ranges::sort(found, {}, [&](const QPointF &point) { return distance(from, point); });
    const auto [rest, end] =
        std::ranges::unique(found, [&](const QPointF &a, const QPointF &b) { return distance(a, b) < 2.2 * hop; });
    found.erase(rest, end);
    return found;
}

void lineWithHops(Pencil &pencil, const QPointF &from, const QPointF &to, const std::vector<QPointF> &hops, double hop)
{
    const QPointF along = (to - from) / std::max(distance(from, to), 1e-9) * hop;
    for (const QPointF &point : hopsOn(from, to, hops, hop)) {
        const QPointF top = point + QPointF(0, hop);
        pencil.lineTo(point - along);
        pencil.turn(top - along, top);
        pencil.turn(top + along, point + along);
    }
    pencil.lineTo(to);
}

/// What the path becomes with dashes.
Path dashed(const Path &path, double dash)
{
    const double length = shape::lengthOf(path);
    constexpr double mostDashes = 300;
    if (dash <= 0 || length <= dash || length / dash > mostDashes)
        return path;
    // A whole number of gaps, so that both ends are dashes.
    const double gaps = std::max(1.0, std::round((length / dash - 1) / 2));
    const double step = 1 / (2 * gaps + 1);
    std::vector<shape::Contour> contours;
    for (double at = 0; at < 1 - step / 2; at += 2 * step) {
        const Path piece = shape::partial(path, at, std::min(1.0, at + step));
        contours.insert(contours.end(), piece.contours().begin(), piece.contours().end());
    }
    return Path(std::move(contours));
}

/// The way without its last bit.
std::vector<QPointF> shortened(std::vector<QPointF> points, double by)
{
    const QPointF piece = points[points.size() - 2] - points.back();
    const double length = distance({}, piece);
    if (length > 0)
        points.back() += piece / length * std::min(by, length);
    return points;
}

Shape tipAt(const QPointF &tip, const QPointF &before, double length, const shape::Style &line, const QString &name)
{
    return shape::leaf(shape::arrowTip(tip, tip - before, length, 0.8 * length), blocks::filledLike(line), name);
}

/// A piece of a link that is upright or level.
struct Piece
{
    double across; ///< x of an upright piece, y of a level one
    double from;
    double to;
    std::size_t link;
};

} // namespace

std::vector<std::vector<QPointF>> hopsOf(const Model &model, const Placed &placed)
{
    std::vector<Piece> upright;
    std::vector<Piece> level;
    for (std::size_t i = 0; i < placed.links.size(); ++i) {
        if (!placed.links[i] || placed.links[i]->opacity <= 0 || model.links[i].stroke == Stroke::Hidden)
            continue;
        const std::vector<QPointF> &points = placed.links[i]->points;
        for (std::size_t at = 1; at < points.size(); ++at) {
            const QPointF &a = points[at - 1];
            const QPointF &b = points[at];
            if (std::abs(a.x() - b.x()) < 1e-9)
                upright.push_back({a.x(), std::min(a.y(), b.y()), std::max(a.y(), b.y()), i});
            else if (std::abs(a.y() - b.y()) < 1e-9)
                level.push_back({a.y(), std::min(a.x(), b.x()), std::max(a.x(), b.x()), i});
        }
    }
    std::ranges::sort(upright, {}, &Piece::across);
    std::vector<std::vector<QPointF>> hops(placed.links.size());
    std::size_t count = 0;
    for (const Piece &flat : level) {
        for (auto high = std::ranges::upper_bound(upright, flat.from + 1e-6, {}, &Piece::across);
             high != upright.end() && high->across < flat.to - 1e-6; ++high) {
            const bool isOneNet = model.links[high->link].from == model.links[flat.link].from;
            if (isOneNet || high->from > flat.across - 1e-6 || high->to < flat.across + 1e-6)
                continue;
            hops[flat.link].emplace_back(high->across, flat.across);
            if (++count > mostHops)
                return std::vector<std::vector<QPointF>>(placed.links.size());
        }
    }
    return hops;
}

Path roundedWay(const std::vector<QPointF> &points, double corner, const std::vector<QPointF> &hops, double hop)
{
    Pencil pencil(points.front());
    QPointF from = points.front();
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const QPointF &at = points[i];
        const double before = distance(points[i - 1], at);
        const double after = distance(at, points[i + 1]);
        const double radius = std::min({corner, before / 2, after / 2});
        if (radius < 1e-9) {
            lineWithHops(pencil, from, at, hops, hop);
            from = at;
            continue;
        }
        const QPointF into = at + (points[i - 1] - at) / before * radius;
        lineWithHops(pencil, from, into, hops, hop);
        from = at + (points[i + 1] - at) / after * radius;
        pencil.turn(at, from);
    }
    lineWithHops(pencil, from, points.back(), hops, hop);
    return pencil.path();
}

std::vector<Shape> drawnLink(const ItemLink &link, const Way &way, const std::vector<QPointF> &hops,
                             const LineLook &look, double share)
{
    const std::vector<QPointF> &points = way.points;
    const double last = distance(points[points.size() - 2], points.back());
    const double first = distance(points[0], points[1]);
    const double tip = std::min(look.tip, 0.8 * last);
    const double startTip = std::min(look.tip, 0.8 * first);
    std::vector<QPointF> line = link.hasTip ? shortened(points, 0.9 * tip) : points;
    if (link.hasStartTip) {
        std::ranges::reverse(line);
        line = shortened(std::move(line), 0.9 * startTip);
        std::ranges::reverse(line);
    }
    Path path = roundedWay(line, look.corner, hops, look.hop);
    if (share < 1)
        path = shape::partial(path, 0, share);
    std::vector<Shape> parts{shape::leaf(dashed(path, look.dash), look.style, u"line"_s)};
    // The head comes with the end of its line.
    const double shown = std::clamp(10 * share - 9, 0.0, 1.0);
    if (link.hasTip && tip > 0)
        parts.push_back(
            tipAt(points.back(), points[points.size() - 2], tip, look.style, u"tip"_s).edited([&](shape::Part &part) {
                part.opacity = shown;
            }));
    if (link.hasStartTip && startTip > 0)
        parts.push_back(tipAt(points[0], points[1], startTip, look.style, u"startTip"_s));
    return parts;
}

} // namespace lectograph::diagrams
