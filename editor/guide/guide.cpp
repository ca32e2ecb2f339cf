// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/guide.h"

#include "editor/widgets/theme.h"
#include "editor/widgets/widgets.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int bubbleWidth = 300;
constexpr int margin = 3 * Theme::grid;
// Those over which it may stand, in this order. The graph and the timeline have the most room; the properties stay
// readable, and so does the list of exports, which takes the place of the timeline.
constexpr std::array placesToStand{"graphPanel"_L1, "timelinePanel"_L1, "stagePanel"_L1};

} // namespace

Outline::Outline(QWidget *window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void Outline::surround(QWidget *target, const QRect &part)
{
    m_part = part;
    if (m_target)
        m_target->removeEventFilter(this);
    m_target = target;
    if (m_target)
        m_target->installEventFilter(this);
    follow();
}

void Outline::follow()
{
    const bool isSeen = m_target && m_target->isVisible();
    setVisible(isSeen);
    if (isSeen) {
        const QRect part = m_part.isEmpty() ? m_target->rect() : m_part;
        setGeometry(QRect(m_target->mapTo(parentWidget(), part.topLeft()), part.size())
                        .adjusted(-3, -3, 3, 3)
                        .intersected(parentWidget()->rect()));
        // A ring, so that repainting the widget below does not involve the outline.
        setMask(QRegion(rect()) - QRegion(rect().adjusted(6, 6, -6, -6)));
        raise();
    }
    Q_EMIT moved();
}

bool Outline::eventFilter(QObject *watched, QEvent *event)
{
    constexpr std::array changes{QEvent::Move, QEvent::Resize, QEvent::Show, QEvent::Hide};
    if (std::ranges::find(changes, event->type()) != changes.end())
        follow();
    return QWidget::eventFilter(watched, event);
}

void Outline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), Theme::radius, Theme::radius);
}

Guide::Guide(Session &session, QWidget *window, int step, std::chrono::milliseconds tickTime)
    : QFrame(window),
      m_session(session),
      m_window(window),
      m_outline(new Outline(window)),
      m_steps(guideSteps(session.registry())),
      m_step(step),
      m_count(new QLabel(this)),
      m_title(new QLabel(this)),
      m_body(new QLabel(this)),
      m_skip(new QPushButton(tr("Skip step"), this))
{
    setObjectName(u"guide"_s);
    setAccessibleName(tr("Make your first scene"));
    setFixedWidth(bubbleWidth);
    setAutoFillBackground(true);
    const Theme &look = theme();
    setStyleSheet(u"#guide { background: %1; border: 1px solid %2; border-radius: %3px; }"_s.arg(
        look.raised.name(), look.accent.name(), QString::number(Theme::radius)));

    QVBoxLayout *layout = columnLayout(this, Theme::grid,
                                       {4 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 3 * Theme::grid});
    auto *top = new QHBoxLayout;
    m_count->setProperty("muted", true);
    m_count->setProperty("small", true);
    QToolButton *shut = toolButton(u"x"_s, tr("Close the guide"), this);
    shut->setToolTip(tr("Close the guide  (Esc)"));
    top->addWidget(m_count);
    top->addStretch();
    top->addWidget(shut);
    layout->addLayout(top);
    m_title->setFont(uiFont(15, true));
    m_title->setWordWrap(true);
    m_body->setWordWrap(true);
    m_body->setObjectName(u"guideBody"_s);
    layout->addWidget(m_title);
    layout->addWidget(m_body);
    layout->addSpacing(2 * Theme::grid);
    auto *buttons = new QHBoxLayout;
    m_skip->setObjectName(u"guideSkip"_s);
    m_skip->setToolTip(tr("Go on without doing it"));
    buttons->addStretch();
    buttons->addWidget(m_skip);
    buttons->addSpacing(2 * Theme::grid);
    layout->addLayout(buttons);

    m_next.setSingleShot(true);
    m_next.setInterval(tickTime);
    connect(&m_next, &QTimer::timeout, this, [this] { begin(m_step + 1); });
    connect(m_skip, &QPushButton::clicked, this, [this] { isOver() ? finish() : begin(m_step + 1); });
    connect(shut, &QToolButton::clicked, this, &Guide::finish);
    connect(m_outline, &Outline::moved, this, &Guide::place);
    connect(&session.document, &Document::changed, this, &Guide::look);
    connect(&session.selection, &Selection::changed, this, &Guide::tell);
    connect(this, &Guide::stepped, this, &Guide::makeWay, Qt::QueuedConnection);
    connect(&session.selection, &Selection::changed, this, &Guide::makeWay, Qt::QueuedConnection);
    connect(&session.document, &Document::changed, this, &Guide::makeWay, Qt::QueuedConnection);
    connect(&session.playhead, &Playhead::playingChanged, this, &Guide::look);
    connect(&session.document, &Document::opened, this, &Guide::finish); // it is about the lecture before
    window->installEventFilter(this);
    for (const QLatin1StringView name : placesToStand) {
        if (auto *panel = window->findChild<QWidget *>(QString(name)))
            panel->installEventFilter(this);
    }
    hide();
}

