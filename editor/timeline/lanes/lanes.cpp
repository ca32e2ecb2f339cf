// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanes.h"

#include "editor/language/names.h"
#include "editor/widgets/theme.h"
#include "editor/operations/apply_edit.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/scene_edits.h"
#include "editor/timeline/lanes/lanepainter.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Time;
using lecture::ClipPlace;

TimelineLanes::TimelineLanes(TimelineCommands &commands, QWidget *parent)
    : QWidget(parent),
      PaintedItems(QAccessible::List),
      m_commands(commands),
      m_view(commands.view()),
      m_walk(commands.view())
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
    connect(&m_view.session().selection, &Selection::changed, this, &TimelineLanes::tellCurrent);
}

QRectF TimelineLanes::rectOf(const ClipPlace &clip) const
{
    const TimeRow *row = nullptr;
    const Bar *bar = m_view.barOf(clip, &row);
    return bar ? barRect(m_view, *row, *bar) : QRectF();
}

QPointF TimelineLanes::pointOf(const KeyPlace &key) const
{
    const TimeRow *row = m_view.rowOf(key);
    return row ? keyPoint(m_view, *row, static_cast<std::size_t>(key.index)) : QPointF();
}

void TimelineLanes::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), theme().background);
    // Outside the open scene nothing of it happens.
    const QColor outside = theme().isDark ? QColor(0, 0, 0, 70) : QColor(0, 0, 0, 14);
    const double start = m_view.axis().x(m_view.sceneStart());
    const double end = m_view.axis().x(m_view.sceneStart() + m_view.sceneLength());
    LanePainter rows(painter, m_view, width(), event->region());
    for (const TimeRow &row : m_view.rows()) {
        if (row.bottom() > m_view.scrollY() && row.top < m_view.scrollY() + height())
            rows.row(row);
    }
    painter.fillRect(QRectF(0, 0, std::max(0.0, start), height()), outside);
    painter.fillRect(QRectF(end, 0, std::max(0.0, width() - end), height()), outside);
    m_paintedBars = rows.bars();
    m_paintedKeys = rows.keys();

    if (m_view.rows().empty()) {
        icon(u"wand-sparkles"_s, theme().muted).paint(&painter, QRect(width() / 2 - 12, height() / 2 - 34, 24, 24));
        painter.setPen(theme().muted);
        painter.setFont(uiFont(13));
        painter.drawText(QRect(16, height() / 2 - 6, width() - 32, 48),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                         tr("Drag an animation here, or select something on the stage and choose “Animate”."));
    }
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

void TimelineLanes::resizeEvent(QResizeEvent *)
{
    m_view.setLaneSize(size());
}

LaneDrag::Kind TimelineLanes::dragKind(const LaneHit &hit, Qt::KeyboardModifiers modifiers) const
{
    const bool stretches = modifiers & Qt::AltModifier;
    using enum LaneDrag::Kind;
    switch (hit.part) {
    case LaneHit::Part::Start: return stretches ? StretchStart : TrimStart;
    case LaneHit::Part::End: return stretches ? StretchEnd : TrimEnd;
    case LaneHit::Part::Key: return stretches && m_view.session().selection.keys().size() > 1 ? ScaleKeys : Move;
    case LaneHit::Part::Body: return Move;
    case LaneHit::Part::Chevron:
    case LaneHit::Part::Nothing: break;
    }
    return Box;
}

void TimelineLanes::selectAt(const LaneHit &hit, Qt::KeyboardModifiers modifiers)
{
    Selection &selection = m_view.session().selection;
    const bool toggles = modifiers & Qt::ControlModifier;
    const bool adds = modifiers & Qt::ShiftModifier;
    m_narrowsOnRelease = false;
    if (hit.clip) {
        if (toggles)
            selection.toggle(*hit.clip);
        else if (selection.has(*hit.clip))
            m_narrowsOnRelease = !adds;
        else if (adds && !selection.clips().empty()) {
            ClipPlaces clips = selection.clips();
            clips.push_back(*hit.clip);
            selection.setClips(std::move(clips));
        } else
            selection.setClips({*hit.clip});
    } else if (hit.key) {
        if (toggles)
            selection.toggle(*hit.key);
        else if (selection.has(*hit.key))
            m_narrowsOnRelease = !adds;
        else if (adds) {
            std::vector<KeyPlace> keys = selection.keys();
            keys.push_back(*hit.key);
            selection.setKeys(std::move(keys));
        } else {
            if (!selection.clips().empty() || !selection.sounds().empty())
                selection.setClips({});
            selection.setKeys({*hit.key});
        }
    }
}

