// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "editor/stage/viewport.h"

#include <QWidget>

namespace lectograph::editor {

/// A widget with a zoomable, pannable view of the lecture's frame.
class FrameView : public QWidget
{
    Q_OBJECT

public:
    FrameView(Session &session, QWidget *parent) : QWidget(parent), m_session(session) {}

    Session &session() const { return m_session; }
    QRect frame() const; ///< the rectangle of the picture
    void fit();
    void zoomTo(double percent); ///< at 100, a pixel of a 1080-line video is one screen pixel
    void zoomBy(double factor);
    void panBy(const QPointF &pixels);
    double percent() const;
    bool isFit() const { return m_viewport.isFit(); }

Q_SIGNALS:
    void frameChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    /// Adopts the lecture's current aspect ratio. False if it has not changed.
    bool updateFrame();

private:
    double aspect() const;
    void changeFrame();

    Session &m_session;
    Viewport m_viewport;
    QRect m_frame; ///< as last emitted by frameChanged()
};

} // namespace lectograph::editor
