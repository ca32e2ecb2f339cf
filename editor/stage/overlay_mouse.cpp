// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/picturechoice.h"
#include "editor/stage/overlay.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

constexpr double snapReach = 6; // pixels
constexpr double gridStep = 0.5;

QString number(double value)
{
    return QString::number(value == 0 ? 0.0 : value, 'f', 2);
}

} // namespace

const Actor *StageOverlay::selectedUnder(const QPointF &at) const
{
    const Projection by = projection();
    for (const QString &id : selectedActors()) {
        const Actor *actor = findActor(cast(), id);
        if (!actor->isSeen && by.corners(actor->own, actor->place, actor->isPinned).containsPoint(at, Qt::WindingFill))
            return actor;
    }
    return nullptr;
}
std::optional<Vec3> StageOverlay::scenePoint(const QPointF &at, bool isPinned) const
{
    return projection().toScene(at, isPinned);
}

void StageOverlay::mousePressEvent(QMouseEvent *event)
{
    m_isFocusShown = false;
    m_pressed = m_point = event->position();
    setHover({});
    if (event->button() == Qt::MiddleButton) {
        m_mode = Mode::Pan;
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() == Qt::RightButton) {
        const auto hit = hitAt(cast(), projection(), event->position());
        if (hit && !m_session.selection.has(hit->node))
            m_session.selection.setNodes({hit->node});
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    m_session.playhead.stop();
    if (const auto grip = gripUnder(event->position())) {
        m_grip = *grip;
        m_mode = grip->isTurn ? Mode::Turn : grip->end.isEmpty() ? Mode::Scale : Mode::End;
        return;
    }
    const auto hit = hitAt(cast(), projection(), event->position());
    Selection &selection = m_session.selection;
    if (const Actor *unseen = hit ? nullptr : selectedUnder(event->position())) {
        m_mode = Mode::Actor;
        m_grabbed = scenePoint(event->position(), unseen->isPinned);
        return;
    }
    if (!hit) {
        m_mode = Mode::Empty;
        m_bandBefore = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier) ? selection.nodes()
                                                                                      : QStringList();
        return;
    }
    m_mode = Mode::Actor;
    if (event->modifiers() & Qt::AltModifier)
        selection.setNodes({hit->node}, hit->part);
    else if (event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier))
        selection.toggle(hit->node);
    else if (!selection.has(hit->node))
        selection.setNodes({hit->node});
    m_grabbed = scenePoint(event->position(), findActor(cast(), hit->node)->isPinned);
}

void StageOverlay::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_mode == Mode::Idle) {
        m_point = at;
        const auto hit = m_session.playhead.isPlaying() ? std::nullopt : hitAt(cast(), projection(), at);
        setHover(hit ? hit->node : QString());
        updateCursor(at);
        return;
    }
    if (m_mode == Mode::Pan) {
        m_viewport.pan(at - m_point, size(), aspect());
        m_point = at;
        changeFrame();
        return;
    }
    m_point = at;
    if (!m_manipulation && m_mode != Mode::Band && m_mode != Mode::Refused
        && (at - m_pressed).manhattanLength() >= QApplication::startDragDistance() / 2.0)
        startDrag();
    if (m_manipulation || m_mode == Mode::Band)
        dragTo(at, event->modifiers());
}

void StageOverlay::startDrag()
{
    if (m_mode == Mode::Empty) {
        m_mode = Mode::Band;
        return;
    }
    const QStringList selected = selectedActors();
    if (selected.isEmpty()) {
        m_mode = Mode::Refused;
        return;
    }
    if (m_mode == Mode::Actor)
        m_mode = Mode::Move;
    m_manipulation = std::make_unique<Manipulation>(m_session, cast(), selected);
    if (m_mode != Mode::Move)
        m_grabbed = scenePoint(m_pressed, m_manipulation->box().isPinned);
    if (mayDrag())
        return;
    m_manipulation.reset();
    m_mode = Mode::Refused;
    setCursor(Qt::ForbiddenCursor);
}

