// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/core/session.h"

#include <QTimer>
#include <QWidget>

namespace lectograph::editor {

class PictureView;

/// A window with nothing but the picture. Space plays and pauses, → and ← go to the next and the previous scene, B blacks it
/// out, Escape ends.
class Presentation : public QWidget
{
    Q_OBJECT

public:
    explicit Presentation(Session &session, QWidget *parent = nullptr);

    bool isBlack() const { return m_isBlack; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    void showPicture();
    void stepScene(int step);

    Session &m_session;
    PictureView *m_picture;
    QTimer m_hidePointer;
    bool m_isBlack = false;
};

} // namespace lectograph::editor
