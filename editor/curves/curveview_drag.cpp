// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curveview.h"
#include "editor/curves/segments.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

void CurveView::mousePressEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    m_pressed = m_last = at;
    m_hasMoved = false;
    m_hasEdited = false;
    m_shift = {};
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    m_grabbed = hitAt(at);
    const bool also = event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    switch (m_grabbed.what) {
    case Hit::What::Ruler:
        m_drag = Drag::Scrub;
        scrub(at.x());
        return;
    case Hit::What::Key: {
        const Curve &curve = m_curves[m_grabbed.curve];
        const KeyPlace key = keyPlace(curve.place, m_grabbed.index);
        if (also)
            m_session.selection.toggle(key);
        else if (!m_session.selection.has(key))
            m_session.selection.setKeys({key});
        m_drag = m_session.selection.has(key) ? Drag::Keys : Drag::None;
        break;
    }
    case Hit::What::OutHandle:
    case Hit::What::InHandle: m_drag = Drag::Handle; break;
    case Hit::What::Grip: m_drag = Drag::Grip; break;
    case Hit::What::Line:
    case Hit::What::Nothing:
        m_drag = Drag::Box;
        m_box = {};
        m_selectedBefore = also ? m_session.selection.keys() : std::vector<KeyPlace>();
        if (!also)
            m_session.selection.setKeys({});
        return;
    }
    m_before = m_session.document.lecture();
    m_moving = selectedKeys();
    m_selectedBefore = m_session.selection.keys();
    m_gesture = Gesture::begin();
    if (m_drag == Drag::Grip) {
        m_extent = selectedExtent().value_or(QRectF());
        m_scaling = selectedNumbers();
        m_factors = {};
        return;
    }
    if (m_drag == Drag::Handle) {
        const HandleSide side = m_grabbed.what == Hit::What::OutHandle ? HandleSide::Out : HandleSide::In;
        const PropertyPlace place = m_curves[m_grabbed.curve].place;
        const int segment = side == HandleSide::Out ? m_grabbed.index : m_grabbed.index - 1;
        if (!handleShown(m_grabbed.curve, m_grabbed.index, side)->isWritten) {
            if (const auto with = withSegmentHandles(m_before, place.scene, {keyPlace(place, segment)},
                                                     m_session.registry))
                m_before = *with;
        }
    }
    const CurveKey &key = m_curves[m_grabbed.curve].keys[static_cast<std::size_t>(m_grabbed.index)];
    m_grabbedSeconds = key.seconds;
    m_grabbedValue = key.value;
}

void CurveView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_drag == Drag::None) {
        setCursor(cursorFor(hitAt(at)));
        return;
    }
    if (!m_hasMoved && (at - m_pressed).manhattanLength() < 3 && m_drag != Drag::Scrub)
        return;
    m_hasMoved = true;
    drag(at, event->modifiers());
    m_last = at;
}

Qt::CursorShape CurveView::cursorFor(const Hit &hit)
{
    switch (hit.what) {
    case Hit::What::Key:
    case Hit::What::OutHandle:
    case Hit::What::InHandle: return Qt::SizeAllCursor;
    case Hit::What::Grip:
        if (hit.grip.x == 0 || hit.grip.y == 0)
            return hit.grip.x == 0 ? Qt::SizeVerCursor : Qt::SizeHorCursor;
        return hit.grip.x == hit.grip.y ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
    case Hit::What::Nothing:
    case Hit::What::Ruler:
    case Hit::What::Line: break;
    }
    return Qt::ArrowCursor;
}

void CurveView::drag(const QPointF &to, Qt::KeyboardModifiers modifiers)
{
    switch (m_drag) {
    case Drag::None: break;
    case Drag::Scrub: scrub(to.x()); break;
    case Drag::Pan:
        m_scale.pan(to - m_last);
        update();
        break;
    case Drag::Box:
        m_box = QRectF(m_pressed, to).normalized();
        selectWithin(m_box, modifiers & (Qt::ControlModifier | Qt::ShiftModifier));
        update();
        break;
    case Drag::Keys: dragKeys(to, modifiers); break;
    case Drag::Handle: dragHandle(to, modifiers); break;
    case Drag::Grip: dragGrip(to, modifiers); break;
    }
}

