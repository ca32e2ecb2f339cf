// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/frameview.h"

#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

namespace {

constexpr int topMargin = 34; // with room for the toolbar
constexpr int bottomMargin = 14;
constexpr int sideMargin = 16;

} // namespace

double aspectOf(const lecture::Lecture &lecture)
{
    return lecture.frameHeight > 0 ? lecture.frameWidth / lecture.frameHeight : 16.0 / 9;
}

QSizeF FrameView::zoomedSize() const
{
    const double aspect = aspectOf(m_session.document.lecture());
    const double wide = std::max(16, width() - 2 * sideMargin);
    const double high = std::max(9, height() - topMargin - bottomMargin);
    return (wide / high > aspect ? QSizeF(high * aspect, high) : QSizeF(wide, wide / aspect)) * m_place.zoom;
}

QPointF FrameView::centre() const
{
    return {width() / 2.0, (height() + topMargin - bottomMargin) / 2.0};
}

QRect FrameView::frame() const
{
    const QSizeF size = zoomedSize();
    const QPointF corner = centre() - QPointF(size.width(), size.height()) / 2 + m_place.pan;
    return {corner.toPoint(), size.toSize().expandedTo({1, 1})};
}

void FrameView::changeFrame()
{
    m_frame = frame();
    Q_EMIT frameChanged();
    update();
}

void FrameView::restore(const Place &place)
{
    m_place = place;
    changeFrame();
}

bool FrameView::updateFrame()
{
    if (frame() == m_frame)
        return false;
    changeFrame();
    return true;
}

void FrameView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    changeFrame();
}

void FrameView::fit()
{
    m_place.zoom = 1;
    m_place.pan = {};
    changeFrame();
}

void FrameView::zoomAround(const QPointF &at, double factor)
{
    const double zoom = std::clamp(m_place.zoom * factor, 0.2, 16.0);
    const QPointF fromCentre = at - centre();
    m_place.pan = fromCentre - (fromCentre - m_place.pan) * (zoom / m_place.zoom);
    m_place.zoom = zoom;
    panBy({});
}

void FrameView::panBy(const QPointF &pixels)
{
    constexpr double rest = 64; // stays visible
    const QSizeF size = zoomedSize();
    const double mostX = std::max(0.0, (width() + size.width()) / 2 - rest);
    const double mostY = std::max(0.0, (height() + size.height()) / 2 - rest);
    m_place.pan += pixels;
    m_place.pan = {std::clamp(m_place.pan.x(), -mostX, mostX), std::clamp(m_place.pan.y(), -mostY, mostY)};
    changeFrame();
}

void FrameView::wheelEvent(QWheelEvent *event)
{
    const QPoint steps = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAround(event->position(), std::pow(1.2, steps.y() / 120.0));
    } else {
        QPointF by = event->pixelDelta().isNull() ? QPointF(steps) / 2 : QPointF(event->pixelDelta());
        if (event->modifiers() & Qt::ShiftModifier)
            by = by.transposed();
        panBy(by);
    }
    event->accept();
}

} // namespace lectograph::editor
