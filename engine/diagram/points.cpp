// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/points.h"

#include <cmath>

namespace lectograph::diagram {

std::vector<QPointF> simplified(const std::vector<QPointF> &points)
{
    const auto isSame = [](double a, double b) { return std::abs(a - b) < tiny; };
    std::vector<QPointF> result;
    for (QPointF point : points) {
        if (!result.empty()) {
            const QPointF before = result.back();
            if (isSame(before.x(), point.x()))
                point.setX(before.x());
            if (isSame(before.y(), point.y()))
                point.setY(before.y());
            if (point == before)
                continue;
        }
        if (result.size() > 1) {
            const QPointF a = result[result.size() - 2];
            const QPointF b = result.back();
            const bool isColumn = a.x() == b.x() && b.x() == point.x();
            const bool isRow = a.y() == b.y() && b.y() == point.y();
            if (isColumn || isRow)
                result.pop_back();
        }
        if (result.empty() || result.back() != point)
            result.push_back(point);
    }
    return result;
}

} // namespace lectograph::diagram
