// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/presentation_controls.h"

#include "editor/widgets/theme.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int hintMilliseconds = 5000;
constexpr double solidShare = 0.8; // of the duration, then it fades out

/// A background for pictures of any colour, the same in both themes.
void paintGround(QPainter &painter, const QRect &rect)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(20, 22, 26, 220));
    painter.drawRoundedRect(rect, Theme::radius, Theme::radius);
}

} // namespace

PresentationControls::PresentationControls(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_scene(new QLabel(this))
{
    setObjectName(u"presentationControls"_s);
    setCursor(Qt::ArrowCursor);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, Theme::grid);
    row->setSpacing(Theme::grid);
    const auto add = [&](const QString &name, const QString &tip, auto signal) {
        auto *button = new QToolButton(this);
        button->setIcon(icon(name, QColor(Qt::white)));
        button->setIconSize({18, 18});
        button->setFixedSize(36, 32);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // the window keeps the keyboard focus
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        connect(button, &QToolButton::clicked, this, signal);
        row->addWidget(button);
        return button;
    };
    add(u"skip-back"_s, tr("Back to the stop before  (←, Page Up)"), &PresentationControls::backClicked);
    m_play = add(u"play"_s, tr("Play or pause  (Space)"), &PresentationControls::playClicked);
    add(u"skip-forward"_s, tr("On to the next stop  (→, Page Down)"), &PresentationControls::onClicked);
    m_scene->setFont(uiFont(13));
    QPalette white;
    white.setColor(QPalette::WindowText, Qt::white);
    m_scene->setPalette(white);
    m_scene->setStyleSheet(u"color: white"_s);
    m_scene->setMinimumWidth(56);
    m_scene->setAlignment(Qt::AlignCenter);
    row->addWidget(m_scene);
    add(u"x"_s, tr("End the presentation  (Escape)"), &PresentationControls::endClicked);
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

void PresentationControls::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGround(painter, rect());
}

/// A click beside the buttons does not advance.
void PresentationControls::mousePressEvent(QMouseEvent *event)
{
    event->accept();
}

PresentationHint::PresentationHint(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFont(uiFont(13));
    m_fading.setStartValue(1.0);
    m_fading.setKeyValueAt(solidShare, 1.0);
    m_fading.setEndValue(0.0);
    m_fading.setDuration(hintMilliseconds);
    connect(&m_fading, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_fading, &QVariantAnimation::finished, this, &QWidget::hide);
    hide();
}

QString PresentationHint::words()
{
    return tr("→ or Page Down plays on, ← or Page Up goes back, Space pauses, B makes it black, Escape ends");
}

void PresentationHint::appear()
{
    show();
    raise();
    m_fading.start();
}

QSize PresentationHint::sizeHint() const
{
    return fontMetrics().size(Qt::TextSingleLine, words()) + QSize(8 * Theme::grid, 4 * Theme::grid);
}

void PresentationHint::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setOpacity(m_fading.currentValue().toDouble());
    paintGround(painter, rect());
    painter.setPen(Qt::white);
    painter.drawText(rect(), Qt::AlignCenter, words());
}

} // namespace lectograph::editor
