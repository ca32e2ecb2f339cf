// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/blocksearch.h"
#include "editor/graph/canvasview.h"
#include "editor/graph/graph_edits.h"
#include "editor/graph/graphpainter.h"
#include "editor/graph/graphtool.h"
#include "editor/graph/keyboard.h"
#include "editor/graph/nodepreviewcache.h"
#include "editor/session/session.h"

#include <QTimer>

namespace lectograph::editor {

class MiniMap;

/// The graph of the open scene, drawn and touched.
class GraphCanvas : public CanvasView
{
    Q_OBJECT

public:
    GraphCanvas(Session &session, QWidget *parent);

    const diagram::Diagram &shown();
    /// As it was painted last: while the playhead runs, of a scene that it has left already.
    const diagram::ShownGraph &drawn() const { return m_drawn; }
    const diagram::NodeCard *cardOf(const QString &node) const { return m_drawn.cardOf(node); }
    const diagram::NodePreviewCache &previews() const { return m_previews; }
    diagram::NodePreviewCache &previews() { return m_previews; }
    Session &session() const { return m_session; }
    BlockSearch &search() { return m_search; }

    void frameAll();
    void frameSelection();

    /// The node that the keyboard is at.
    const QString &current() const { return m_current; }
    void setCurrent(const QString &node);
    const std::optional<diagram::Link> &selectedLink() const { return m_selectedLink; }
    int selectedCommentBox() const { return m_selectedCommentBox; }
    void select(const std::optional<diagram::Link> &link, int commentBox = -1);
    const diagram::Hit &hovered() const { return m_hovered; }
    /// Takes back the drag, or else selects nothing.
    void cancel();

    /// Of the nodes that the scene gives no place: what an edit that sets places writes too, so that nothing jumps.
    diagram::Places loosePlaces() const;
    /// Where the pointer is on canvas, or the middle of what is seen.
    QPointF pointer() const;
    void showDrag(const diagram::DragPreview &drag);
    /// What was opened stays so while somebody clicks, so that nothing slips away below the pointer. This ends it.
    void letGoOpen();

    /// Why the link that hangs on the pointer cannot be made here; empty if it can.
    QString refusal() const { return m_drawn.drag.link ? m_drawn.drag.link->refusal : QString(); }
    int paintedCards() const { return m_painter.paintedCards(); }
    int drawnCards() const { return m_painter.drawnCards(); }
    int diagrams() const { return m_diagrams; } ///< made since the beginning

Q_SIGNALS:
    void shownChanged();
    void selectChanged();
    void currentChanged();
    void inspectRequested();
    void menuRequested(const QPoint &global);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
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
    /// Shows the open scene as it is now. While nobody looks, or the playhead runs through scenes, that waits for catchUp().
    void follow();
    void catchUp();
    void showNow();
    void followSelection();
    void updatePreviews(const QStringList &nodes);
    void showFirst();
    void updateOpen();
    void placeOverlays();
    diagram::Hit hitUnder(const QPointF &canvas) const { return hitAt(m_drawn, canvas, zoom()); }
    const diagram::NodeCard &plainCard(int index) const;
    void selectForMenu(const diagram::Hit &hit);
    std::unique_ptr<GraphTool> toolAt(const QPointF &canvas, Qt::KeyboardModifiers modifiers);
    std::unique_ptr<GraphTool> pressCard(const diagram::Hit &hit, const QPointF &canvas, bool adds);
    void setCollapsed(int group, bool isCollapsed);
    void dragTo(const QPointF &screen);
    void scrollAtBorder();
    void endDrag();
    void setInsertion(int link);

    Session &m_session;
    diagram::NodePreviewCache m_previews;
    diagram::ShownGraph m_drawn;
    diagram::Places m_remembered;
    QString m_scene;
    lecture::ScenePtr m_shown; ///< what the diagram was made from
    QStringList m_languages;
    bool m_isStale = false;
    bool m_holdsOpen = false; ///< until m_holding ends
    QTimer m_holding;
    int m_diagrams = 0;

    QString m_current;
    std::optional<diagram::Link> m_selectedLink;
    int m_selectedCommentBox = -1;
    diagram::Hit m_hovered;

    std::shared_ptr<GraphTool> m_tool; ///< shared, as a change of the lecture ends it while it runs
    bool m_isDragging = false;         ///< the pointer has left the place where it was pressed
    QPointF m_pressedAt;               ///< on screen
    QPointF m_lastAt;                  ///< on screen
    QTimer m_autoScroll;

    GraphPainter m_painter;
    GraphKeyboard m_keyboard;
    BlockSearch m_search;
    MiniMap *m_map;
};

} // namespace lectograph::editor
