// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanes.h"

#include "editor/edits/key_edits.h"
#include "editor/edits/scene_edits.h"
#include "editor/language/names.h"
#include "editor/operations/apply_edit.h"
#include "editor/widgets/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

TimelineLanes::TimelineLanes(TimelineCommands &commands, QWidget *parent)
    : QWidget(parent),
      PaintedItems(QAccessible::List),
      m_commands(commands),
      m_view(commands.view()),
      m_walk(commands.view()),
      m_others(commands.view())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAccessibleName(tr("Clips and keyframes"));
    connect(&m_view, &TimelineView::changed, this, [this] {
        forgetItems();
        update();
    });
    connect(&m_view, &TimelineView::playheadMoved, this,
            [this](Time from) { update(m_view.stripes(from, 1, height())); });
    connect(&m_view, &TimelineView::rowsChanged, this, &TimelineLanes::tellCurrent);
    connect(&m_view.session().selection, &Selection::changed, this, &TimelineLanes::tellCurrent);
}

void TimelineLanes::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), theme().background);
    // Darken the time outside the open scene.
    const QColor outside = theme().isDark ? QColor(0, 0, 0, 70) : QColor(0, 0, 0, 14);
    const double start = m_view.axis().x(m_view.sceneStart());
    const double end = m_view.axis().x(m_view.sceneStart() + m_view.sceneLength());
    m_painted = {};
    for (const TimeRow &row : m_view.rows()) {
        if (row.bottom() > m_view.scrollY() && row.top < m_view.scrollY() + height())
            paintRow(painter, m_view, row, width(), event->region(), m_painted);
    }
    painter.fillRect(QRectF(0, 0, std::max(0.0, start), height()), outside);
    painter.fillRect(QRectF(end, 0, std::max(0.0, width() - end), height()), outside);
    paintOthers(painter, event->rect());

    const auto saysOnly = [](const TimeRow &row) { return row.kind == RowKind::Section && !row.isExpandable; };
    if (std::ranges::all_of(m_view.rows(), saysOnly))
        paintHint(painter);
    if (m_view.snapLine()) {
        const double x = m_view.axis().x(*m_view.snapLine());
        painter.setPen(QPen(theme().keyframe, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    }
    if (m_drag && m_drag->box()) {
        QColor fill = theme().accent;
        fill.setAlpha(36);
        painter.setBrush(fill);
        painter.setPen(theme().accent);
        painter.drawRect(*m_drag->box());
    }
    if (m_drop) {
        painter.setRenderHint(QPainter::Antialiasing);
        QColor fill = m_drop->targets.isEmpty() ? theme().muted : theme().accent;
        painter.setPen(QPen(fill, 1.5, Qt::DashLine));
        fill.setAlpha(50);
        painter.setBrush(fill);
        painter.drawRoundedRect(m_drop->ghost, 4, 4);
        painter.setPen(theme().text);
        painter.setFont(uiFont(12));
        const double room = width() - painter.fontMetrics().horizontalAdvance(m_drop->text) - 8.0;
        painter.drawText(
            QPointF(std::max(8.0, std::min(m_drop->ghost.left() + 8, room)), m_drop->ghost.center().y() + 4),
            m_drop->text);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    const double x = m_view.axis().x(m_view.session().playhead.time());
    painter.fillRect(QRectF(std::floor(x), 0, 1, height()), theme().accent);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

/// What to do with empty lanes, unless clips of other scenes lie there.
void TimelineLanes::paintHint(QPainter &painter)
{
    const QString hint = tr("Drag an animation here, or select something on the stage and choose “Animate”.");
    constexpr int alignment = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    const QRect room(16, height() / 2 - 6, width() - 32, 48);
    const QRect picture(width() / 2 - 12, height() / 2 - 34, 24, 24);
    painter.setFont(uiFont(13));
    if (!m_others.barsIn(painter.boundingRect(room, alignment, hint).united(picture)).empty())
        return;
    icon(u"wand-sparkles"_s, theme().muted).paint(&painter, picture);
    painter.setPen(theme().muted);
    painter.drawText(room, alignment, hint);
}

/// The other scenes do not cover sounds that are heard in both.
void TimelineLanes::paintOthers(QPainter &painter, const QRect &exposed)
{
    QRegion region(exposed);
    for (const TimeRow &row : m_view.rows()) {
        for (const Bar &bar : row.bars) {
            if (bar.sound())
                region -= barRect(m_view, row, bar).intersected(rect()).toAlignedRect();
        }
    }
    painter.save();
    painter.setClipRegion(region);
    m_others.paint(painter, exposed);
    painter.restore();
}

void TimelineLanes::resizeEvent(QResizeEvent *)
{
    m_view.setLaneSize(size());
}

void TimelineLanes::selectAt(const LaneHit &hit, Qt::KeyboardModifiers modifiers)
{
    Selection &selection = m_view.session().selection;
    m_narrowsOnRelease = false;
    if (!hit.item)
        return;
    if (modifiers & Qt::ControlModifier)
        selection.toggle(*hit.item);
    else if (selection.has(*hit.item))
        m_narrowsOnRelease = !(modifiers & Qt::ShiftModifier);
    else if (modifiers & Qt::ShiftModifier)
        selection.add(*hit.item);
    else
        selection.setItems(itemsOf(*hit.item));
}

void TimelineLanes::mousePressEvent(QMouseEvent *event)
{
    m_drag.reset();
    m_isHeld = false;
    m_view.setHeld(true);
    const QPointF at = event->position();
    if (event->button() == Qt::MiddleButton) {
        m_drag = panDrag(m_view, at);
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    const LaneHit hit = hitAt(m_view, at);
    if (event->button() == Qt::RightButton) {
        // The context menu applies to the item under the pointer.
        if (hit.item && !m_view.session().selection.has(*hit.item))
            selectAt(hit, {});
        m_view.setHeld(false); // the menu receives the release
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (hit.part == LanePart::Chevron) {
        m_view.toggleGroup(*hit.clip());
        return;
    }
    m_pressed = at;
    m_held = hit;
    selectAt(hit, event->modifiers());
    // An item that was just deselected is not dragged along.
    m_isHeld = !hit.item || m_view.session().selection.has(*hit.item);
}

void TimelineLanes::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_isHeld && !m_drag && (at - m_pressed).manhattanLength() >= QApplication::startDragDistance() / 2.0) {
        m_held.row = hitAt(m_view, m_pressed).row; // selecting may have recreated the rows
        if (m_held.item && m_held.row && m_held.row->isLocked) {
            m_isHeld = false;
            return;
        }
        m_drag = laneDrag(m_view, m_held, m_pressed, event->modifiers());
    }
    if (!m_drag) {
        showCursor(at, event->modifiers());
        return;
    }
    if (m_drag->autoScrolls()) {
        const double beyond = at.x() < 0 ? at.x() : at.x() > width() ? at.x() - width() : 0;
        if (beyond != 0)
            m_view.scrollBy(std::clamp(beyond, -24.0, 24.0));
    }
    m_drag->moveTo(at, event->modifiers());
    update();
}

void TimelineLanes::mouseReleaseEvent(QMouseEvent *event)
{
    const bool wasDrag = m_drag != nullptr;
    if (m_drag)
        m_drag->release();
    m_drag.reset();
    m_view.setSnapLine({});
    if (m_isHeld && !wasDrag && event->button() == Qt::LeftButton) {
        Selection &selection = m_view.session().selection;
        const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier));
        if (m_held.item && m_narrowsOnRelease)
            selection.setItems(itemsOf(*m_held.item));
        else if (!m_held.item && plain)
            selection.clear();
    }
    m_isHeld = false;
    m_view.setHeld(false);
    showCursor(event->position(), event->modifiers());
    update();
}

void TimelineLanes::mouseDoubleClickEvent(QMouseEvent *event)
{
    const LaneHit hit = hitAt(m_view, event->position());
    m_isHeld = false;
    const QString other = hit.item ? QString() : m_others.at(event->position().x());
    const Bar *bar = hit.item ? m_view.barOf(*hit.item) : nullptr;
    if (!other.isEmpty()) {
        m_view.session().preview.enter(other);
    } else if (bar && bar->sound() && !bar->sound()->isOwn()) {
        const SoundId sound = bar->sound()->sound->id;
        m_view.session().preview.enter(QString(bar->sound()->earlier)); // recreates the rows
        m_view.session().selection.setSounds({sound});
    } else if (isGroup(hit.item)) {
        if (hit.part != LanePart::Chevron)
            m_view.toggleGroup(*hit.clip());
    } else if (hit.item) {
        Q_EMIT inspectRequested();
    } else if (hit.row && hit.row->kind == RowKind::Property && !hit.row->isLocked) {
        const PropertyPlace place = hit.row->property;
        const Time at = m_view.sceneTimeAt(event->position().x());
        applyEdit(m_view.session(), tr("Add keyframe"),
                  [&](const Lecture &lecture) { return withKeyHeld(lecture, place, at, m_view.session().registry()); });
    }
}

void TimelineLanes::showCursor(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const LaneHit hit = hitAt(m_view, at);
    const bool isLocked = hit.row && hit.row->isLocked;
    const bool stretches = (modifiers & Qt::AltModifier) && hit.clip();
    m_view.setHoveredSound(hit.sound() ? std::optional(*hit.sound()) : std::nullopt);
    switch (hit.part) {
    case LanePart::Start:
    case LanePart::End:
        setCursor(isLocked ? Qt::ForbiddenCursor : stretches ? Qt::SplitHCursor : Qt::SizeHorCursor);
        break;
    case LanePart::FadeIn:
    case LanePart::FadeOut: setCursor(Qt::PointingHandCursor); break;
    case LanePart::Gain: setCursor(Qt::SizeVerCursor); break;
    default: unsetCursor(); break;
    }
}

void TimelineLanes::leaveEvent(QEvent *)
{
    m_view.setHoveredSound({});
}

void TimelineLanes::wheelEvent(QWheelEvent *event)
{
    const QPoint pixels = event->pixelDelta();
    const QPoint angle = event->angleDelta();
    const double down = pixels.isNull() ? angle.y() / 2.0 : pixels.y();
    const double right = pixels.isNull() ? angle.x() / 2.0 : pixels.x();
    if (event->modifiers() & Qt::ControlModifier)
        m_view.zoom(std::pow(1.0015, angle.y() != 0 ? angle.y() : pixels.y() * 4), event->position().x());
    else if (event->modifiers() & Qt::ShiftModifier)
        m_view.scrollBy(-(down != 0 ? down : right));
    else {
        m_view.setScrollY(m_view.scrollY() - static_cast<int>(down));
        m_view.scrollBy(-right);
    }
    event->accept();
}

void TimelineLanes::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag) {
        m_drag->cancel();
        m_drag.reset();
        m_isHeld = false;
        m_view.setHeld(false);
        update();
    } else if (event->key() == Qt::Key_Escape && !m_view.session().selection.isEmpty()) {
        m_view.session().selection.clear();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        enter();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TimelineLanes::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->pos();
    LaneHit hit;
    if (event->reason() == QContextMenuEvent::Keyboard) {
        if (const auto current = m_walk.current()) {
            m_view.reveal(*current);
            at = rectOf(*current).intersected(rect()).center().toPoint();
            hit = hitAt(m_view, at);
        } else {
            at = QPoint(static_cast<int>(m_view.axis().x(m_view.session().playhead.time())), 12);
        }
    } else {
        hit = hitAt(m_view, at);
    }
    Q_EMIT menuRequested(at, hit);
}

} // namespace lectograph::editor
