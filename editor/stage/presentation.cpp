// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/presentation.h"

#include "editor/language/keynames.h"
#include "editor/stage/frameview.h"
#include "editor/stage/keycard.h"
#include "editor/stage/patch.h"
#include "editor/stage/pictureview.h"
#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"
#include "picture/stops.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

PresentationControls::PresentationControls(Session &session, Presentation *parent)
    : QWidget(parent), m_session(session), m_scene(new QLabel(this))
{
    setObjectName(u"presentationControls"_s);
    // The ground is dark in both themes, so that the theme's pale ground of a pointed button would hide a white icon.
    setStyleSheet(u"QToolButton:hover { background: rgba(255, 255, 255, 40); }"
                  "QToolButton:pressed { background: rgba(255, 255, 255, 80); }"_s);
    setCursor(Qt::ArrowCursor);
    QHBoxLayout *row = rowLayout(this, Theme::grid, {2 * Theme::grid, Theme::grid, 2 * Theme::grid, Theme::grid});
    const auto add = [&](const QString &name, const QString &tip, auto slot) {
        auto *button = new QToolButton(this);
        button->setIcon(icon(name, QColor(Qt::white)));
        button->setIconSize({18, 18});
        button->setFixedSize(36, 32);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // the window keeps the keyboard focus
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, parent, slot);
        row->addWidget(button);
        return button;
    };
    add(u"skip-back"_s, tr("Back to the stop before  (←, Page Up)"), &Presentation::goBack);
    m_play = add(u"play"_s, tr("Play or pause  (Space)"), &Presentation::togglePlaying);
    add(u"skip-forward"_s, tr("On to the next stop  (→, Page Down)"), &Presentation::goOn);
    m_scene->setFont(uiFont(13));
    QPalette white;
    white.setColor(QPalette::WindowText, Qt::white);
    m_scene->setPalette(white);
    m_scene->setStyleSheet(u"color: white"_s);
    m_scene->setMinimumWidth(56);
    m_scene->setAlignment(Qt::AlignCenter);
    row->addWidget(m_scene);
    add(u"x"_s, tr("End the presentation  (Esc)"), &QWidget::close);
    connect(&session.playhead, &Playhead::playingChanged, this, &PresentationControls::showState);
    connect(&session.selection, &Selection::sceneChanged, this, &PresentationControls::showState);
    showState();
}

void PresentationControls::showState()
{
    m_play->setIcon(icon(m_session.playhead.isPlaying() ? u"pause"_s : u"play"_s, QColor(Qt::white)));
    const auto &scenes = m_session.preview.show().scenes();
    const auto here = std::ranges::find(scenes, m_session.selection.scene(), &picture::Show::SceneSpan::id);
    m_scene->setText(here == scenes.end() ? QString() : u"%1 / %2"_s.arg(here - scenes.begin() + 1).arg(scenes.size()));
}

/// Shows tooltips above the bar: at the pointer they cover the buttons beside it.
bool PresentationControls::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = qobject_cast<QToolButton *>(watched);
    if (!button || event->type() != QEvent::ToolTip)
        return QWidget::eventFilter(watched, event);
    constexpr int belowPointer = 24; // where Qt puts a tooltip
    const int high = button->fontMetrics().height() + 4 * Theme::grid;
    QToolTip::showText(mapToGlobal(QPoint(button->x(), -high - belowPointer)), button->toolTip(), button);
    return true;
}

void PresentationControls::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawDarkPatch(painter, rect());
}

/// A click beside the buttons does not advance.
void PresentationControls::mousePressEvent(QMouseEvent *event)
{
    event->accept();
}