bool StageOverlay::mayDrag()
{
    switch (m_mode) {
    case Mode::Move: return m_manipulation->move({0.001, 0, 0});
    case Mode::Turn: return m_manipulation->turn(0.01);
    case Mode::End: return m_manipulation->moveEnd(m_grip.end, {0.001, 0, 0});
    default: {
        const Vec3 handle = m_manipulation->box().at(m_grip.side);
        return m_manipulation->scale(m_grip.side, handle + (handle - m_manipulation->box().at({})) * 0.001, true);
    }
    }
}

SnapTargets StageOverlay::snapTargets() const
{
    return {projection().seenRect(m_manipulation->box().isPinned), m_manipulation->others(),
            m_showsGrid ? gridStep : 0};
}

void StageOverlay::dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    m_guides.clear();
    switch (m_mode) {
    case Mode::Move: moveTo(at, modifiers); break;
    case Mode::Turn: turnTo(at, modifiers); break;
    case Mode::Scale: scaleTo(at, modifiers); break;
    case Mode::End: endTo(at, modifiers); break;
    case Mode::Band: {
        QStringList nodes = m_bandBefore;
        for (const QString &id : actorsIn(cast(), projection(), QRectF(m_pressed, at).normalized())) {
            if (!nodes.contains(id))
                nodes.append(id);
        }
        m_session.selection.setNodes(nodes);
        break;
    }
    default: break;
    }
    updateMarks();
}

void StageOverlay::moveTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const bool isPinned = m_manipulation->box().isPinned;
    const auto now = scenePoint(at, isPinned);
    if (!now || !m_grabbed)
        return;
    Vec3 by = *now - *m_grabbed;
    if (modifiers & Qt::ShiftModifier) // along one direction
        (std::abs(by.x) > std::abs(by.y) ? by.y : by.x) = 0;
    if (m_snaps && !(modifiers & Qt::ControlModifier)) {
        const QRectF moving = m_manipulation->startRect().translated(by.x, by.y);
        const Snapped snap = snapped(moving, snapTargets(), snapReach / projection().unit(isPinned));
        by = by + Vec3{snap.shift.x(), snap.shift.y(), 0};
        m_guides = snap.lines;
    }
    m_manipulation->move(by);
    m_note = u"%1, %2"_s.arg(number(by.x), number(by.y));
}

void StageOverlay::scaleTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const SelectionBox &box = m_manipulation->box();
    const auto now = scenePoint(at, box.isPinned);
    if (!now || !m_grabbed)
        return;
    const bool isAboutCentre = modifiers & Qt::AltModifier;
    const Vec3 handle = box.at(m_grip.side);
    const Vec3 anchor = isAboutCentre ? box.at({}) : box.at(-m_grip.side);
    const Vec3 arm = handle - anchor;
    Vec3 to = handle + (*now - *m_grabbed);
    if (m_snaps && !(modifiers & Qt::ControlModifier) && base::dot(arm, arm) > 0) {
        // The handle runs along its arm; it stops where that meets the nearest line.
        const double share = base::dot(to - anchor, arm) / base::dot(arm, arm);
        const Vec3 on = anchor + arm * share;
        const double reach = snapReach / projection().unit(box.isPinned);
        const Snapped snap = snapped(QRectF(on.x, on.y, 0, 0), snapTargets(), reach);
        const bool hasX = snap.shift.x() != 0 && std::abs(arm.x) > 0.3 * std::abs(arm.y);
        const bool hasY = snap.shift.y() != 0 && std::abs(arm.y) > 0.3 * std::abs(arm.x);
        const bool isX = hasX && (!hasY || std::abs(snap.shift.x()) <= std::abs(snap.shift.y()));
        if (isX || hasY) {
            to = anchor + arm * (share + (isX ? snap.shift.x() / arm.x : snap.shift.y() / arm.y));
            for (const QLineF &line : snap.lines) {
                if ((line.x1() == line.x2()) == isX)
                    m_guides.push_back(line);
            }
        }
    }
    m_manipulation->scale(m_grip.side, to, isAboutCentre);
    m_note = u"× "_s + number(m_manipulation->factor());
}

