// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/showngraph.h"

#include <memory>

namespace lectograph::editor {

class GraphCanvas;

/// A drag in the graph, from press to release.
class GraphTool
{
public:
    explicit GraphTool(GraphCanvas &canvas) : m_canvas(canvas) {}
    GraphTool(const GraphTool &) = delete;
    GraphTool &operator=(const GraphTool &) = delete;
    virtual ~GraphTool() = default;

    virtual void moveTo(const QPointF &at) = 0;
    /// Applies the previewed change to the lecture; the preview has been cleared before.
    virtual void release(Qt::KeyboardModifiers) {}
    /// Restores the state before the drag.
    virtual void cancel() {}
    /// Pans the view from the first pixel; other tools auto-scroll it near its border.
    virtual bool pans() const { return false; }

protected:
    GraphCanvas &canvas() const { return m_canvas; }
    diagram::DragPreview &preview() { return m_preview; }
    void showPreview();

private:
    GraphCanvas &m_canvas;
    diagram::DragPreview m_preview;
};

std::unique_ptr<GraphTool> panDrag(GraphCanvas &canvas, const QPointF &from);
/// Selects the items that its box touches; if it `adds`, in addition to the selection.
std::unique_ptr<GraphTool> boxSelection(GraphCanvas &canvas, const QPointF &from, bool adds);
/// Moves the selection by the card of `leader`, which can be inserted into a link.
std::unique_ptr<GraphTool> cardDrag(GraphCanvas &canvas, const QPointF &from, const QString &leader,
                                    const QPointF &aside, bool wasSelected);
/// Moves a comment box with the blocks inside it, or resizes it.
std::unique_ptr<GraphTool> commentBoxDrag(GraphCanvas &canvas, const QPointF &from, int index, bool resizes);
/// Drags a new link from a port, or the existing link at it.
std::unique_ptr<GraphTool> linkDrag(GraphCanvas &canvas, const QPointF &from, const diagram::Hit &port);

} // namespace lectograph::editor