Guide::~Guide()
{
    delete m_outline;
}

void Guide::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    m_first = progress();
    begin(m_step);
}

void Guide::begin(int step)
{
    m_next.stop();
    m_step = step;
    if (isOver()) {
        sayWhatNext();
        return;
    }
    m_isTicked = false;
    m_before = progress();
    m_before.isPlaying = false;
    const GuideStep &now = current();
    const int count = static_cast<int>(m_steps.size());
    m_count->setText(tr("Step %1 of %2").arg(step + 1).arg(count));
    m_title->setText(now.title);
    m_skip->setText(step + 1 == count ? tr("Done") : tr("Skip step"));
    m_body->clear();
    tell();
    raise();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
    QTimer::singleShot(0, this, &Guide::look);
    Q_EMIT stepped();
}

void Guide::sayWhatNext()
{
    m_isTicked = true; // nothing more to watch for
    m_count->setText(tr("Done"));
    m_title->setText(tr("That was your first scene"));
    const QString video = m_video == Video::InWork
        ? tr("The video is being made; the list of exports shows how far it is.") + u' '
        : m_video == Video::Ready ? tr("The video is ready; the list of exports opens it.") + u' '
                                  : QString();
    m_body->setText(video
                    + tr("Add more scenes with the plus beside the first one. Lectures to change are on the start page "
                         "(Ctrl+T). Ctrl+K finds every command, and F1 tells about what you are working on."));
    m_skip->setText(tr("Close"));
    m_skip->setToolTip({});
    m_outline->surround(nullptr);
    setAccessibleDescription(u"%1. %2"_s.arg(m_title->text(), m_body->text()));
    place();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void Guide::pointAt(const QRect &part)
{
    if (!isOver() && m_outline->target() && m_outline->target()->objectName() == current().target)
        m_outline->surround(m_outline->target(), part);
}

void Guide::tell()
{
    if (isOver())
        return;
    const GuideStep &now = current();
    const bool mustSelect = !now.unselected.isEmpty() && m_session.selection.nodes().isEmpty();
    const QString body = mustSelect ? now.unselected : now.body;
    if (!isVisible() || m_isTicked || m_body->text() == body)
        return;
    m_body->setText(body);
    m_outline->surround(m_window->findChild<QWidget *>(mustSelect ? u"stagePanel"_s : now.target));
    setAccessibleDescription(u"%1. %2. %3"_s.arg(m_count->text(), now.title, body));
    place();
}

void Guide::look()
{
    if (!isVisible() || m_isTicked)
        return;
    const GuideStep &now = current();
    if (now.isDone(m_first, m_before, progress()))
        tick();
}

void Guide::exportBegan()
{
    ++m_exports;
    m_video = Video::InWork;
    look();
    if (isOver())
        sayWhatNext();
}

void Guide::exportEnded(bool isDone)
{
    m_video = isDone ? Video::Ready : Video::None;
    if (isOver())
        sayWhatNext();
}

void Guide::tick()
{
    if (m_isTicked)
        return;
    m_isTicked = true;
    m_count->setText(tr("Step %1 – done").arg(m_step + 1));
    m_next.start();
}

/// Placed over the graph, which a first scene does not need, or else next to the target, where it hides least. A
/// position chosen by the author is kept.
void Guide::place()
{
    if (!isVisible())
        return;
    m_body->setMinimumHeight(m_body->heightForWidth(bubbleWidth - 6 * Theme::grid - 2));
    layout()->activate();
    adjustSize();
    const QRect room = m_window->rect().adjusted(margin, margin, -margin, -margin);
    QPoint corner = m_isPlacedByHand ? pos() : cornerBeside(room, cornerIn(room));
    corner.setX(std::max(room.left(), std::min(corner.x(), room.right() - bubbleWidth)));
    corner.setY(std::max(room.top(), std::min(corner.y(), room.bottom() - height())));
    move(corner);
    raise();
}

void Guide::keepFree(const std::function<QRegion()> &places)
{
    m_busyPlaces = places;
    makeWay();
}

/// What is selected or typed may have come below the card.
void Guide::makeWay()
{
    if (isVisible() && m_busyPlaces && !m_session.playhead.isPlaying() && m_busyPlaces().intersects(geometry()))
        place();
}

/// The wanted corner, unless the card would hide there what the author works on: then the place in the room that hides
/// least of it and, among those, is nearest to the wanted one.
QPoint Guide::cornerBeside(const QRect &room, const QPoint &wanted) const
{
    const QRegion busy = m_busyPlaces ? m_busyPlaces() : QRegion();
    const auto hidden = [&](const QPoint &corner) {
        qint64 area = 0;
        for (const QRect &part : busy.intersected(QRect(corner, size())))
            area += qint64{part.width()} * part.height();
        return area;
    };
    const int right = std::max(room.left(), room.right() - width());
    const int bottom = std::max(room.top(), room.bottom() - height());
    const QRect all = busy.boundingRect();
    std::vector<QPoint> places{
        {std::clamp(wanted.x(), room.left(), right), std::clamp(wanted.y(), room.top(), bottom)}};
    for (const int x : {room.left(), right, all.left() - margin - width(), all.right() + margin}) {
        for (const int y : {room.top(), bottom, all.top() - margin - height(), all.bottom() + margin})
            places.push_back({std::clamp(x, room.left(), right), std::clamp(y, room.top(), bottom)});
    }
    return *std::ranges::min_element(places, {}, [&](const QPoint &corner) {
        return std::pair(hidden(corner), (corner - places.front()).manhattanLength());
    });
}

QPoint Guide::cornerIn(const QRect &room) const
{
    const auto rectOf = [this](const QWidget *widget) {
        return QRect(widget->mapTo(m_window, QPoint()), widget->size());
    };
    for (const QLatin1StringView name : placesToStand) {
        const auto *panel = m_window->findChild<QWidget *>(QString(name));
        if (!panel || !panel->isVisible() || panel == m_outline->target())
            continue;
        const QRect at = rectOf(panel).adjusted(Theme::grid, Theme::head, -margin, -margin);
        if (at.width() >= bubbleWidth && at.height() >= height())
            return {at.right() - bubbleWidth, at.bottom() - height()};
    }
    const QWidget *target = m_outline->target();
    if (!target)
        return {room.center().x() - bubbleWidth / 2, room.top()};
    const QRect at = rectOf(target);
    const std::array corners{QPoint(at.right() + margin, at.top() + 56),
                             QPoint(at.left() - margin - bubbleWidth, at.top() + 56),
                             QPoint(at.center().x() - bubbleWidth / 2, at.top() - margin - height()),
                             QPoint(at.center().x() - bubbleWidth / 2, at.bottom() + margin),
                             QPoint(at.right() - bubbleWidth - margin, at.top() + margin)};
    const auto fits = std::ranges::find_if(corners, [&](const QPoint &corner) {
        return room.adjusted(-margin, 0, margin, 0).contains(QRect(corner, size()));
    });
    return fits == corners.end() ? corners.back() : *fits;
}

void Guide::finish()
{
    m_next.stop();
    m_outline->surround(nullptr);
    // Not on to the next widget, which may be a field that the next key would change.
    auto *stage = m_window->findChild<QWidget *>(u"stagePanel"_s);
    if (isAncestorOf(m_window->focusWidget()) && stage && stage->isVisible())
        stage->setFocus(Qt::OtherFocusReason);
    hide();
    Q_EMIT finished();
}

bool Guide::eventFilter(QObject *watched, QEvent *event)
{
    const bool isAnotherPanel = watched != m_window && (event->type() == QEvent::Show || event->type() == QEvent::Hide);
    if (isAnotherPanel || (watched == m_window && event->type() == QEvent::Resize))
        place();
    return QFrame::eventFilter(watched, event);
}

void Guide::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        finish();
    else
        QFrame::keyPressEvent(event);
}

void Guide::mousePressEvent(QMouseEvent *event)
{
    m_grip = event->position().toPoint();
}

void Guide::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_grip)
        return;
    m_isPlacedByHand = true;
    move(mapToParent(event->position().toPoint()) - *m_grip);
    place();
}

} // namespace lectograph::editor
