// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/graphview.h"

#include <QInputDevice>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

namespace {

constexpr double leastZoom = 0.1;
constexpr double mostZoom = 2;

} // namespace

void CanvasView::setView(double zoom, const QPointF &origin)
{
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    m_origin = {std::round(origin.x() * m_zoom) / m_zoom, std::round(origin.y() * m_zoom) / m_zoom};
    m_hasView = true;
    Q_EMIT viewChanged();
    update();
}

void CanvasView::zoomAt(const QPointF &screen, double factor)
{
    const QPointF held = toCanvas(screen);
    const double zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    setView(zoom, held - screen / zoom);
}

void CanvasView::reveal(const QRectF &canvas)
{
    const QRectF seen = visibleRect().adjusted(16 / m_zoom, 16 / m_zoom, -16 / m_zoom, -16 / m_zoom);
    QPointF by;
    if (canvas.right() > seen.right())
        by.setX(canvas.right() - seen.right());
    if (canvas.left() < seen.left())
        by.setX(canvas.left() - seen.left());
    if (canvas.bottom() > seen.bottom())
        by.setY(canvas.bottom() - seen.bottom());
    if (canvas.top() < seen.top())
        by.setY(canvas.top() - seen.top());
    if (!by.isNull())
        setView(m_zoom, m_origin + by);
}

void CanvasView::frame(const QRectF &canvas, double margin)
{
    const QSizeF room = QSizeF(size()) - QSizeF(2 * margin, 2 * margin);
    const double zoom = std::min({1.0, room.width() / canvas.width(), room.height() / canvas.height()});
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    centreOn(canvas.center());
}

QPointF CanvasView::borderPush(const QPointF &screen) const
{
    constexpr double border = 16;
    constexpr double step = 10;
    const auto push = [](double at, double size) { return at < border ? -step : at > size - border ? step : 0; };
    return {push(screen.x(), width()), push(screen.y(), height())};
}

void CanvasView::wheelEvent(QWheelEvent *event)
{
    const bool isTouchPad = event->device() && event->device()->type() == QInputDevice::DeviceType::TouchPad;
    const QPoint turn = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier) {
        setView(m_zoom, m_origin - QPointF(turn.x() + turn.y(), 0) / (1.5 * m_zoom));
    } else if (isTouchPad && !(event->modifiers() & Qt::ControlModifier)) {
        setView(m_zoom, m_origin - QPointF(event->pixelDelta()) / m_zoom);
    } else {
        zoomAt(event->position(), std::pow(1.0015, turn.y()));
    }
    event->accept();
}

} // namespace lectograph::editor
