// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/names.h"
#include "editor/graph/canvas.h"
#include "editor/graph/minimap.h"
#include "editor/graph/painting.h"

#include <QApplication>
#include <QHelpEvent>
#include <QInputDevice>
#include <QJsonArray>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

QPointF snapped(const QPointF &point)
{
    return {std::round(point.x() / snap) * snap, std::round(point.y() / snap) * snap};
}

QJsonArray toJson(const QRectF &rect)
{
    return {std::round(rect.x()), std::round(rect.y()), std::round(rect.width()), std::round(rect.height())};
}

} // namespace

GraphCanvas::Hit GraphCanvas::portAt(int index, const QPointF &canvas) const
{
    const Card &one = card(index);
    const double reach = std::max(8.0, 6 / m_zoom);
    Hit best;
    double nearest = reach;
    for (const auto *ports : {&one.inputs, &one.outputs}) {
        for (const Port &port : *ports) {
            const double distance = std::hypot(port.at.x() - canvas.x(), port.at.y() - canvas.y());
            if (distance <= nearest) {
                nearest = distance;
                best = {port.isInput ? Hit::Input : Hit::Output, index, port};
            }
        }
    }
    return best;
}

GraphCanvas::Hit GraphCanvas::hitAt(const QPointF &canvas) const
{
    const auto inCard = [&](int index) -> Hit {
        const Card &one = card(index);
        if (!one.rect.adjusted(-12, -4, 12, 4).contains(canvas))
            return {};
        if (detailAt(m_zoom) != Detail::Block) {
            if (Hit port = portAt(index, canvas); port.kind != Hit::Nothing)
                return port;
        }
        if (one.header().contains(canvas))
            return {Hit::Header, index};
        return one.rect.contains(canvas) ? Hit{Hit::Body, index} : Hit{};
    };
    for (auto open = m_open.keyBegin(); open != m_open.keyEnd(); ++open) {
        if (const Hit hit = inCard(*open); hit.kind != Hit::Nothing)
            return hit;
    }
    for (int i = static_cast<int>(m_diagram.cards.size()) - 1; i >= 0; --i) {
        if (m_open.contains(i))
            continue;
        if (const Hit hit = inCard(i); hit.kind != Hit::Nothing)
            return hit;
    }
    if (const int wire = wireAt(canvas); wire >= 0)
        return {Hit::Wire, wire};
    for (int i = static_cast<int>(m_diagram.groups.size()) - 1; i >= 0; --i) {
        if (!m_diagram.groups[at(i)].isCollapsed && m_diagram.groups[at(i)].titleRect().contains(canvas))
            return {Hit::GroupTitle, i};
    }
    for (int i = static_cast<int>(m_diagram.frames.size()) - 1; i >= 0; --i) {
        const Frame &frame = m_diagram.frames[at(i)];
        if (frame.titleRect().contains(canvas))
            return {Hit::FrameTitle, i};
        const double reach = std::max(12.0, 8 / m_zoom);
        if (QRectF(frame.rect.bottomRight() - QPointF(reach, reach), QSizeF(reach, reach)).contains(canvas))
            return {Hit::FrameCorner, i};
    }
    return {};
}

