// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/presentation.h"

#include "editor/stage/pictureview.h"
#include "editor/stage/presentation_controls.h"
#include "editor/stage/stops.h"
#include "editor/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

Presentation::Presentation(Session &session, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_session(session),
      m_picture(new PictureView(this)),
      m_controls(new PresentationControls(session, this)),
      m_hint(new PresentationHint(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Presentation"));
    setAccessibleName(tr("Presentation"));
    setAccessibleDescription(PresentationHint::words());
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
    connect(&m_hidePointer, &QTimer::timeout, this, &Presentation::hideControls);
    m_hidePointer.start();
    connect(&session.preview, &Preview::pictureChanged, this, &Presentation::showPicture);
    connect(m_controls, &PresentationControls::backClicked, this, &Presentation::goBack);
    connect(m_controls, &PresentationControls::playClicked, this, &Presentation::togglePlaying);
    connect(m_controls, &PresentationControls::onClicked, this, &Presentation::goOn);
    connect(m_controls, &PresentationControls::endClicked, this, &QWidget::close);
    m_controls->hide();
    showPicture();
}

Presentation::~Presentation() = default;

void Presentation::begin()
{
    m_pointer = QCursor::pos();
    m_session.playhead.stop();
    m_session.playhead.setFrame(m_session.document.lecture().rate.framesIn(m_session.preview.span().start));
    m_session.playhead.arrive();
    m_hint->appear();
    goOn();
}

void Presentation::goOn()
{
    setBlack(false);
    Playhead &playhead = m_session.playhead;
    const auto stop = stopAfter(stopsOf(m_session), playhead.frame());
    if (!stop)
        return;
    if (playhead.isPlaying()) {
        playhead.stop();
        playhead.setFrame(*stop);
    } else {
        playhead.playTo(*stop);
    }
}

void Presentation::goBack()
{
    setBlack(false);
    m_session.playhead.stop();
    m_session.playhead.setFrame(stopBefore(stopsOf(m_session), m_session.playhead.frame()));
}

void Presentation::togglePlaying()
{
    if (m_session.playhead.isPlaying())
        m_session.playhead.stop();
    else
        goOn();
}

void Presentation::setBlack(bool isBlack)
{
    if (isBlack == m_isBlack)
        return;
    m_isBlack = isBlack;
    if (isBlack)
        m_session.playhead.stop(); // no playback behind the black screen
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
    constexpr int fromBelow = 6 * Theme::grid;
    m_controls->adjustSize();
    m_controls->move((width() - m_controls->width()) / 2, height() - m_controls->height() - fromBelow);
    m_hint->adjustSize();
    m_hint->move((width() - m_hint->width()) / 2, m_controls->y() - m_hint->height() - 2 * Theme::grid);
}

bool Presentation::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // these keys have other meanings in the main window
        return true;
    }
    return QWidget::event(event);
}

void Presentation::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_F5: close(); break;
    case Qt::Key_Space: togglePlaying(); break;
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_N: goOn(); break;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
    case Qt::Key_P: goBack(); break;
    case Qt::Key_Home:
        m_session.playhead.stop();
        m_session.playhead.setFrame(0);
        break;
    case Qt::Key_End:
        m_session.playhead.stop();
        m_session.playhead.setFrame(m_session.playhead.frameCount() - 1);
        break;
    case Qt::Key_B:
    case Qt::Key_Period: setBlack(!m_isBlack); break;
    default: QWidget::keyPressEvent(event);
    }
}

void Presentation::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        goOn();
    else if (event->button() == Qt::BackButton)
        goBack();
}

void Presentation::mouseMoveEvent(QMouseEvent *event)
{
    // A window that opens under the pointer also gets a move event.
    if ((event->globalPosition().toPoint() - m_pointer).manhattanLength() > 2)
        showControls();
    m_pointer = event->globalPosition().toPoint();
}

void Presentation::showControls()
{
    setCursor(Qt::ArrowCursor);
    m_controls->show();
    m_controls->raise();
    m_hidePointer.start();
}

void Presentation::hideControls()
{
    if (m_controls->isVisible() && m_controls->underMouse()) {
        m_hidePointer.start();
        return;
    }
    m_controls->hide();
    setCursor(Qt::BlankCursor);
}

void Presentation::closeEvent(QCloseEvent *event)
{
    m_session.playhead.stop();
    QWidget::closeEvent(event);
}

} // namespace lectograph::editor
