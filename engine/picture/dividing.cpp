// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/dividing.h"

#include <algorithm>

namespace lectograph::picture {

bool isDivisible(const Item &item)
{
    const shape::Style &style = item.style;
    const auto hasColors = [](const std::shared_ptr<const shape::Gradient> &gradient) {
        return gradient && !gradient->stops.empty();
    };
    return style.isSeen() && !item.image && !item.path.isEmpty()
        && !(style.widthProfile && !style.widthProfile->empty()) && !hasColors(style.strokeGradient)
        && !(hasColors(style.fillGradient) && !style.shading);
}

shape::CutLine cutLineOf(const Plane &plane, const View &view, const Item &item)
{
    const auto along = [&](const base::Vec3 &direction) { return dot(plane.normal, view.seenDirection(direction)); };
    return {{along(item.place.x), along(item.place.y)}, -plane.above(view.seen(item.place.origin))};
}

std::pair<double, double> extentAcross(const Item &item, const shape::CutLine &line)
{
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    const auto add = [&](const QPointF &point) {
        least = std::min(least, line.above(point));
        most = std::max(most, line.above(point));
    };
    for (const shape::Contour &contour : item.path.contours())
        std::ranges::for_each(contour.points, add);
    if (item.image)
        std::ranges::for_each(std::array<QPointF, 4>{{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}}, add);
    return {least, most};
}

std::array<std::vector<Item>, 2> divided(const Item &item, const shape::CutLine &line)
{
    std::array<std::vector<Item>, 2> pieces;
    const auto add = [&](const shape::Halves &halves, const shape::Style &style) {
        for (std::size_t side = 0; side < pieces.size(); ++side) {
            const shape::Path &path = side == 0 ? halves.below : halves.above;
            if (path.isEmpty())
                continue;
            Item &piece = pieces[side].emplace_back(item);
            piece.path = path;
            piece.style = style;
            piece.hash = hashOf(piece);
        }
    };
    shape::Style bare = item.style;
    bare.fill.a = bare.stroke.a = bare.backStroke.a = 0;
    bare.shading = nullptr;
    bare.isFace = false;
    const shape::Halves outlines = shape::outlineCut(item.path, line);
    if (item.style.hasBackStroke()) {
        shape::Style back = bare;
        back.backStroke = item.style.backStroke;
        add(outlines, back);
    }
    if (item.style.hasFill()) {
        shape::Style area = bare;
        area.fill = item.style.fill;
        area.shading = item.style.shading;
        // The pieces join without a seam; but the edge that joins the halves of a hole along the line, which has no width, would
        // be seen.
        area.isFace = item.path.contours().size() == 1;
        add(shape::areaCut(item.path, line), area);
    }
    if (item.style.hasStroke()) {
        shape::Style stroke = bare;
        stroke.stroke = item.style.stroke;
        add(outlines, stroke);
    }
    return pieces;
}

} // namespace lectograph::picture