int GraphCanvas::wireAt(const QPointF &canvas) const
{
    const double reach = 6 / m_zoom;
    int best = -1;
    double nearest = reach;
    for (int i = 0; i < static_cast<int>(m_diagram.wires.size()); ++i) {
        const QPointF from = endOf(m_diagram.wires[at(i)], false);
        const QPointF to = endOf(m_diagram.wires[at(i)], true);
        if (!QRectF(from, to).normalized().adjusted(-90, -reach, 90, reach).contains(canvas))
            continue;
        const double distance = distanceTo(wirePath(from, to), canvas);
        if (distance <= nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    m_pressedAt = event->position();
    m_anchor = toCanvas(event->position());
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
        setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton && m_drag == Drag::None) {
        pressLeft(hitAt(m_anchor), *event);
    } else if (event->button() == Qt::RightButton) {
        const Hit hit = hitAt(m_anchor);
        if (hit.kind == Hit::Wire)
            pick(m_diagram.wires[at(hit.index)]);
        else if (hit.kind == Hit::FrameTitle)
            pick({}, hit.index);
        else if (hit.kind == Hit::GroupTitle)
            m_session.selection.setNodes(m_diagram.groups[at(hit.index)].nodes);
        else if (hit.index >= 0 && hit.kind != Hit::FrameCorner) {
            const QStringList &nodes = m_diagram.cards[at(hit.index)].nodes;
            if (!m_session.selection.has(nodes.first()))
                m_session.selection.setNodes(nodes);
        }
    }
    event->accept();
}

void GraphCanvas::pressLeft(const Hit &hit, const QMouseEvent &event)
{
    Selection &selection = m_session.selection;
    const bool isAdding = event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
    switch (hit.kind) {
    case Hit::Input:
    case Hit::Output: beginLink(hit); return;
    case Hit::Header:
    case Hit::Body: {
        const Card one = m_diagram.cards[at(hit.index)];
        m_wasSelected = selection.has(one.nodes.first());
        if (isAdding) {
            QStringList nodes = selection.nodes();
            for (const QString &node : one.nodes) {
                if (m_wasSelected)
                    nodes.removeAll(node);
                else
                    nodes.append(node);
            }
            selection.setNodes(nodes);
        } else if (!m_wasSelected) {
            selection.setNodes(one.nodes);
        }
        pick({});
        setCurrent(one.nodes.first());
        if (selection.has(one.nodes.first())) {
            beginMove(selection.nodes(), m_anchor);
            m_leader = one.nodes.first();
        }
        return;
    }
    case Hit::Wire: pick(m_diagram.wires[at(hit.index)]); return;
    case Hit::GroupTitle:
        selection.setNodes(m_diagram.groups[at(hit.index)].nodes);
        beginMove(selection.nodes(), m_anchor);
        m_leader = selection.nodes().value(0);
        return;
    case Hit::FrameTitle: {
        pick({}, hit.index);
        const QRectF frame = m_diagram.frames[at(hit.index)].rect;
        QStringList inside;
        for (const Card &one : m_diagram.cards) {
            if (frame.contains(one.rect))
                inside += one.nodes;
        }
        beginMove(inside, m_anchor);
        m_draggedFrame = hit.index;
        m_drag = Drag::Frame;
        return;
    }
    case Hit::FrameCorner:
        pick({}, hit.index);
        m_draggedFrame = hit.index;
        m_drag = Drag::Corner;
        return;
    case Hit::Nothing:
        pick({});
        m_boxBase = isAdding ? selection.nodes() : QStringList();
        if (!isAdding)
            selection.clear();
        m_box = {m_anchor, m_anchor};
        m_drag = Drag::Box;
        updateOpen();
    }
}

void GraphCanvas::beginMove(const QStringList &nodes, const QPointF &anchor)
{
    m_drag = Drag::Cards;
    m_anchor = anchor;
    m_offset = {};
    m_moved = QSet<QString>(nodes.begin(), nodes.end());
    m_draggedFrame = -1;
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF canvas = toCanvas(event->position());
    if (m_drag == Drag::Pan) {
        setView(m_zoom, m_anchor - event->position() / m_zoom);
    } else if (m_drag != Drag::None) {
        const bool isFar = (event->position() - m_pressedAt).manhattanLength()
            >= QApplication::startDragDistance() / 2.0;
        if (isFar || !m_offset.isNull() || m_drag == Drag::Link) {
            m_lastAt = event->position();
            if (!m_autoPan.isActive() && !borderPush().isNull())
                m_autoPan.start();
            dragTo(canvas, event->globalPosition().toPoint());
        }
    } else {
        hover(canvas);
    }
    event->accept();
}

/// How far the view moves on while something is dragged close to its border, in pixels.
QPointF GraphCanvas::borderPush() const
{
    constexpr double border = 16;
    constexpr double step = 10;
    const auto push = [](double at, double size) { return at < border ? -step : at > size - border ? step : 0; };
    return {push(m_lastAt.x(), width()), push(m_lastAt.y(), height())};
}

void GraphCanvas::panAtBorder()
{
    const QPointF by = borderPush();
    if (m_drag == Drag::None || m_drag == Drag::Pan || by.isNull()) {
        m_autoPan.stop();
        return;
    }
    setView(m_zoom, m_origin + by / m_zoom);
    dragTo(toCanvas(m_lastAt), mapToGlobal(m_lastAt.toPoint()));
}

void GraphCanvas::dragTo(const QPointF &canvas, const QPoint &global)
{
    m_map->hide(); // nothing shall be dropped behind it
    switch (m_drag) {
    case Drag::Cards: {
        const Card *leader = cardOf(m_leader);
        const QPointF start = leader ? leader->rect.topLeft() : QPointF();
        m_offset = snapped(start + canvas - m_anchor) - start;
        if (!m_open.isEmpty())
            updateOpen();
        m_insertion = m_moved.size() == 1 ? insertionFor(m_leader, m_offset) : -1;
        break;
    }
    case Drag::Frame:
    case Drag::Corner: m_offset = snapped(canvas - m_anchor); break;
    case Drag::Box: {
        m_box = QRectF(m_anchor, canvas).normalized();
        QStringList nodes = m_boxBase;
        for (const Card &one : m_diagram.cards) {
            if (!one.rect.intersects(m_box))
                continue;
            for (const QString &node : one.nodes) {
                if (!nodes.contains(node))
                    nodes.append(node);
            }
        }
        if (nodes != m_session.selection.nodes())
            m_session.selection.setNodes(nodes);
        break;
    }
    case Drag::Link: dragLink(canvas, global); break;
    default: break;
    }
    update();
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag drag = m_drag;
    m_autoPan.stop();
    event->accept();
    if (drag == Drag::Pan) {
        m_drag = Drag::None;
        unsetCursor();
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    switch (drag) {
    case Drag::Cards:
        if (m_offset.isNull() && m_wasSelected && event->modifiers() == Qt::NoModifier
            && m_session.selection.nodes().size() > 1) {
            if (const Card *leader = cardOf(m_leader))
                m_session.selection.setNodes(QStringList(leader->nodes));
        }
        finishMove();
        break;
    case Drag::Frame:
    case Drag::Corner: finishFrame(); break;
    case Drag::Link: finishLink(); break;
    default: break;
    }
    m_drag = Drag::None;
    m_moved.clear();
    m_offset = {};
    m_insertion = -1;
    m_draggedFrame = -1;
    m_wasSelected = false;
    updateOpen();
    placeOverlays();
    update();
}

void GraphCanvas::finishMove()
{
    if (m_offset.isNull() || m_moved.isEmpty())
        return;
    Places places = loosePlaces();
    for (const QString &node : m_moved)
        places[node] = m_diagram.places.at(node) + m_offset;
    const std::optional<Wire> into = m_insertion >= 0 ? std::optional(m_diagram.wires[at(m_insertion)]) : std::nullopt;
    const QString leader = m_leader;
    m_session.document.edit(into ? tr("Insert block into link") : tr("Move blocks"),
                            [&](const lecture::Lecture &lecture) {
                                auto result = withPlaces(lecture, m_scene, places);
                                if (!result || !into)
                                    return result;
                                return withInserted(*result, m_scene, leader, {into->fromNode, into->fromPort},
                                                    {into->toNode, into->toKey, into->element}, m_session.registry);
                            });
}

void GraphCanvas::finishFrame()
{
    if (m_offset.isNull() || m_draggedFrame < 0)
        return;
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    QJsonArray frames = scene ? scene->extra.value("frames"_L1).toArray() : QJsonArray();
    QJsonObject frame = frames.at(m_draggedFrame).toObject();
    frame.insert("rect"_L1, toJson(shownFrame(m_draggedFrame)));
    frames.replace(m_draggedFrame, frame);
    Places places;
    if (m_drag == Drag::Frame && !m_moved.isEmpty()) {
        places = loosePlaces();
        for (const QString &node : m_moved)
            places[node] = m_diagram.places.at(node) + m_offset;
    }
    m_session.document.edit(m_drag == Drag::Frame ? tr("Move frame") : tr("Resize frame"),
                            [&](const lecture::Lecture &lecture) {
                                auto result = withPlaces(lecture, m_scene, places);
                                return result ? withSceneExtra(*result, m_scene, u"frames"_s, frames) : result;
                            });
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPointF canvas = toCanvas(event->position());
    const Hit hit = hitAt(canvas);
    switch (hit.kind) {
    case Hit::Header:
    case Hit::Body:
        if (const auto group = m_diagram.cards[at(hit.index)].group)
            setCollapsed(*group, false);
        else if (hit.kind == Hit::Header)
            renameCard(hit.index);
        else
            Q_EMIT inspectRequested();
        break;
    case Hit::GroupTitle: setCollapsed(hit.index, true); break;
    case Hit::FrameTitle: renameFrame(hit.index); break;
    case Hit::Nothing: openSearch(canvas); break;
    default: break;
    }
}

void GraphCanvas::hover(const QPointF &canvas)
{
    const Hit hit = hitAt(canvas);
    if (hit.kind == m_hover.kind && hit.index == m_hover.index && hit.port.key == m_hover.port.key)
        return;
    m_hover = hit;
    const bool isPort = hit.kind == Hit::Input || hit.kind == Hit::Output;
    setCursor(isPort ? Qt::CrossCursor : hit.kind == Hit::FrameCorner ? Qt::SizeFDiagCursor : Qt::ArrowCursor);
    update();
}

void GraphCanvas::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hover = {};
    update();
}

void GraphCanvas::wheelEvent(QWheelEvent *event)
{
    const bool isTouchPad = event->device() && event->device()->type() == QInputDevice::DeviceType::TouchPad;
    const QPoint turn = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier) {
        setView(m_zoom, m_origin - QPointF(turn.x() + turn.y(), 0) / (1.5 * m_zoom));
    } else if (isTouchPad && !(event->modifiers() & Qt::ControlModifier)) {
        setView(m_zoom, m_origin - QPointF(event->pixelDelta()) / m_zoom);
    } else {
        zoomAt(event->position(), std::pow(1.0015, turn.y()));
    }
    event->accept();
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint global = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const Card *one = cardOf(m_current);
        global = mapToGlobal(one ? toScreen(one->header().center()).toPoint() : rect().center());
    }
    event->accept();
    Q_EMIT menuRequested(global);
}

