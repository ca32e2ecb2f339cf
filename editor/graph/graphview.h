// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/painting.h"
#include "editor/graph/showngraph.h"
#include "editor/session/session.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace lectograph::editor {

class GraphView;
class MiniMap;

/// A view of an endless canvas. "On canvas" means pixels at 100 %, "on screen" pixels of the widget.
class CanvasView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    double zoom() const { return m_zoom; }
    const QPointF &origin() const { return m_origin; } ///< on canvas
    QPointF toCanvas(const QPointF &screen) const { return screen / m_zoom + m_origin; }
    QPointF toScreen(const QPointF &canvas) const { return (canvas - m_origin) * m_zoom; }
    QRectF toScreen(const QRectF &canvas) const { return {toScreen(canvas.topLeft()), canvas.size() * m_zoom}; }
    QRectF visibleRect() const { return {m_origin, QSizeF(size()) / m_zoom}; }
    /// The visible area with a margin for items that overlap its border.
    QRectF paintedRect() const { return visibleRect().adjusted(-16, -16, 16, 16); }
    void setView(double zoom, const QPointF &origin);
    void zoomAt(const QPointF &screen, double factor);
    void centreOn(const QPointF &canvas) { setView(m_zoom, canvas - QPointF(width(), height()) / (2 * m_zoom)); }
    /// Fits the rectangle into the view, at most at 100 %, with a margin in pixels of the widget.
    void frame(const QRectF &canvas, double margin);
    void reveal(const QRectF &canvas);
    /// How far the view auto-scrolls while something is dragged close to its border, in pixels.
    QPointF borderPush(const QPointF &screen) const;

Q_SIGNALS:
    void viewChanged();

protected:
    void wheelEvent(QWheelEvent *event) override;
    bool hasView() const { return m_hasView; }
    void forgetView() { m_hasView = false; }

private:
    double m_zoom = 1;
    QPointF m_origin;
    bool m_hasView = false; ///< set since the last forgetView()
};

/// Paints the graph of a view, and caches painted cards so that scrolling is cheap.
class GraphPainter
{
public:
    explicit GraphPainter(const GraphView &view) : m_view(view) {}

    void paint(QPainter &painter);
    /// Drops cached cards that look different in `after`.
    void forgetChanged(const diagram::Diagram &before, const diagram::Diagram &after);
    int paintedCards() const { return m_paintedCards; } ///< in the last paint
    int drawnCards() const { return m_drawnCards; }     ///< painted without the cache, since the start

private:
    void paintCards(QPainter &painter, const QRectF &visible, bool open);
    void paintLinks(QPainter &painter, const QRectF &visible, bool open) const;
    void paintLooseLink(QPainter &painter) const;
    const QPixmap &pictureOf(int card, const diagram::CardLook &look);

    const GraphView &m_view;
    QHash<int, std::pair<QString, QPixmap>> m_pictures; ///< cached cards, with a key of their appearance
    int m_paintedCards = 0;
    int m_drawnCards = 0;
};

/// Shows the graph of the open scene and its selection.
class GraphView : public CanvasView
{
    Q_OBJECT

public:
    GraphView(Session &session, QWidget *parent);

    Session &session() const { return m_session; }
    /// The scene that is drawn.
    const QString &scene() const { return m_scene; }
    const graph::Node *node(const QString &id) const { return m_session.document.node(m_scene, id); }
    const diagram::Diagram &shown();
    /// As last painted: during playback this can be a scene that the playhead has already left.
    const diagram::ShownGraph &drawn() const { return m_drawn; }
    const diagram::NodeCard *cardOf(const QString &node) const { return m_drawn.cardOf(node); }
    diagram::Hit hitUnder(const QPointF &canvas) const { return m_drawn.hitAt(canvas, zoom()); }
    const diagram::NodePreviewCache &previews() const { return m_previews; }
    diagram::NodePreviewCache &previews() { return m_previews; }

    void frameAll();
    void frameSelection();

    /// The node with keyboard focus.
    const QString &current() const { return m_current; }
    void setCurrent(const QString &node);
    const std::optional<diagram::Link> &selectedLink() const { return m_selectedLink; }
    int selectedCommentBox() const { return m_selectedCommentBox; }
    void select(const std::optional<diagram::Link> &link, int commentBox = -1);
    const diagram::Hit &hovered() const { return m_hovered; }

    /// Positions of own and shared nodes that have none in the scene: edits that set positions write these too, so that
    /// nothing jumps.
    diagram::Places loosePlaces() const;
    /// Inherited nodes that nothing in the scene links to are shown or hidden.
    void setShowsInherited(bool isShown);
    void showDrag(const diagram::DragPreview &drag);
    /// Keeps the expanded card expanded during a click, so that nothing moves away under the pointer.
    void holdOpen(bool isHeld);
    void letGoOpen();

    int paintedCards() const { return m_painter.paintedCards(); }
    int drawnCards() const { return m_painter.drawnCards(); }
    int diagrams() const { return m_diagrams; } ///< built since the start

Q_SIGNALS:
    void sceneChanged();
    void shownChanged();
    void selectChanged();
    void currentChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    /// Shows the current state of the open scene if the update was postponed.
    void catchUp();
    /// As in the diagram, without extra inputs.
    const diagram::NodeCard &plainCard(int index) const;
    void setHovered(const diagram::Hit &hit);
    void setInsertion(int link);
    void endDrag();
    void hideMap();

private:
    /// Updates the scene that is shown; postponed until catchUp() while the view is hidden or the playhead runs.
    void follow();
    void showNow();
    diagram::Diagram diagramFor(const lecture::Scene &scene) const;
    void followSelection();
    void updatePreviews(const QStringList &nodes);
    void showFirst();
    void updateOpen();
    void placeOverlays();

    Session &m_session;
    diagram::NodePreviewCache m_previews;
    GraphPainter m_painter;
    MiniMap *m_map;
    diagram::ShownGraph m_drawn;
    diagram::Places m_remembered;
    QString m_scene;
    lecture::ScenePtr m_shown; ///< the source of the diagram
    diagram::ForeignNodes m_foreign;
    bool m_showsInherited = true;
    bool m_showedInherited = true; ///< in the diagram
    QStringList m_languages;
    bool m_isStale = false;
    bool m_holdsOpen = false; ///< until m_holding ends
    QTimer m_holding;
    int m_diagrams = 0;

    QString m_current;
    std::optional<diagram::Link> m_selectedLink;
    int m_selectedCommentBox = -1;
    diagram::Hit m_hovered;
};

namespace diagram {

/// Describes the card and its links in a sentence.
QString descriptionOf(const NodeCard &card, const GraphView &view);
/// As rich text; empty if there is no tool tip.
QString toolTipOf(const Hit &hit, const GraphView &view);

} // namespace diagram

} // namespace lectograph::editor