Presentation::Presentation(Session &session, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_session(session),
      m_patience(session.preview.patience()),
      m_picture(new PictureView(this)),
      m_controls(new PresentationControls(session, this)),
      m_keys(keyActions()),
      m_end(new QLabel(tr("End of the lecture – Esc returns to the editor"), this)),
      m_typedScene(new QLabel(this))
{
    QList<KeyCard::Row> rows;
    for (const KeyAction &action : m_keys) {
        QList<QKeySequence> keys;
        for (const Qt::Key key : action.keys)
            keys.append(QKeySequence(key));
        rows.append({keyTexts(keys).join(u", "_s), action.text});
    }
    rows.append({tr("Digits, then Enter"), tr("To the scene with this number")});
    m_keyCard = new KeyCard(rows, this);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Presentation"));
    setAccessibleName(tr("Presentation"));
    setAccessibleDescription(m_keyCard->lines().join(u'\n'));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_picture->setSurround(Qt::black);
    m_picture->setAttribute(Qt::WA_TransparentForMouseEvents);
    setPalette(QPalette(Qt::black));
    setAutoFillBackground(true);
    m_hidePointer.setSingleShot(true);
    m_hidePointer.setInterval(2000);
    connect(&m_hidePointer, &QTimer::timeout, this, &Presentation::hideControls);
    setCursor(Qt::BlankCursor); // from the first picture on
    connect(&session.preview, &Preview::pictureChanged, this, &Presentation::showPicture);
    m_end->setFont(uiFont(15));
    m_end->setStyleSheet(u"color: #8a8f98"_s);
    m_end->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_end->hide();
    m_typedScene->setObjectName(u"typedScene"_s);
    m_typedScene->setTextFormat(Qt::PlainText);
    m_typedScene->setFont(uiFont(20));
    m_typedScene->setStyleSheet(
        u"color: white; background: rgba(0, 0, 0, 200); border-radius: 6px; padding: 6px 14px"_s);
    m_typedScene->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_typedScene->hide();
    m_forgetTyped.setSingleShot(true);
    m_forgetTyped.setInterval(5000);
    connect(&m_forgetTyped, &QTimer::timeout, this, [this] { setTyped({}); });
    m_controls->hide();
    session.preview.setPatience({}); // an audience sees no old picture instead
    showPicture();
}

void Presentation::begin(PresentFrom from)
{
    m_pointer = QCursor::pos();
    m_session.playhead.stop();
    const base::Time start = from == PresentFrom::Start ? base::Time() : m_session.preview.span().start;
    waitAt(m_session.document.lecture().rate.framesIn(start));
    m_session.playhead.arrive();
    playOn();
}

void Presentation::waitAt(qint64 frame)
{
    m_keyCard->hide();
    m_session.playhead.stop();
    m_session.playhead.setFrame(frame);
    setAtEnd(false);
}

void Presentation::goOn()
{
    if (!playOn())
        setAtEnd(true);
}

bool Presentation::playOn()
{
    m_keyCard->hide();
    setBlank({});
    Playhead &playhead = m_session.playhead;
    const auto stop = picture::stopAfter(picture::stopsOf(m_session.preview.show()), playhead.frame());
    if (!stop)
        return false;
    if (playhead.isPlaying())
        waitAt(*stop);
    else
        playhead.playTo(*stop);
    return true;
}

void Presentation::setAtEnd(bool is)
{
    if (std::exchange(m_isAtEnd, is) != is)
        showPicture();
}

void Presentation::goBack()
{
    setBlank({});
    m_session.playhead.stop();
    const qint64 here = m_session.playhead.frame();
    waitAt(m_isAtEnd ? here : picture::stopBefore(picture::stopsOf(m_session.preview.show()), here));
}

void Presentation::togglePlaying()
{
    if (m_session.playhead.isPlaying())
        m_session.playhead.stop();
    else
        goOn();
}

void Presentation::toggleKeys()
{
    m_session.playhead.stop(); // they are not in a playing picture
    m_keyCard->setVisible(!m_keyCard->isVisible());
    m_keyCard->raise();
}

void Presentation::goToScene(int number)
{
    const auto &scenes = m_session.preview.show().scenes();
    if (number < 1 || number > static_cast<int>(scenes.size()))
        return;
    const base::Time start = scenes[static_cast<std::size_t>(number) - 1].start;
    waitAt(m_session.document.lecture().rate.framesIn(start));
    m_session.playhead.arrive();
    playOn();
}

void Presentation::setBlank(const QColor &color)
{
    if (color == m_blank)
        return;
    m_blank = color;
    setPalette(QPalette(color.isValid() ? color : QColor(Qt::black)));
    m_keyCard->hide();
    if (color.isValid())
        m_session.playhead.stop(); // no playback behind the screen
    showPicture();
}

void Presentation::toggleBlank(const QColor &color)
{
    setBlank(color == m_blank ? QColor() : color);
}

void Presentation::showPicture()
{
    m_picture->setVisible(!m_blank.isValid() && !m_isAtEnd);
    m_end->setVisible(!m_blank.isValid() && m_isAtEnd);
    // Not the picture of the stage: while the speaker pauses, that is the author's, with badges of what fails.
    if (!m_blank.isValid())
        m_picture->setPicture(m_session.preview.show().at(m_session.playhead.time()));
}

void Presentation::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_picture->setGeometry(rect());
    const double aspect = aspectOf(m_session.document.lecture());
    const double wide = std::min<double>(width(), height() * aspect);
    QRect frame(0, 0, static_cast<int>(std::lround(wide)), static_cast<int>(std::lround(wide / aspect)));
    frame.moveCenter(rect().center());
    m_picture->setFrame(frame);
    constexpr int fromBelow = 6 * Theme::grid;
    m_controls->adjustSize();
    m_controls->move((width() - m_controls->width()) / 2, height() - m_controls->height() - fromBelow);
    m_end->adjustSize();
    m_end->move((width() - m_end->width()) / 2, (height() - m_end->height()) / 2);
    m_keyCard->adjustSize();
    m_keyCard->move((width() - m_keyCard->width()) / 2, (height() - m_keyCard->height()) / 2);
}

