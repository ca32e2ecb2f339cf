// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QTimer>
#include <QWidget>

namespace lectograph::editor {

class PictureView;
class PresentationControls;
class PresentationHint;

/// A window with nothing but the picture, driven as other programs for talks are, by keys or by what remote controls send:
/// each step plays on to the next stop (stops.h) and waits there. It begins with the scene that is open, which plays at once,
/// so that nobody looks at a dark first frame. Buttons come with the pointer and go with it.
class Presentation : public QWidget
{
    Q_OBJECT

public:
    explicit Presentation(Session &session, QWidget *parent = nullptr);
    ~Presentation() override;

    void begin(); ///< from the start of the open scene
    /// Plays on to the next stop; while it plays, goes to where it would stop.
    void goOn();
    void goBack(); ///< to the stop before, and waits there
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
    QPoint m_pointer; ///< where it was last, on the screen
    bool m_isBlack = false;
};

} // namespace lectograph::editor
