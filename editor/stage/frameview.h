// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "editor/stage/viewport.h"

#include <QWidget>

namespace lectograph::editor {

/// A widget in which the frame of the lecture lies, zoomed and moved.
class FrameView : public QWidget
{
    Q_OBJECT

public:
    FrameView(Session &session, QWidget *parent) : QWidget(parent), m_session(session) {}

    Session &session() const { return m_session; }
    QRect frame() const; ///< where the picture lies
    void fit();
    void zoomTo(double percent); ///< 100: a pixel of a film of 1080 lines is one of the screen
    void zoomBy(double factor);
    void panBy(const QPointF &pixels);
    double percent() const;
    bool isFit() const { return m_viewport.isFit(); }

Q_SIGNALS:
    void frameChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    /// The lecture may have another frame. False if it is the same.
    bool updateFrame();

private:
    double aspect() const;
    void changeFrame();

    Session &m_session;
    Viewport m_viewport;
    QRect m_frame; ///< as frameChanged() said it last
};

} // namespace lectograph::editor
