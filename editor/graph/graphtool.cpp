// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"
#include "editor/graph/insertion.h"
#include "editor/operations/copying.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

void GraphTool::showPreview()
{
    m_canvas.showDrag(m_preview);
}

namespace {

class PanDrag : public GraphTool
{
public:
    PanDrag(GraphCanvas &canvas, const QPointF &from) : GraphTool(canvas), m_from(from)
    {
        canvas.setCursor(Qt::ClosedHandCursor);
    }
    ~PanDrag() override { canvas().unsetCursor(); }

    void moveTo(const QPointF &at) override { canvas().setView(canvas().zoom(), canvas().origin() + m_from - at); }
    bool pans() const override { return true; }

private:
    QPointF m_from;
};

/// Selects the items that its box touches; if it `adds`, in addition to the selection.
class BoxSelection : public GraphTool
{
public:
    BoxSelection(GraphCanvas &canvas, const QPointF &from, bool adds)
        : GraphTool(canvas),
          m_selection(canvas.session().selection),
          m_from(from),
          m_selected(m_selection.snapshot()),
          m_current(canvas.current()),
          m_link(canvas.selectedLink()),
          m_commentBox(canvas.selectedCommentBox())
    {
        canvas.select({});
        if (adds)
            m_base = m_selection.nodes();
        else
            m_selection.clear();
        preview().open = OpenCard();
        preview().box = {from, from};
        showPreview();
    }

    void moveTo(const QPointF &at) override
    {
        const QRectF box = QRectF(m_from, at).normalized();
        preview().box = box;
        showPreview();
        QStringList nodes = m_base;
        for (const NodeCard &card : canvas().drawn().diagram.cards) {
            if (card.isPublished || !card.rect.intersects(box))
                continue;
            for (const QString &node : card.nodes) {
                if (!nodes.contains(node))
                    nodes.append(node);
            }
        }
        if (nodes != m_selection.nodes())
            m_selection.setNodes(nodes);
    }
    void cancel() override
    {
        canvas().select(m_link, m_commentBox); // clears the rest of the selection
        m_selection.replace(m_selected);
        m_selection.tell();
        canvas().setCurrent(m_current);
    }

private:
    Selection &m_selection;
    QPointF m_from;
    QStringList m_base; ///< the selection that the box adds to
    // State before the drag:
    Selection::Snapshot m_selected;
    QString m_current;
    std::optional<Link> m_link;
    int m_commentBox;
};

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

/// Moves the selection by the card of `leader`, which can be inserted into a link.
class CardDrag : public NodeDrag
{
public:
    CardDrag(GraphCanvas &canvas, const QPointF &from, const QStringList &nodes, const QString &leader,
             const QPointF &aside, bool wasSelected)
        : NodeDrag(canvas, from, nodes), m_leader(leader), m_aside(aside), m_wasSelected(wasSelected)
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
                return withNodeInserted(moved, scene(), m_leader, into.from(), into.to(), session.registry());
            });
        });
    }

    QString m_leader; ///< the first node of the card that was pressed
    QPointF m_aside;  ///< offset of that card from its stored position
    bool m_wasSelected;
};

/// Duplicates the selection; the copies are put where they are dragged.
class CopyDrag : public GraphTool
{
public:
    CopyDrag(GraphCanvas &canvas, const QPointF &from) : GraphTool(canvas), m_from(from) {}

    void moveTo(const QPointF &to) override
    {
        preview().copies.clear();
        m_offset = snapped(to - m_from);
        for (const NodeCard &card : canvas().drawn().diagram.cards) {
            if (canvas().session().selection.has(card.nodes.first()))
                preview().copies.push_back(card.rect.translated(m_offset));
        }
        showPreview();
    }
    void release(Qt::KeyboardModifiers) override
    {
        if (m_offset.isNull())
            return;
        GraphCanvas &graph = canvas();
        duplicateBlocks(graph.session(),
                        {.name = GraphCanvas::tr("Duplicate blocks"),
                         .canvasOffset = m_offset,
                         .prepare = [&graph](const Lecture &lecture) {
                             return withPlaces(lecture, graph.scene(), graph.loosePlaces());
                         }});
    }

private:
    QPointF m_from;
    QPointF m_offset;
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

/// Moves a comment box with the blocks inside it, or resizes it.
class CommentBoxDrag : public NodeDrag
{
public:
    CommentBoxDrag(GraphCanvas &canvas, const QPointF &from, int index, bool resizes)
        : NodeDrag(canvas, from,
                   resizes ? QStringList() : nodesIn(canvas.drawn().diagram, canvas.drawn().commentBox(index))),
          m_rect(canvas.drawn().commentBox(index)),
          m_resizes(resizes)
    {
        canvas.select({}, index);
        preview().commentBox = index;
        preview().commentBoxRect = m_rect;
    }

