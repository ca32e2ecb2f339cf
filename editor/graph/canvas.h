// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/graph_edits.h"
#include "editor/graph/graphtool.h"
#include "editor/graph/graphview.h"
#include "editor/graph/searchbox.h"
#include "editor/widgets/paintedaccess.h"

namespace lectograph::editor {

class CustomBlocks;
class GraphCanvas;

/// The keyboard commands of a canvas.
class GraphKeyboard
{
public:
    explicit GraphKeyboard(GraphCanvas &canvas) : m_canvas(canvas) {}

    /// Keys that are shortcuts of the window but are handled here while the canvas has focus.
    bool takes(const QKeyEvent &event) const;
    /// False for unhandled keys.
    bool press(const QKeyEvent &event);
    /// Makes the next arrow key begin a new undo step.
    void endNudge() { m_nudge = {}; }

private:
    /// Moves to the nearest card in this direction; sideways distance counts more.
    void walk(int key);
    void nudge(int key);

    GraphCanvas &m_canvas;
    Gesture m_nudge;
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
    void selectForMenu(const diagram::Hit &hit);
    std::unique_ptr<GraphTool> toolAt(const QPointF &canvas, Qt::KeyboardModifiers modifiers);
    std::unique_ptr<GraphTool> pressCard(const diagram::Hit &hit, const QPointF &canvas, bool adds);
    void setCollapsed(int group, bool isCollapsed);
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
