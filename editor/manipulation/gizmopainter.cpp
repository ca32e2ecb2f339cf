// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/gizmopainter.h"

#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::editor {

namespace {

QColor partColor(const GizmoPart &part)
{
    return part.kind == GizmoPart::Kind::View ? theme().text : axisColor(part.axis);
}

} // namespace

QColor axisColor(int axis)
{
    constexpr std::array<QRgb, 3> colors{0xffe5484d, 0xff4cae4f, 0xff3b82f6};
    return QColor(colors.at(static_cast<std::size_t>(axis)));
}

void paintGizmo(QPainter &painter, const Gizmo &gizmo, const GizmoLook &look)
{
    const std::optional<GizmoPart> &lit = look.lit;
    const std::optional<GizmoPart> &grabbed = look.grabbed;
    const auto middle = gizmo.middle();
    if (!middle)
        return;
    const bool isOpen = look.isNear || lit || grabbed;
    const auto penOf = [&](const GizmoPart &part, double width) {
        const bool isGrabbed = grabbed == part;
        const bool isLit = isGrabbed || (!grabbed && lit == part);
        QColor color = isLit ? theme().keyframe : partColor(part);
        if (grabbed && !isGrabbed)
            color.setAlphaF(0.25F);
        return QPen(color, isLit ? width + 1 : width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    for (int axis = 0; isOpen && axis < 3; ++axis) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(penOf({GizmoPart::Kind::Ring, axis}, 1.25));
        painter.drawPolyline(gizmo.ring(axis));
        const QPen plane = penOf({GizmoPart::Kind::Plane, axis}, 1);
        QColor area = plane.color();
        area.setAlphaF(area.alphaF() * 0.35F);
        painter.setPen(plane);
        painter.setBrush(area);
        painter.drawPolygon(gizmo.square(axis));
    }
    for (int axis = 0; axis < 3; ++axis) {
        const auto tip = gizmo.tip(axis);
        if (!tip)
            continue;
        const QPen pen = penOf({GizmoPart::Kind::Axis, axis}, 2);
        painter.setPen(pen);
        constexpr double clear = 0.45; // of the way to the tip: what is selected stays in sight
        painter.drawLine(isOpen ? *middle : *middle + (*tip - *middle) * clear, *tip);
        painter.setBrush(pen.color());
        painter.drawEllipse(*tip, 4, 4);
        const QPointF way = *tip - *middle;
        const double length = std::max(1.0, std::hypot(way.x(), way.y()));
        painter.drawText(QRectF(*tip + way * (10 / length) - QPointF(8, 8), QSizeF(16, 16)), Qt::AlignCenter,
                         QString(u"xyz"[axis]));
    }
    const QPen view = penOf({GizmoPart::Kind::View}, 1.5);
    painter.setPen(view);
    painter.setBrush(theme().background);
    painter.drawEllipse(*middle, 5, 5);
}

} // namespace lectograph::editor
