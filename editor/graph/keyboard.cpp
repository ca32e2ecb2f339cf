// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"

#include <QKeyEvent>

#include <cmath>
#include <limits>

namespace lectograph::editor {

using namespace diagram;

namespace {

/// Null if it is no arrow key.
QPointF directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

} // namespace

bool GraphKeyboard::takes(const QKeyEvent &event) const
{
    if (!directionOf(event.key()).isNull())
        return event.modifiers() == Qt::AltModifier
            || (event.modifiers() == Qt::NoModifier && !m_canvas.session().selection.nodes().isEmpty());
    return event.modifiers() == Qt::NoModifier
        && (event.key() == Qt::Key_Home || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
}

bool GraphKeyboard::press(const QKeyEvent &event)
{
    const int key = event.key();
    const QPointF direction = directionOf(key);
    const bool hasNodes = !m_canvas.session().selection.nodes().isEmpty();
    if (!direction.isNull() && event.modifiers() & Qt::AltModifier)
        walk(direction);
    else if (!direction.isNull() && hasNodes)
        nudge(direction);
    else if (key == Qt::Key_Home)
        m_canvas.frameAll();
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && hasNodes)
        Q_EMIT m_canvas.inspectRequested();
    else if (key == Qt::Key_Escape)
        m_canvas.cancel();
    else if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        m_canvas.zoomAt(m_canvas.rect().center(), 1.25);
    else if (key == Qt::Key_Minus)
        m_canvas.zoomAt(m_canvas.rect().center(), 0.8);
    else
        return false;
    return true;
}

void GraphKeyboard::walk(const QPointF &direction)
{
    const NodeCard *from = m_canvas.cardOf(m_canvas.current());
    const QPointF start = from ? from->header().center() : m_canvas.visibleRect().center();
    const NodeCard *best = nullptr;
    double nearest = std::numeric_limits<double>::max();
    for (const NodeCard &one : m_canvas.drawn().diagram.cards) {
        if (from && one.id == from->id)
            continue;
        const QPointF way = one.header().center() - start;
        const double along = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (from && along <= 4)
            continue;
        const double distance = from ? along + 2.5 * aside : std::hypot(way.x(), way.y());
        if (distance < nearest) {
            nearest = distance;
            best = &one;
        }
    }
    if (!best)
        return;
    const QStringList nodes = best->nodes;
    const QRectF rect = best->rect;
    if (best->isPublished)
        m_canvas.session().selection.clear();
    else
        m_canvas.session().selection.setNodes(nodes);
    m_canvas.setCurrent(nodes.first());
    m_canvas.reveal(rect);
}

void GraphKeyboard::nudge(const QPointF &direction)
{
    Session &session = m_canvas.session();
    Places places = m_canvas.loosePlaces();
    for (const QString &node : session.selection.nodes())
        places[node] = m_canvas.drawn().diagram.places.at(node) + direction * snap;
    const auto move = [&](const lecture::Lecture &lecture) { return withPlaces(lecture, m_canvas.scene(), places); };
    m_nudges.run({}, session.selection,
                 [&](Gesture gesture) { session.document.edit(GraphCanvas::tr("Move blocks"), move, gesture); });
}

} // namespace lectograph::editor
