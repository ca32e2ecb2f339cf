// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QTimer>
#include <QWidget>

namespace lectograph::editor {

class PictureView;
class PresentationControls;
class PresentationHint;

/// A full-window picture, controlled as in other presentation programs by keys or presentation remotes: each step
/// plays to the next stop (stops.h) and waits there. Starts with the open scene, which plays at once so that the
/// audience does not see a dark first frame. The buttons appear and hide with the pointer.
class Presentation : public QWidget
{
    Q_OBJECT

public:
    explicit Presentation(Session &session, QWidget *parent = nullptr);
    ~Presentation() override;

    void begin(); ///< from the start of the open scene
    /// Plays to the next stop; during playback, jumps to that stop.
    void goOn();
    void goBack(); ///< jumps to the previous stop and waits there
    void togglePlaying();
    void setBlack(bool isBlack);

    bool isBlack() const { return m_isBlack; }
    PresentationControls *controls() const { return m_controls; }
    PresentationHint *hint() const { return m_hint; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;

private:
    void showPicture();
    void showControls();
    void hideControls();

    Session &m_session;
    PictureView *m_picture;
    PresentationControls *m_controls;
    PresentationHint *m_hint;
    QTimer m_hidePointer;
    QPoint m_pointer; ///< last position, on screen
    bool m_isBlack = false;
};

} // namespace lectograph::editor
