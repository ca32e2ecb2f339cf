// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"
#include "editor/graph/minimap.h"
#include "editor/widgets/plaintexts.h"

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
        if (hit.kind == Hit::Link)
            select(m_diagram.links[at(hit.index)]);
        else if (hit.kind == Hit::CommentBoxTitle)
            select({}, hit.index);
        else if (hit.kind == Hit::GroupTitle)
            m_session.selection.setNodes(m_diagram.groups[at(hit.index)].nodes);
        else if (hit.index >= 0 && hit.kind != Hit::CommentBoxCorner) {
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
    case Hit::NodePreview: {
        const NodeCard one = m_diagram.cards[at(hit.index)];
        m_aside = card(hit.index).rect.topLeft() - one.rect.topLeft();
        m_holdsOpen = !m_aside.isNull();
        m_holding.stop();
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
        select({});
        setCurrent(one.nodes.first());
        if (selection.has(one.nodes.first())) {
            beginMove(selection.nodes(), m_anchor);
            m_leader = one.nodes.first();
        }
        return;
    }
    case Hit::Link: select(m_diagram.links[at(hit.index)]); return;
    case Hit::GroupTitle:
        selection.setNodes(m_diagram.groups[at(hit.index)].nodes);
        beginMove(selection.nodes(), m_anchor);
        m_leader = selection.nodes().value(0);
        return;
    case Hit::CommentBoxTitle: {
        select({}, hit.index);
        const QRectF frame = m_diagram.commentBoxes[at(hit.index)].rect;
        QStringList inside;
        for (const NodeCard &one : m_diagram.cards) {
            if (frame.contains(one.rect))
                inside += one.nodes;
        }
        beginMove(inside, m_anchor);
        m_draggedCommentBox = hit.index;
        m_drag = Drag::CommentBox;
        return;
    }
    case Hit::CommentBoxCorner:
        select({}, hit.index);
        m_draggedCommentBox = hit.index;
        m_drag = Drag::Corner;
        return;
    case Hit::Nothing:
        m_beforeBox = {selection.snapshot(), m_current, m_selectedLink, m_selectedCommentBox};
        select({});
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
    m_draggedCommentBox = -1;
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
        letGoOpen();
        const NodeCard *leader = cardOf(m_leader);
        const QPointF start = leader ? leader->rect.topLeft() : QPointF();
        m_offset = snapped(start + canvas - m_anchor + m_aside) - start;
        if (!m_open.isEmpty())
            updateOpen();
        m_insertion = m_moved.size() == 1 ? insertionFor(m_leader, m_offset) : -1;
        break;
    }
    case Drag::CommentBox:
    case Drag::Corner: m_offset = snapped(canvas - m_anchor); break;
    case Drag::Box: {
        m_box = QRectF(m_anchor, canvas).normalized();
        QStringList nodes = m_boxBase;
        for (const NodeCard &one : m_diagram.cards) {
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
    event->accept();
    if (m_drag == Drag::Pan)
        return endDrag();
    if (event->button() != Qt::LeftButton)
        return;
    switch (m_drag) {
    case Drag::Cards:
        if (m_offset.isNull() && m_wasSelected && event->modifiers() == Qt::NoModifier
            && m_session.selection.nodes().size() > 1) {
            if (const NodeCard *leader = cardOf(m_leader))
                m_session.selection.setNodes(QStringList(leader->nodes));
        }
        finishMove();
        break;
    case Drag::CommentBox:
    case Drag::Corner: finishCommentBox(); break;
    case Drag::Link: finishLink(); break;
    default: break;
    }
    endDrag();
}

void GraphCanvas::cancelDrag()
{
    if (m_drag == Drag::Box) {
        select(m_beforeBox.link, m_beforeBox.commentBox); // clears what else is selected
        m_session.selection.replace(m_beforeBox.selected);
        m_session.selection.tell();
        setCurrent(m_beforeBox.current);
    }
    QToolTip::hideText(); // why a link cannot be made
    endDrag();
}

void GraphCanvas::endDrag()
{
    if (m_drag == Drag::Pan)
        unsetCursor();
    m_drag = Drag::None;
    m_autoPan.stop();
    m_link.reset();
    m_dimmed.clear();
    m_overCard = -1;
    m_moved.clear();
    m_leader.clear();
    m_offset = {};
    m_insertion = -1;
    m_draggedCommentBox = -1;
    m_boxBase.clear();
    m_beforeBox = {};
    m_wasSelected = false;
    m_aside = {};
    if (m_holdsOpen)
        m_holding.start();
    updateOpen();
    placeOverlays(); // the map hides while something is dragged
    update();
}

void GraphCanvas::finishMove()
{
    if (m_offset.isNull() || m_moved.isEmpty())
        return;
    Places places = loosePlaces();
    for (const QString &node : m_moved)
        places[node] = m_diagram.places.at(node) + m_offset;
    const std::optional<Link> into = m_insertion >= 0 ? std::optional(m_diagram.links[at(m_insertion)]) : std::nullopt;
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

void GraphCanvas::finishCommentBox()
{
    if (m_offset.isNull() || m_draggedCommentBox < 0)
        return;
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    QJsonArray frames = scene ? scene->extra.value("frames"_L1).toArray() : QJsonArray();
    QJsonObject frame = frames.at(m_draggedCommentBox).toObject();
    frame.insert("rect"_L1, toJson(shownCommentBox(m_draggedCommentBox)));
    frames.replace(m_draggedCommentBox, frame);
    Places places;
    if (m_drag == Drag::CommentBox && !m_moved.isEmpty()) {
        places = loosePlaces();
        for (const QString &node : m_moved)
            places[node] = m_diagram.places.at(node) + m_offset;
    }
    m_session.document.edit(m_drag == Drag::CommentBox ? tr("Move comment box") : tr("Resize comment box"),
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
    letGoOpen();
    switch (hit.kind) {
    case Hit::Header:
    case Hit::NodePreview:
        if (const auto group = m_diagram.cards[at(hit.index)].group)
            setCollapsed(*group, false);
        else if (hit.kind == Hit::Header)
            renameCard(hit.index);
        else
            Q_EMIT inspectRequested();
        break;
    case Hit::GroupTitle: setCollapsed(hit.index, true); break;
    case Hit::CommentBoxTitle: renameCommentBox(hit.index); break;
    case Hit::Nothing: openSearch(canvas); break;
    default: break;
    }
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
        const NodeCard *one = cardOf(m_current);
        global = mapToGlobal(one ? toScreen(one->header().center()).toPoint() : rect().center());
    }
    event->accept();
    Q_EMIT menuRequested(global);
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
            QToolTip::showText(help->globalPos(), tipOf(tip), this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

} // namespace lectograph::editor
