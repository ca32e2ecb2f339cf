// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QWidget>

namespace lectograph::editor {

/// Width ÷ height of a lecture's frame.
double aspectOf(const lecture::Lecture &lecture);

/// A widget with a zoomable, pannable view of the lecture's frame.
class FrameView : public QWidget
{
    Q_OBJECT

public:
    FrameView(Session &session, QWidget *parent) : QWidget(parent), m_session(session) {}

    Session &session() const { return m_session; }
    QRect frame() const; ///< the rectangle of the picture: fitted with a margin, then zoomed and panned
    void fit();
    /// At 100, a pixel of a 1080-line video is one screen pixel.
    void zoomTo(double percent) { zoomBy(percent / this->percent()); }
    void zoomBy(double factor) { zoomAround(QPointF(width(), height()) / 2, factor); }
    void panBy(const QPointF &pixels); ///< clamped so that the frame stays visible
    double percent() const { return frame().height() * devicePixelRatioF() / 1080 * 100; }
    bool isFit() const { return m_place.zoom == 1 && m_place.pan.isNull(); }

    /// What is seen of the frame, for another view of the same size.
    struct Place
    {
        double zoom = 1; ///< 1: fitted
        QPointF pan;     ///< offset of the frame's centre from that of the fitted frame
    };
    const Place &place() const { return m_place; }
    void restore(const Place &place);

Q_SIGNALS:
    void frameChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    /// Adopts the lecture's current aspect ratio. False if it has not changed.
    bool updateFrame();

private:
    QSizeF zoomedSize() const;
    QPointF centre() const; ///< of the fitted frame
    void zoomAround(const QPointF &at, double factor);
    void changeFrame();

    Session &m_session;
    Place m_place;
    QRect m_frame; ///< as last emitted by frameChanged()
};

} // namespace lectograph::editor
