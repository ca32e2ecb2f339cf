// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/frameview.h"

#include <QWheelEvent>

#include <cmath>

namespace lectograph::editor {

double FrameView::aspect() const
{
    const lecture::Lecture &lecture = m_session.document.lecture();
    return lecture.frameHeight > 0 ? lecture.frameWidth / lecture.frameHeight : 16.0 / 9;
}

QRect FrameView::frame() const
{
    return m_viewport.frame(size(), aspect());
}

void FrameView::changeFrame()
{
    m_frame = frame();
    Q_EMIT frameChanged();
    update();
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
    m_viewport.fit();
    changeFrame();
}

double FrameView::percent() const
{
    return frame().height() * devicePixelRatioF() / 1080 * 100;
}

void FrameView::zoomTo(double percent)
{
    zoomBy(percent / this->percent());
}

void FrameView::zoomBy(double factor)
{
    m_viewport.zoomTo(m_viewport.zoom() * factor, QPointF(width(), height()) / 2, size(), aspect());
    changeFrame();
}

void FrameView::panBy(const QPointF &pixels)
{
    m_viewport.pan(pixels, size(), aspect());
    changeFrame();
}

void FrameView::wheelEvent(QWheelEvent *event)
{
    const QPoint steps = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        m_viewport.zoomTo(m_viewport.zoom() * std::pow(1.2, steps.y() / 120.0), event->position(), size(), aspect());
        changeFrame();
    } else {
        QPointF by = event->pixelDelta().isNull() ? QPointF(steps) / 2 : QPointF(event->pixelDelta());
        if (event->modifiers() & Qt::ShiftModifier)
            by = by.transposed();
        panBy(by);
    }
    event->accept();
}

} // namespace lectograph::editor