void StageOverlay::endTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const bool isPinned = m_manipulation->box().isPinned;
    const auto now = scenePoint(at, isPinned);
    if (!now || !m_grabbed)
        return;
    Vec3 by = *now - *m_grabbed;
    if (modifiers & Qt::ShiftModifier) // along one direction
        (std::abs(by.x) > std::abs(by.y) ? by.y : by.x) = 0;
    if (m_snaps && !(modifiers & Qt::ControlModifier)) {
        const Vec3 end = m_grip.endAt + by;
        const double reach = snapReach / projection().unit(isPinned);
        const Snapped snap = snapped(QRectF(end.x, end.y, 0, 0), snapTargets(), reach);
        by = by + Vec3{snap.shift.x(), snap.shift.y(), 0};
        m_guides = snap.lines;
    }
    m_manipulation->moveEnd(m_grip.end, by);
    m_note = u"%1, %2"_s.arg(number(m_grip.endAt.x + by.x), number(m_grip.endAt.y + by.y));
}

void StageOverlay::turnTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const SelectionBox &box = m_manipulation->box();
    const auto centre = projection().toWidget(box.at({}), box.isPinned);
    if (!centre)
        return;
    const auto angle = [&](const QPointF &point) {
        return std::atan2(centre->y() - point.y(), point.x() - centre->x()) * 45 / std::atan(1.0);
    };
    double degrees = std::remainder(angle(at) - angle(m_pressed), 360);
    if (m_snaps && !(modifiers & Qt::ControlModifier)) {
        const double whole = std::round((m_manipulation->startTurn() + degrees) / 15) * 15;
        if (std::abs(whole - m_manipulation->startTurn() - degrees) < 4)
            degrees = whole - m_manipulation->startTurn();
    }
    degrees = std::round(degrees * 10) / 10;
    m_manipulation->turn(degrees);
    m_note = QString::number(m_manipulation->startTurn() + degrees, 'f', 1) + u'°';
}

void StageOverlay::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_mode == Mode::Actor && event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier) {
        if (const auto hit = hitAt(cast(), projection(), event->position()))
            m_session.selection.setNodes({hit->node});
    } else if (m_mode == Mode::Empty && !(event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier))) {
        m_session.selection.clear();
    }
    endDrag();
    updateCursor(event->position());
}

void StageOverlay::endDrag()
{
    m_mode = Mode::Idle;
    m_manipulation.reset();
    m_guides.clear();
    m_note.clear();
    describe();
    update();
}

void StageOverlay::cancelDrag()
{
    if (m_mode == Mode::Band)
        m_session.selection.setNodes(m_bandBefore);
    if (m_manipulation)
        m_manipulation->cancel();
    endDrag();
    m_mode = Mode::Refused; // until the button is released
}

void StageOverlay::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto hit = hitAt(cast(), projection(), event->position());
    if (event->button() != Qt::LeftButton || !hit || gripUnder(event->position()))
        return;
    if (hasWords(m_session.document.lecture(), m_session.selection.scene(), hit->node, m_session.registry))
        Q_EMIT editRequested(hit->node);
    else
        askForPicture(m_session, hit->node, Gesture::begin());
}

void StageOverlay::leaveEvent(QEvent *event)
{
    setHover({});
    QWidget::leaveEvent(event);
}

void StageOverlay::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    const QStringList selected = selectedActors();
    if (event->reason() == QContextMenuEvent::Keyboard)
        at = mapToGlobal(selected.isEmpty() ? rect().center() : rectOf(selected.front()).center().toPoint());
    Q_EMIT menuRequested(at);
}
} // namespace lectograph::editor
