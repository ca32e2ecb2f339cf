// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"
#include "editor/graph/insertion.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;
using lecture::Lecture;

namespace {

/// Moves nodes in steps of the grid.
class NodeDrag : public GraphTool
{
public:
    NodeDrag(GraphCanvas &canvas, const QPointF &from, const QStringList &nodes) : GraphTool(canvas), m_from(from)
    {
        preview().moved = QSet<QString>(nodes.begin(), nodes.end());
    }

protected:
    bool hasMoved() { return !preview().offset.isNull(); }
    QPointF shiftTo(const QPointF &to) const { return to - m_from; }
    /// All positions that must be written so that nothing jumps; empty if nothing has moved.
    Places placesAfter()
    {
        Places places;
        if (preview().moved.isEmpty())
            return places;
        places = canvas().loosePlaces();
        for (const QString &node : preview().moved)
            places[node] = canvas().drawn().diagram.places.at(node) + preview().offset;
        return places;
    }
    QString scene() const { return canvas().scene(); }

private:
    QPointF m_from;
};

class CardDrag : public NodeDrag
{
public:
    CardDrag(GraphCanvas &canvas, const QPointF &from, const QString &leader, const QPointF &aside, bool wasSelected)
        : NodeDrag(canvas, from, canvas.session().selection.nodes()),
          m_leader(leader),
          m_aside(aside),
          m_wasSelected(wasSelected)
    {}

    void moveTo(const QPointF &to) override
    {
        const Diagram &diagram = canvas().drawn().diagram;
        const int card = diagram.cardOf.value(m_leader, -1);
        const QPointF start = card >= 0 ? diagram.cards[at(card)].rect.topLeft() : QPointF();
        preview().open = OpenCard();
        preview().offset = snapped(start + m_aside + shiftTo(to)) - start;
        showPreview();
        canvas().letGoOpen();
        preview().insertion = preview().moved.size() == 1 ? insertionFor(canvas(), m_leader) : -1;
        showPreview();
    }
    void release(Qt::KeyboardModifiers modifiers) override
    {
        Session &session = canvas().session();
        if (hasMoved())
            write(session);
        else if (m_wasSelected && modifiers == Qt::NoModifier && session.selection.nodes().size() > 1)
            if (const NodeCard *card = canvas().cardOf(m_leader))
                session.selection.setNodes(QStringList(card->nodes));
    }

private:
    void write(Session &session)
    {
        const Places places = placesAfter();
        if (places.empty())
            return;
        const auto move = [&](const Lecture &lecture) { return withPlaces(lecture, scene(), places); };
        if (preview().insertion < 0) {
            session.document.edit(GraphCanvas::tr("Move blocks"), move);
            return;
        }
        const Link into = canvas().drawn().diagram.links[at(preview().insertion)];
        session.document.edit(GraphCanvas::tr("Insert block into link"), [&](const Lecture &lecture) {
            return move(lecture).and_then([&](const Lecture &moved) {
                return withInserted(moved, scene(), m_leader, {into.fromNode, into.fromPort},
                                    {into.toNode, into.toKey, into.element}, session.registry);
            });
        });
    }

    QString m_leader; ///< the first node of the card that was pressed
    QPointF m_aside;  ///< offset of that card from its stored position
    bool m_wasSelected;
};

QStringList nodesIn(const Diagram &diagram, const QRectF &rect)
{
    QStringList inside;
    for (const NodeCard &card : diagram.cards) {
        if (rect.contains(card.rect))
            inside += card.nodes;
    }
    return inside;
}

class CommentBoxDrag : public NodeDrag
{
public:
    CommentBoxDrag(GraphCanvas &canvas, const QPointF &from, int index, const QStringList &nodes)
        : NodeDrag(canvas, from, nodes), m_rect(canvas.drawn().commentBox(index))
    {
        canvas.select({}, index);
        preview().commentBox = index;
        preview().commentBoxRect = m_rect;
    }

    void moveTo(const QPointF &to) override
    {
        preview().offset = snapped(shiftTo(to));
        preview().commentBoxRect = shifted(m_rect, preview().offset);
        showPreview();
    }

protected:
    virtual QRectF shifted(QRectF rect, const QPointF &by) const = 0;
    void write(const QString &name)
    {
        if (!hasMoved())
            return;
        const QRectF rect = preview().commentBoxRect;
        const QJsonArray json{std::round(rect.x()), std::round(rect.y()), std::round(rect.width()),
                              std::round(rect.height())};
        canvas().session().document.edit(name, [&](const Lecture &lecture) {
            return withPlaces(lecture, scene(), placesAfter()).and_then([&](const Lecture &moved) {
                return withSceneExtraItem(moved, scene(), u"frames"_s, preview().commentBox, u"rect"_s, json);
            });
        });
    }

private:
    QRectF m_rect; ///< before the drag
};

/// Moves the box with the blocks inside it.
class CommentBoxMove : public CommentBoxDrag
{
public:
    CommentBoxMove(GraphCanvas &canvas, const QPointF &from, int index)
        : CommentBoxDrag(canvas, from, index, nodesIn(canvas.drawn().diagram, canvas.drawn().commentBox(index)))
    {}
    void release(Qt::KeyboardModifiers) override { write(GraphCanvas::tr("Move comment box")); }

private:
    QRectF shifted(QRectF rect, const QPointF &by) const override { return rect.translated(by); }
};

class CommentBoxResize : public CommentBoxDrag
{
public:
    CommentBoxResize(GraphCanvas &canvas, const QPointF &from, int index) : CommentBoxDrag(canvas, from, index, {}) {}
    void release(Qt::KeyboardModifiers) override { write(GraphCanvas::tr("Resize comment box")); }

private:
    QRectF shifted(QRectF rect, const QPointF &by) const override
    {
        rect.setSize({std::max(96.0, rect.width() + by.x()), std::max(64.0, rect.height() + by.y())});
        return rect;
    }
};

} // namespace

std::unique_ptr<GraphTool> cardDrag(GraphCanvas &canvas, const QPointF &from, const QString &leader,
                                    const QPointF &aside, bool wasSelected)
{
    return std::make_unique<CardDrag>(canvas, from, leader, aside, wasSelected);
}

std::unique_ptr<GraphTool> commentBoxMove(GraphCanvas &canvas, const QPointF &from, int index)
{
    return std::make_unique<CommentBoxMove>(canvas, from, index);
}

std::unique_ptr<GraphTool> commentBoxResize(GraphCanvas &canvas, const QPointF &from, int index)
{
    return std::make_unique<CommentBoxResize>(canvas, from, index);
}

} // namespace lectograph::editor