    void moveTo(const QPointF &to) override
    {
        const QPointF by = snapped(shiftTo(to));
        preview().offset = by;
        preview().commentBoxRect = m_rect.translated(m_resizes ? QPointF() : by);
        if (m_resizes)
            preview().commentBoxRect.setSize(
                {std::max(96.0, m_rect.width() + by.x()), std::max(64.0, m_rect.height() + by.y())});
        showPreview();
    }
    void release(Qt::KeyboardModifiers) override
    {
        if (!hasMoved())
            return;
        const QRectF rect = preview().commentBoxRect;
        const QJsonArray json{std::round(rect.x()), std::round(rect.y()), std::round(rect.width()),
                              std::round(rect.height())};
        const QString name = m_resizes ? GraphCanvas::tr("Resize comment box") : GraphCanvas::tr("Move comment box");
        canvas().session().document.edit(name, [&](const Lecture &lecture) {
            return withPlaces(lecture, scene(), placesAfter()).and_then([&](const Lecture &moved) {
                return withSceneExtraItem(moved, scene(), u"frames"_s, preview().commentBox, u"rect"_s, json);
            });
        });
    }

private:
    QRectF m_rect; ///< before the drag
    bool m_resizes;
};

std::unique_ptr<GraphTool> pressCard(GraphCanvas &canvas, int index, const QPointF &at, bool adds, bool duplicates)
{
    Selection &selection = canvas.session().selection;
    const NodeCard &card = canvas.drawn().diagram.cards[diagram::at(index)];
    const QStringList own = card.nodes;
    const QPointF aside = canvas.drawn().card(index).rect.topLeft() - card.rect.topLeft();
    canvas.holdOpen(!aside.isNull());
    if (card.isPublished) { // nothing that could be selected, but a card to be moved
        canvas.select({});
        selection.clear();
        canvas.setCurrent(own.first());
        return std::make_unique<CardDrag>(canvas, at, own, own.first(), aside, false);
    }
    const bool wasSelected = selection.has(own.first());
    if (adds) {
        QStringList nodes = selection.nodes();
        for (const QString &node : own) {
            if (wasSelected)
                nodes.removeAll(node);
            else
                nodes.append(node);
        }
        selection.setNodes(nodes);
    } else if (!wasSelected) {
        selection.setNodes(own);
    }
    canvas.select({});
    canvas.setCurrent(own.first());
    if (!selection.has(own.first()))
        return nullptr;
    if (duplicates)
        return std::make_unique<CopyDrag>(canvas, at);
    return std::make_unique<CardDrag>(canvas, at, selection.nodes(), own.first(), aside, wasSelected);
}

} // namespace

std::unique_ptr<GraphTool> panDrag(GraphCanvas &canvas, const QPointF &from)
{
    return std::make_unique<PanDrag>(canvas, from);
}

std::unique_ptr<GraphTool> toolAt(GraphCanvas &canvas, const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const Hit hit = canvas.hitUnder(at);
    const bool adds = modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    switch (hit.kind) {
    case Hit::Input:
    case Hit::Output: return linkDrag(canvas, at, hit);
    case Hit::Header:
    case Hit::NodePreview: return pressCard(canvas, hit.index, at, adds, modifiers & Qt::AltModifier);
    case Hit::Link: canvas.select(canvas.drawn().diagram.links[diagram::at(hit.index)]); return nullptr;
    case Hit::GroupTitle: {
        const QStringList nodes = canvas.drawn().diagram.groups[diagram::at(hit.index)].nodes;
        canvas.session().selection.setNodes(nodes);
        return std::make_unique<CardDrag>(canvas, at, nodes, nodes.value(0), QPointF(), false);
    }
    case Hit::CommentBoxTitle:
    case Hit::CommentBoxCorner:
        return std::make_unique<CommentBoxDrag>(canvas, at, hit.index, hit.kind == Hit::CommentBoxCorner);
    case Hit::Nothing: break;
    }
    return std::make_unique<BoxSelection>(canvas, at, adds);
}

} // namespace lectograph::editor