bool Presentation::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // these keys have other meanings in the main window
        return true;
    }
    return QWidget::event(event);
}

std::vector<Presentation::KeyAction> Presentation::keyActions()
{
    using enum Qt::Key;
    return {
        {{Key_Right, Key_Down, Key_PageDown, Key_Return, Key_Enter, Key_N},
         tr("Play on to the next stop; pressed again, go there at once"),
         [](Presentation &it) { it.goOn(); }},
        {{Key_Left, Key_Up, Key_PageUp, Key_Backspace, Key_P},
         tr("Back to the stop before"),
         [](Presentation &it) { it.goBack(); }},
        {{Key_Space}, tr("Play or pause"), [](Presentation &it) { it.togglePlaying(); }},
        {{Key_Home}, tr("Play from the beginning"), [](Presentation &it) { it.goToScene(1); }},
        {{Key_End}, tr("To the end"), [](Presentation &it) { it.waitAt(it.m_session.playhead.frameCount() - 1); }},
        {{Key_B, Key_Period},
         tr("Black screen; pressed again, the picture"),
         [](Presentation &it) { it.toggleBlank(Qt::black); }},
        {{Key_W, Key_Comma},
         tr("White screen; pressed again, the picture"),
         [](Presentation &it) { it.toggleBlank(Qt::white); }},
        {{Key_F1, Key_Question}, tr("Show or hide these keys"), [](Presentation &it) { it.toggleKeys(); }},
        {{Key_Escape, Key_F5}, tr("End the presentation"), [](Presentation &it) { it.close(); }},
    };
}

void Presentation::keyPressEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return; // a key that is held, or a remote that bounces, does not fly through the lecture
    const int key = event->key();
    if (takeTyped(key))
        return;
    if (m_keyCard->isVisible() && key == Qt::Key_Escape) {
        toggleKeys();
        return;
    }
    const auto found =
        std::ranges::find_if(m_keys, [key](const KeyAction &action) { return action.keys.contains(Qt::Key(key)); });
    if (found != m_keys.end())
        found->run(*this);
    else
        QWidget::keyPressEvent(event);
}

/// Digits, and what ends or corrects them.
bool Presentation::takeTyped(int key)
{
    constexpr qsizetype mostDigits = 4;
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        setTyped((m_typed + QChar(u'0' + key - Qt::Key_0)).right(mostDigits));
        return true;
    }
    const QString typed = m_typed;
    setTyped(key == Qt::Key_Backspace ? typed.chopped(std::min<qsizetype>(1, typed.size())) : QString());
    if (typed.isEmpty())
        return false;
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        goToScene(typed.toInt());
        return true;
    }
    return key == Qt::Key_Backspace || key == Qt::Key_Escape;
}

void Presentation::setTyped(const QString &digits)
{
    m_typed = digits;
    m_typedScene->setVisible(!digits.isEmpty());
    if (digits.isEmpty()) {
        m_forgetTyped.stop();
        return;
    }
    const auto &scenes = m_session.preview.show().scenes();
    const auto index = static_cast<std::size_t>(digits.toInt()) - 1; // of none for 0
    QString text = u"%1 / %2"_s.arg(digits, QString::number(scenes.size()));
    if (index < scenes.size() && !scenes[index].name.isEmpty())
        text += u" · "_s + scenes[index].name;
    m_typedScene->setText(m_typedScene->fontMetrics().elidedText(text, Qt::ElideRight, std::max(100, width() / 2)));
    m_typedScene->adjustSize();
    constexpr int fromEdge = 6 * Theme::grid;
    m_typedScene->move(fromEdge, height() - m_typedScene->height() - fromEdge);
    m_typedScene->raise();
    m_forgetTyped.start();
}

void Presentation::mousePressEvent(QMouseEvent *event)
{
    if (m_keyCard->isVisible())
        toggleKeys();
    else if (event->button() == Qt::LeftButton)
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
    m_session.preview.setPatience(m_patience);
    QWidget::closeEvent(event);
}

} // namespace lectograph::editor