void CurveView::dragKeys(const QPointF &to, Qt::KeyboardModifiers modifiers)
{
    const Curve &curve = m_curves[m_grabbed.curve];
    QPointF by = to - m_pressed;
    if (modifiers & Qt::ShiftModifier)
        std::abs(by.x()) >= std::abs(by.y()) ? by.setY(0) : by.setX(0);
    KeyShift shift;
    if (by.x() != 0) {
        const double wanted = m_grabbedSeconds + by.x() * m_scale.secondsPerPixel();
        shift.seconds = (modifiers & Qt::AltModifier ? wanted : onFrame(wanted)) - m_grabbedSeconds;
    }
    if (by.y() != 0 && !m_showsSpeed && !curve.isValueFixed()) {
        const double wanted = m_grabbedValue - by.y() * m_scale.valuePerPixel();
        shift.value = tidy(wanted, m_scale.valuePerPixel()) - m_grabbedValue;
        shift.component = curve.component;
    }
    if (shift.seconds == m_shift.seconds && shift.value == m_shift.value)
        return;
    m_shift = shift;
    m_hasEdited |= editKeys(
        tr("Move keyframes"),
        [&](const lecture::Lecture &) {
            return withKeysShifted(m_before, curve.place.scene, m_moving, shift, m_session.registry);
        },
        m_gesture);
}

void CurveView::dragHandle(const QPointF &to, Qt::KeyboardModifiers modifiers)
{
    const PropertyPlace place = m_curves[m_grabbed.curve].place;
    const HandleSide side = m_grabbed.what == Hit::What::OutHandle ? HandleSide::Out : HandleSide::In;
    graph::Handle handle{tidy(m_scale.secondAt(to.x()) - m_grabbedSeconds, m_scale.secondsPerPixel()),
                         tidy(m_scale.valueAt(to.y()) - m_grabbedValue, m_scale.valuePerPixel())};
    if (modifiers & Qt::ShiftModifier)
        handle.value = 0;
    const auto bent = withKeyHandle(m_before, place.scene, keyPlace(place, m_grabbed.index), side, handle,
                                    modifiers & Qt::AltModifier);
    m_hasEdited |= m_session.document.edit(
        tr("Bend curve"), [&](const lecture::Lecture &) { return bent; }, m_gesture);
}

void CurveView::selectWithin(const QRectF &box, bool also)
{
    std::vector<KeyPlace> keys = also ? m_selectedBefore : std::vector<KeyPlace>();
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        for (int k = 0; k < static_cast<int>(m_curves[i].keys.size()); ++k) {
            const KeyPlace key = keyPlace(m_curves[i].place, k);
            if (box.contains(keyPoint(i, k)) && std::ranges::find(keys, key) == keys.end())
                keys.push_back(key);
        }
    }
    m_session.selection.setKeys(std::move(keys));
}

void CurveView::mouseReleaseEvent(QMouseEvent *event)
{
    // A click on one of several selected keyframes selects it alone; only a drag takes them all along.
    if (m_drag == Drag::Keys && !m_hasMoved && !(event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)))
        m_session.selection.setKeys({keyPlace(m_curves[m_grabbed.curve].place, m_grabbed.index)});
    m_drag = Drag::None;
    m_before = {};
    unsetCursor();
    update();
}

void CurveView::cancelDrag()
{
    const bool changes = m_drag == Drag::Keys || m_drag == Drag::Handle || m_drag == Drag::Grip;
    m_drag = Drag::None;
    unsetCursor();
    if (changes)
        m_session.document.cancel(m_gesture);
    update();
}

void CurveView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const Hit hit = hitAt(event->position());
    if (hit.what == Hit::What::Line)
        addKeys({hit.curve}, frameAt(m_scale.secondAt(event->position().x())));
}

void CurveView::wheelEvent(QWheelEvent *event)
{
    // With Alt some systems turn the wheel sideways; a wheel that is held with Shift too.
    const QPoint turned = event->angleDelta();
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    const double factor = std::pow(0.85, notches);
    if (event->modifiers() & Qt::ControlModifier) {
        const bool isVertical = event->modifiers() & Qt::ShiftModifier;
        m_scale.zoom(event->position(), isVertical ? 1 : factor, isVertical ? factor : 1);
    } else if (event->modifiers() & Qt::ShiftModifier || turned.y() == 0) {
        m_scale.pan({notches * 40, 0});
    } else {
        m_scale.pan({0, notches * 24});
    }
    event->accept();
    update();
}

void CurveView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_drag != Drag::None)
        cancelDrag();
    else if (event->key() == Qt::Key_Escape && !m_session.selection.keys().empty())
        m_session.selection.setKeys({});
    else
        QWidget::keyPressEvent(event);
}

void CurveView::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT contextMenuWanted(event->globalPos());
}

void CurveView::scrub(double x)
{
    m_session.playhead.setTime(base::Time::fromSeconds(sceneStart() + std::max(0.0, m_scale.secondAt(x))));
}

} // namespace lectograph::editor
