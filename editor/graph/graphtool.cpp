// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/graphtool.h"

#include "editor/graph/canvas.h"

namespace lectograph::editor {

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
            if (!card.rect.intersects(box))
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

} // namespace

std::unique_ptr<GraphTool> panDrag(GraphCanvas &canvas, const QPointF &from)
{
    return std::make_unique<PanDrag>(canvas, from);
}

std::unique_ptr<GraphTool> boxSelection(GraphCanvas &canvas, const QPointF &from, bool adds)
{
    return std::make_unique<BoxSelection>(canvas, from, adds);
}

} // namespace lectograph::editor
