// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/presentation.h"

#include "editor/stage/pictureview.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

Presentation::Presentation(Session &session, QWidget *parent)
    : QWidget(parent, Qt::Window), m_session(session), m_picture(new PictureView(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Presentation"));
    setAccessibleName(tr("Presentation"));
    setAccessibleDescription(
        tr("Space plays and pauses, the arrow keys go from scene to scene, B blacks out, Escape ends."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_picture->setSurround(Qt::black);
    m_picture->setAttribute(Qt::WA_TransparentForMouseEvents);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    setPalette(black);
    setAutoFillBackground(true);
    m_hidePointer.setSingleShot(true);
    m_hidePointer.setInterval(2000);
    connect(&m_hidePointer, &QTimer::timeout, this, [this] { setCursor(Qt::BlankCursor); });
    m_hidePointer.start();
    connect(&session.preview, &Preview::pictureChanged, this, &Presentation::showPicture);
    showPicture();
}

void Presentation::showPicture()
{
    m_picture->setVisible(!m_isBlack);
    if (!m_isBlack)
        m_picture->setPicture(m_session.preview.picture());
}

void Presentation::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_picture->setGeometry(rect());
    const lecture::Lecture &lecture = m_session.document.lecture();
    const double aspect = lecture.frameHeight > 0 ? lecture.frameWidth / lecture.frameHeight : 16.0 / 9;
    const double wide = std::min<double>(width(), height() * aspect);
    QRect frame(0, 0, static_cast<int>(std::lround(wide)), static_cast<int>(std::lround(wide / aspect)));
    frame.moveCenter(rect().center());
    m_picture->setFrame(frame);
}

void Presentation::stepScene(int step)
{
    const auto &scenes = m_session.preview.show().scenes();
    const auto here = std::ranges::find(scenes, m_session.selection.scene(), &picture::Show::SceneSpan::id);
    if (here == scenes.end())
        return;
    const auto next = here - scenes.begin() + step;
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(scenes.size()))
        m_session.preview.enter(scenes[static_cast<std::size_t>(next)].id);
}

bool Presentation::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // the keys mean other things here than in the window
        return true;
    }
    return QWidget::event(event);
}

void Presentation::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_F5: close(); break;
    case Qt::Key_Space: m_session.playhead.togglePlaying(); break;
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown: stepScene(1); break;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp: stepScene(-1); break;
    case Qt::Key_Home: m_session.playhead.setFrame(0); break;
    case Qt::Key_B:
    case Qt::Key_Period:
        m_isBlack = !m_isBlack;
        showPicture();
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void Presentation::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_session.playhead.togglePlaying();
}

void Presentation::mouseMoveEvent(QMouseEvent *)
{
    setCursor(Qt::ArrowCursor);
    m_hidePointer.start();
}

} // namespace lectograph::editor
