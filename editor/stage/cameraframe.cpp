// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/cameraframe.h"

#include "editor/language/translated.h"
#include "editor/stage/handles.h"
#include "editor/stage/overlaypainter.h"
#include "editor/widgets/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace lectograph::editor {

using base::Vec3;

namespace {

constexpr double handleReach = 8; // pixels
constexpr double turnDistance = 24;

} // namespace

CameraFrame::CameraFrame(const CameraView &view, const Projection &projection, double aspect)
    : m_projection(projection),
      m_camera(view.frame()),
      m_seen(view.seen()),
      m_aspect(aspect),
      m_isZoom(view.owner().clip)
{
    m_centre = toWidget(m_camera.centre);
    m_right = toWidget(m_camera.centre + m_camera.right) - m_centre;
    m_up = toWidget(m_camera.centre + m_camera.up) - m_centre;
}

QPointF CameraFrame::toWidget(const Vec3 &point) const
{
    return m_projection.toWidget(point, false).value_or(QPointF());
}

QPolygonF CameraFrame::outlineOf(const picture::Camera &camera) const
{
    QPolygonF outline;
    for (const QPointF &side : {QPointF(-1, 1), QPointF(1, 1), QPointF(1, -1), QPointF(-1, -1)}) {
        outline.append(toWidget(camera.centre + camera.right * (side.x() * camera.height * m_aspect / 2)
                                + camera.up * (side.y() * camera.height / 2)));
    }
    return outline;
}

QPolygonF CameraFrame::outline() const
{
    return outlineOf(m_camera);
}

QPointF CameraFrame::at(const CameraHandle &handle) const
{
    const QPointF top = m_centre + m_up * (size().height() / 2);
    if (handle.isTurn)
        return top + unitOf(m_up, {0, -1}) * turnDistance;
    return m_centre + m_right * (handle.side.x() * size().width() / 2) + m_up * (handle.side.y() * size().height() / 2);
}

std::vector<CameraHandle> CameraFrame::handles() const
{
    std::vector<CameraHandle> all{{{-1, 1}}, {{1, 1}}, {{1, -1}}, {{-1, -1}}};
    if (!m_isZoom)
        all.push_back({{0, 1}, true});
    return all;
}

std::optional<CameraHandle> CameraFrame::under(const QPointF &point) const
{
    for (const CameraHandle &handle : handles()) {
        const QPointF way = at(handle) - point;
        if (std::max(std::abs(way.x()), std::abs(way.y())) <= handleReach)
            return handle;
    }
    return outline().containsPoint(point, Qt::WindingFill) ? std::optional(CameraHandle()) : std::nullopt;
}

Qt::CursorShape CameraFrame::cursorAt(const QPointF &point) const
{
    const auto handle = under(point);
    if (!handle)
        return Qt::ArrowCursor;
    if (handle->isTurn)
        return Qt::PointingHandCursor;
    if (handle->side.isNull())
        return Qt::SizeAllCursor;
    const QPointF way = at(*handle) - m_centre;
    return way.x() * way.y() > 0 ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

QPointF CameraFrame::toFrame(const QPointF &pixels) const
{
    const double area = base::cross(m_right, m_up);
    return area == 0 ? QPointF() : QPointF(base::cross(pixels, m_up), base::cross(m_right, pixels)) / area;
}

double CameraFrame::unit() const
{
    return std::hypot(m_up.x(), m_up.y());
}

void CameraFrame::paint(QPainter &painter, const QRect &bounds) const
{
    const QColor veil(72, 76, 82, 150); // different from a black and from a white background
    const Theme colors = darkTheme();   // whose accent is visible on the veil
    const QPolygonF frame = outline();
    QPainterPath outside;
    outside.addRect(m_projection.frame().intersected(bounds));
    QPainterPath inside;
    inside.addPolygon(frame);
    inside.closeSubpath();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(outside.subtracted(inside), veil);
    painter.setBrush(Qt::NoBrush);
    if (m_seen) {
        painter.setPen(QPen(colors.muted, 1, Qt::DashLine));
        painter.drawPolygon(outlineOf(*m_seen));
    }
    const auto line = [&](const auto &draw) {
        for (const QPen &pen : {QPen(QColor(0, 0, 0, 160), 3.5), QPen(colors.accent, 2)}) {
            painter.setPen(pen);
            draw();
        }
    };
    line([&] { painter.drawPolygon(frame); });
    for (const CameraHandle &handle : handles()) {
        const QPointF place = at(handle);
        if (handle.isTurn)
            line([&] { painter.drawLine(m_centre + m_up * (size().height() / 2), place); });
        painter.setPen(QPen(QColor(0, 0, 0, 160), 1));
        painter.setBrush(colors.accent);
        if (handle.isTurn)
            painter.drawEllipse(place, 5, 5);
        else
            painter.drawRect(QRectF(place.x() - 4.5, place.y() - 4.5, 9, 9));
        painter.setBrush(Qt::NoBrush);
    }
    QColor patch = theme().raised;
    patch.setAlpha(230);
    const QString hint = m_isZoom
        ? translated("Where the zoom leads: drag it, or its corners. Esc shows the picture again.")
        : translated("Camera frame: drag it, or its corners to zoom. Esc shows the picture again.");
    drawTag(painter, QPointF(bounds.left() + 8, bounds.bottom() - 27),
            QFontMetrics(uiFont(11)).elidedText(hint, Qt::ElideRight, bounds.width() - 28), patch, theme().text);
}

} // namespace lectograph::editor
