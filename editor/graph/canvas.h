// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/graph_edits.h"
#include "editor/graph/graphview.h"
#include "editor/session/repeatededit.h"
#include "editor/widgets/paintedaccess.h"
#include "editor/widgets/searchbox.h"

#include <memory>

namespace lectograph::editor {

class CustomBlocks;
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
/// The tool for the left button at a point; selects the pressed item. Null if nothing can be dragged.
std::unique_ptr<GraphTool> toolAt(GraphCanvas &canvas, const QPointF &at, Qt::KeyboardModifiers modifiers);
/// Drags a new link from a port, or the existing link at it.
std::unique_ptr<GraphTool> linkDrag(GraphCanvas &canvas, const QPointF &from, const diagram::Hit &port);

/// The keyboard commands of a canvas.
class GraphKeyboard
{
public:
    explicit GraphKeyboard(GraphCanvas &canvas) : m_canvas(canvas) {}

    /// Keys that are shortcuts of the window but are handled here while the canvas has focus.
    bool takes(const QKeyEvent &event) const;
    /// False for unhandled keys.
    bool press(const QKeyEvent &event);

private:
    /// Moves to the nearest card in this direction; sideways distance counts more.
    void walk(const QPointF &direction);
    void nudge(const QPointF &direction);

    GraphCanvas &m_canvas;
    RepeatedEdit m_nudges; ///< by arrow keys
};

/// Opens a search box over the canvas to choose a block to add or to link.
class BlockSearch
{
public:
    explicit BlockSearch(GraphCanvas &canvas);

    /// Adds the chosen block at this place.
    void open(const QPointF &at);
    /// Adds the chosen block at the loose end of a link.
    void openFor(const diagram::LooseLink &link);
    /// Chooses what to link the current block to.
    void openLinks();
    void dismiss() { m_box->dismiss(); }

private:
    /// `at`: on canvas.
    void show(const QPointF &at, const QString &hint, std::vector<SearchRow> rows, const SearchBox::Take &take);

    GraphCanvas &m_canvas;
    SearchBox *m_box;
    CustomBlocks *m_custom = nullptr; ///< loaded on first use
};

/// The graph of the open scene, with mouse and keyboard editing. Screen readers see the cards as its children, with a
/// description of their links.
class GraphCanvas : public GraphView, public PaintedItems
{
    Q_OBJECT

public:
    GraphCanvas(Session &session, QWidget *parent);

    BlockSearch &search() { return m_search; }
    /// The pointer's position on canvas, or the centre of the visible area.
    QPointF pointer() const;
    /// Cancels the drag; without one, clears the selection.
    void cancel();
    /// Why the dragged link cannot be made here; empty if it can.
    QString refusal() const { return drawn().drag.link ? drawn().drag.link->refusal : QString(); }
    /// Why it can be made here, but would be a problem.
    QString misfit() const { return drawn().drag.link ? drawn().drag.link->misfit : QString(); }
    /// Selects the card.
    void act(const QString &card, const QString &action) override;

Q_SIGNALS:
    void inspectRequested();
    void menuRequested(const QPoint &global);

protected:
    bool event(QEvent *event) override;
    std::vector<PaintedItem> listItems() const override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QString animatedUnder(const QPointF &canvas) const;
    void selectForMenu(const diagram::Hit &hit);
    void setCollapsed(int group, bool isCollapsed);
    /// Opens the scene from which the card is inherited.
    void goHome(const diagram::NodeCard &card);
    void tellItems();
    void dragTo(const QPointF &screen);
    void scrollAtBorder();
    void dropTool();

    GraphKeyboard m_keyboard;
    BlockSearch m_search;
    std::unique_ptr<GraphTool> m_tool; ///< taken out while it runs: a change of the lecture may end the drag then
    bool m_isDragging = false;         ///< the pointer has moved far enough from the press
    QPointF m_pressedAt;               ///< on screen
    QPointF m_lastAt;                  ///< on screen
    QTimer m_autoScroll;
};

// Each opens a field over the canvas to edit the name.
void renameCard(GraphCanvas &canvas, int index);
void renameCommentBox(GraphCanvas &canvas, int index);
void renameGroup(GraphCanvas &canvas, int index);

} // namespace lectograph::editor
