// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

#include <algorithm>
#include <vector>

namespace lectograph::test {

inline void collectPoints(const shape::Shape &shape, const base::Transform &above, std::vector<base::Vec3> &points)
{
    if (shape->facing != shape::Facing::Scene || shape->hidden)
        return;
    const base::Transform place = above * shape->placement;
    for (const shape::Contour &contour : shape->path.contours()) {
        for (const QPointF &point : contour.points)
            points.push_back(place.map(point));
    }
    for (const shape::Shape &child : shape->children)
        collectPoints(child, place, points);
}

/// The corners of outlines and the ends of lines that do not face the viewer, in scene space.
inline std::vector<base::Vec3> pointsOf(const shape::Shape &shape)
{
    std::vector<base::Vec3> points;
    collectPoints(shape, {}, points);
    return points;
}

inline std::vector<base::Vec3> mapped(std::vector<base::Vec3> points, const base::Transform &by)
{
    for (base::Vec3 &point : points)
        point = by.map(point);
    return points;
}

/// Within what positions written in thousandths can say.
inline bool areNear(const std::vector<base::Vec3> &some, const std::vector<base::Vec3> &others,
                    double tolerance = 0.004)
{
    return std::ranges::equal(
        some, others, [&](const base::Vec3 &a, const base::Vec3 &b) { return base::length(a - b) < tolerance; });
}

} // namespace lectograph::test
