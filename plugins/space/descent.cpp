// SPDX-License-Identifier: GPL-3.0-or-later
#include "descent.h"

#include <algorithm>
#include <cmath>

namespace lectograph::space {

namespace {

/// Central differences, whose error goes with the square of the distance.
QPointF gradientAt(const HeightOf &height, const QPointF &at, const Ground &ground)
{
    const double dx = (ground.most.x() - ground.least.x()) * 1e-5;
    const double dy = (ground.most.y() - ground.least.y()) * 1e-5;
    return {(height({at.x() + dx, at.y()}) - height({at.x() - dx, at.y()})) / (2 * dx),
            (height({at.x(), at.y() + dy}) - height({at.x(), at.y() - dy})) / (2 * dy)};
}

/// How far one can go from a coordinate by a step until it meets a border: a share of the step.
double shareUntil(double from, double by, double least, double most)
{
    if (by == 0)
        return 1;
    return std::clamp(((by > 0 ? most : least) - from) / by, 0.0, 1.0);
}

} // namespace

bool Ground::contains(const QPointF &point) const
{
    return point.x() >= least.x() && point.x() <= most.x() && point.y() >= least.y() && point.y() <= most.y();
}

std::vector<QPointF> descended(const HeightOf &height, const DescentRule &rule, const Ground &ground)
{
    if (!ground.contains(rule.start) || !std::isfinite(height(rule.start)))
        return {};
    std::vector<QPointF> points{rule.start};
    QPointF velocity;
    for (int i = 0; i < rule.steps; ++i) {
        const QPointF at = points.back();
        velocity = velocity * rule.momentum - gradientAt(height, at, ground) * rule.rate;
        if (!std::isfinite(velocity.x() + velocity.y()))
            break;
        const QPointF next = at + velocity;
        if (!ground.contains(next)) {
            const double share = std::min(shareUntil(at.x(), velocity.x(), ground.least.x(), ground.most.x()),
                                          shareUntil(at.y(), velocity.y(), ground.least.y(), ground.most.y()));
            const QPointF border = at + velocity * share;
            points.emplace_back(std::clamp(border.x(), ground.least.x(), ground.most.x()),
                                std::clamp(border.y(), ground.least.y(), ground.most.y()));
            break;
        }
        if (!std::isfinite(height(next)))
            break;
        points.push_back(next);
    }
    return points;
}

} // namespace lectograph::space