QString GraphCanvas::toolTipOf(const Hit &hit) const
{
    switch (hit.kind) {
    case Hit::Input:
    case Hit::Output: {
        QString tip = u"<b>%1</b> · %2"_s.arg(hit.port.label.toHtmlEscaped(),
                                              editor::nameOf(hit.port.type).toHtmlEscaped());
        if (!hit.port.help.isEmpty())
            tip += u"<br>"_s + hit.port.help.toHtmlEscaped();
        return tip;
    }
    case Hit::Header:
    case Hit::Body: {
        const Card &one = m_diagram.cards[at(hit.index)];
        if (one.group)
            return tr("Double-click to open this group");
        const Body &body = m_bodies.of(one.id);
        QString tip = u"<b>%1</b> · %2<br>%3"_s.arg(one.label.toHtmlEscaped(), one.title.toHtmlEscaped(),
                                                    one.help.toHtmlEscaped());
        if (!one.isKnown)
            tip += u"<br>"_s + tr("No plugin brings this kind of block; it is kept as it is.").toHtmlEscaped();
        if (!body.problem.isEmpty())
            tip += u"<br>"_s + body.problem.toHtmlEscaped();
        else if (!body.text.isEmpty())
            tip += u"<br>"_s + body.text.toHtmlEscaped();
        return tip;
    }
    case Hit::Wire: {
        const Wire &wire = m_diagram.wires[at(hit.index)];
        const Port &port = m_diagram.cards[at(wire.toCard)].inputs[at(wire.toIndex)];
        QString tip = u"%1 → %2 · %3"_s.arg(m_diagram.cards[at(wire.fromCard)].label,
                                            m_diagram.cards[at(wire.toCard)].label, port.label);
        if (!wire.part.isEmpty())
            tip += u'\n' + tr("Only this part: %1").arg(wire.part);
        if (wire.isStaged)
            tip += u'\n' + tr("Follows its animation on stage");
        return tip.toHtmlEscaped().replace(u'\n', u"<br>"_s);
    }
    case Hit::FrameTitle: return tr("Drag to move the frame with its blocks; double-click to rename it");
    case Hit::FrameCorner: return tr("Drag to resize the frame");
    case Hit::GroupTitle: return tr("Double-click to shut this group");
    case Hit::Nothing: return {};
    }
    return {};
}

bool GraphCanvas::event(QEvent *event)
{
    // Whoever comes here means the scene that is open.
    constexpr QEvent::Type arrivals[] = {
        QEvent::Enter,    QEvent::FocusIn, QEvent::MouseButtonPress, QEvent::ShortcutOverride,
        QEvent::KeyPress, QEvent::Wheel,   QEvent::DragEnter,        QEvent::ContextMenu};
    if (std::ranges::find(arrivals, event->type()) != std::end(arrivals))
        catchUp();
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString tip = toolTipOf(hitAt(toCanvas(help->pos())));
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), tip, this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

} // namespace lectograph::editor
