// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/leaves.h"

#include <vector>

namespace lectograph::editor {

bool isDrawnLeaf(const shape::Part &part)
{
    const bool hasLines = part.style.hasFill() || part.style.hasStroke();
    return part.image || (!part.path.isEmpty() && hasLines && part.revealTo > part.revealFrom);
}

QPainterPath projected(const shape::Path &path, const base::Transform &place, const Projection &projection,
                       bool isPinned)
{
    QPainterPath result;
    result.setFillRule(path.fillRule() == shape::FillRule::EvenOdd ? Qt::OddEvenFill : Qt::WindingFill);
    for (const shape::Contour &contour : path.contours()) {
        std::vector<QPointF> points;
        for (const QPointF &point : contour.points) {
            const auto at = projection.toWidget(place.map(point), isPinned);
            if (!at)
                return {};
            points.push_back(*at);
        }
        result.moveTo(points.front());
        for (std::size_t i = 1; i + 2 < points.size(); i += 3)
            result.cubicTo(points[i], points[i + 1], points[i + 2]);
    }
    return result;
}

} // namespace lectograph::editor
