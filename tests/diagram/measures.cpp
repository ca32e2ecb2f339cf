// SPDX-License-Identifier: GPL-3.0-or-later
#include "measures.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace lectograph::diagram {

namespace {

constexpr double grain = 0.01; ///< smaller distances are none

bool areAlike(double a, double b)
{
    return std::abs(a - b) < grain;
}

/// Without points that are no corners.
std::vector<QPointF> cornersOf(const std::vector<QPointF> &points)
{
    std::vector<QPointF> corners;
    for (const QPointF &point : points) {
        if (!corners.empty() && areAlike(corners.back().x(), point.x()) && areAlike(corners.back().y(), point.y()))
            continue;
        const auto isBetween = [&](auto coordinate) {
            const std::size_t last = corners.size() - 1;
            return areAlike(coordinate(corners[last - 1]), coordinate(corners[last]))
                && areAlike(coordinate(corners[last]), coordinate(point));
        };
        if (corners.size() > 1
            && (isBetween([](const QPointF &p) { return p.x(); }) || isBetween([](const QPointF &p) { return p.y(); })))
            corners.pop_back();
        corners.push_back(point);
    }
    return corners;
}

struct Stretch
{
    std::pair<int, int> net; ///< of what begins at one port
    QPointF from;
    QPointF to;
};

bool isInside(double at, double a, double b)
{
    return at > std::min(a, b) + grain && at < std::max(a, b) - grain;
}

/// Links of a net share their pieces: a place counts once for two nets.
int crossingsOf(const std::vector<Stretch> &level, const std::vector<Stretch> &upright)
{
    std::set<std::tuple<std::pair<int, int>, std::pair<int, int>, qint64, qint64>> places;
    for (const Stretch &a : level) {
        for (const Stretch &b : upright) {
            if (a.net != b.net && isInside(b.from.x(), a.from.x(), a.to.x())
                && isInside(a.from.y(), b.from.y(), b.to.y()))
                places.insert({std::min(a.net, b.net), std::max(a.net, b.net), std::llround(b.from.x() * 10),
                               std::llround(a.from.y() * 10)});
        }
    }
    return static_cast<int>(places.size());
}

} // namespace

Measures &Measures::operator+=(const Measures &other)
{
    crossings += other.crossings;
    bends += other.bends;
    area += other.area;
    return *this;
}

Measures measuresOf(const Diagram &diagram, const std::vector<std::vector<QPointF>> &links,
                    const std::vector<QRectF> &boxes)
{
    Measures measures;
    QRectF around;
    for (const QRectF &box : boxes)
        around |= box;
    std::vector<Stretch> level;
    std::vector<Stretch> upright;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const std::vector<QPointF> corners = cornersOf(links[i]);
        measures.bends += std::max(0, static_cast<int>(corners.size()) - 2);
        const std::pair net(diagram.links[i].from.block, diagram.links[i].from.port);
        for (std::size_t k = 1; k < corners.size(); ++k) {
            around |= QRectF(corners[k - 1], corners[k]).normalized().adjusted(-grain, -grain, grain, grain);
            (areAlike(corners[k - 1].y(), corners[k].y()) ? level : upright)
                .push_back({net, corners[k - 1], corners[k]});
        }
    }
    measures.crossings = crossingsOf(level, upright);
    measures.area = around.width() * around.height();
    return measures;
}

} // namespace lectograph::diagram
