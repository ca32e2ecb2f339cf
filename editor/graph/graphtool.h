// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/hit.h"

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
    /// Does to the lecture what the preview shows, which is gone by then.
    virtual void release(Qt::KeyboardModifiers) {}
    /// As if it had not begun.
    virtual void cancel() {}
    /// It moves the view from the first pixel, which otherwise scrolls while the pointer is close to its border.
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
/// Selects what its box touches, besides what is selected if it `adds`.
std::unique_ptr<GraphTool> boxSelection(GraphCanvas &canvas, const QPointF &from, bool adds);
/// Moves what is selected by the card of `leader`, which may go into a link.
std::unique_ptr<GraphTool> cardDrag(GraphCanvas &canvas, const QPointF &from, const QString &leader,
                                    const QPointF &aside, bool wasSelected);
std::unique_ptr<GraphTool> commentBoxMove(GraphCanvas &canvas, const QPointF &from, int index);
std::unique_ptr<GraphTool> commentBoxResize(GraphCanvas &canvas, const QPointF &from, int index);
/// From a port, or with the link that hangs on it.
std::unique_ptr<GraphTool> linkDrag(GraphCanvas &canvas, const QPointF &from, const diagram::Hit &port);

} // namespace lectograph::editor