void TimelineLanes::mousePressEvent(QMouseEvent *event)
{
    m_drag.reset();
    m_isHeld = false;
    m_view.setHeld(true);
    const QPointF at = event->position();
    if (event->button() == Qt::MiddleButton) {
        m_drag = std::make_unique<LaneDrag>(m_view, LaneDrag::Kind::Pan, at, LaneHit(), event->modifiers());
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    const LaneHit hit = hitAt(m_view, at);
    if (event->button() == Qt::RightButton) {
        // The menu is about what it was opened on.
        if ((hit.clip && !m_view.session().selection.has(*hit.clip))
            || (hit.key && !m_view.session().selection.has(*hit.key)))
            selectAt(hit, {});
        m_view.setHeld(false); // the menu takes the release
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (hit.part == LaneHit::Part::Chevron) {
        m_view.openGroup(*hit.clip, !m_view.isGroupOpen(*hit.clip));
        return;
    }
    m_pressed = at;
    m_held = hit;
    m_isHeld = true;
    selectAt(hit, event->modifiers());
    // What was just taken out of the selection is not dragged along with the rest.
    const Selection &selection = m_view.session().selection;
    if ((hit.clip && !selection.has(*hit.clip)) || (hit.key && !selection.has(*hit.key)))
        m_isHeld = false;
}

void TimelineLanes::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_isHeld && !m_drag && (at - m_pressed).manhattanLength() >= QApplication::startDragDistance() / 2.0) {
        const TimeRow *row = m_held.clip || m_held.key ? hitAt(m_view, m_pressed).row : nullptr;
        if (row && row->isLocked) {
            m_isHeld = false;
            return;
        }
        m_held = hitAt(m_view, m_pressed); // selecting may have made the rows anew
        m_drag = std::make_unique<LaneDrag>(m_view, dragKind(m_held, event->modifiers()), m_pressed, m_held,
                                            event->modifiers());
    }
    if (!m_drag) {
        showCursor(at, event->modifiers());
        return;
    }
    if (m_drag->kind() != LaneDrag::Kind::Pan) {
        // Beyond the border there is more.
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
    m_drag.reset();
    m_view.setSnapLine({});
    if (m_isHeld && !wasDrag && event->button() == Qt::LeftButton) {
        Selection &selection = m_view.session().selection;
        const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier));
        if (m_held.clip && m_narrowsOnRelease)
            selection.setClips({*m_held.clip});
        else if (m_held.key && m_narrowsOnRelease)
            select(selection, {}, {*m_held.key});
        else if (!m_held.clip && !m_held.key && plain)
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
    if (hit.clip) {
        const Bar *bar = m_view.barOf(*hit.clip);
        if (bar && bar->clip->isGroup() && hit.part != LaneHit::Part::Chevron)
            m_view.openGroup(*hit.clip, !m_view.isGroupOpen(*hit.clip));
        else if (bar && !bar->clip->isGroup())
            Q_EMIT inspectRequested();
    } else if (hit.key) {
        Q_EMIT inspectRequested();
    } else if (hit.row && hit.row->kind == RowKind::Property && !hit.row->isLocked) {
        const PropertyPlace place = hit.row->property;
        const Time at = m_view.sceneTimeAt(event->position().x());
        applyEdit(m_view.session(), tr("Add keyframe"), [&](const lecture::Lecture &lecture) {
            return withKeyHeld(lecture, place, at, m_view.session().registry);
        });
    }
}

void TimelineLanes::showCursor(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const LaneHit hit = hitAt(m_view, at);
    const bool isLocked = hit.row && hit.row->isLocked;
    switch (hit.part) {
    case LaneHit::Part::Start:
    case LaneHit::Part::End:
        setCursor(isLocked ? Qt::ForbiddenCursor : modifiers & Qt::AltModifier ? Qt::SplitHCursor : Qt::SizeHorCursor);
        break;
    default: unsetCursor(); break;
    }
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
        const auto &clips = m_view.session().selection.clips();
        if (!clips.empty()) {
            m_view.reveal(clips.front());
            at = rectOf(clips.front()).intersected(rect()).center().toPoint();
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
