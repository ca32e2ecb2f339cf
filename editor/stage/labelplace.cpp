// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/labelplace.h"

#include "shape/bezier.h"
#include "shape/select.h"

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// The middle of the longest piece, where a connector has its label.
QPointF middleOf(const shape::Path &path)
{
    QPointF middle;
    double longest = -1;
    for (const shape::Contour &contour : path.contours()) {
        for (int i = 0; i < contour.curveCount(); ++i) {
            const shape::Cubic piece = shape::curve(contour, i);
            const QPointF along = piece.d - piece.a;
            if (const double length = std::hypot(along.x(), along.y()); length > longest) {
                longest = length;
                middle = piece.at(0.5);
            }
        }
    }
    return middle;
}

} // namespace

QRectF labelRectOf(const Actor &actor, const Projection &projection)
{
    const auto label = shape::selected(actor.shape, u"label"_s);
    if (label && !label->bounds().isEmpty())
        return projection.corners(label->bounds(), {}, actor.isPinned).boundingRect();
    const auto shaft = shape::selected(actor.shape, u"shaft"_s);
    if (shaft && !(*shaft)->path.isEmpty()) {
        constexpr QSizeF line(60, 20); // about one word
        if (const auto at = projection.toWidget((*shaft)->placement.map(middleOf((*shaft)->path)), actor.isPinned))
            return {*at - QPointF(line.width(), line.height()) / 2, line};
    }
    return actor.corners(projection).boundingRect();
}

} // namespace lectograph::editor
