// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/diagram.h"
#include "editor/graph/graph_edits.h"
#include "editor/graph/nodepreviewcache.h"
#include "editor/session/session.h"

#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QWidget>

class QLineEdit;

namespace lectograph::editor {

class MiniMap;
class CustomBlocks;
class SearchBox;
namespace diagram {
struct CardLook;
}

/// The graph of the open scene, drawn and touched. Points "on canvas" are those of the diagram, "on screen" the widget's.
class GraphCanvas : public QWidget
{
    Q_OBJECT

public:
    GraphCanvas(Session &session, QWidget *parent);

    const diagram::Diagram &shown();
    /// As it was painted last: while the playhead runs, of a scene that it has left already.
    const diagram::Diagram &drawn() const { return m_diagram; }
    /// As it is drawn: with all inputs if it is the one that is being worked on.
    const diagram::NodeCard &card(int index) const;
    const diagram::NodeCard *cardOf(const QString &node) const;
    diagram::NodePreviewCache &previews() { return m_previews; }
    Session &session() { return m_session; }

    double zoom() const { return m_zoom; }
    QPointF toCanvas(const QPointF &screen) const { return screen / m_zoom + m_origin; }
    QPointF toScreen(const QPointF &canvas) const { return (canvas - m_origin) * m_zoom; }
    QRectF toScreen(const QRectF &canvas) const { return {toScreen(canvas.topLeft()), canvas.size() * m_zoom}; }
    QRectF visibleRect() const { return {m_origin, QSizeF(size()) / m_zoom}; }
    void setView(double zoom, const QPointF &origin);
    void zoomAt(const QPointF &screen, double factor);
    void centreOn(const QPointF &canvas) { setView(m_zoom, canvas - QPointF(width(), height()) / (2 * m_zoom)); }
    void frameAll();
    void frameSelection();
    void reveal(const QRectF &canvas);

    /// The node that the keyboard is at.
    const QString &current() const { return m_current; }
    void setCurrent(const QString &node);
    const std::optional<diagram::Link> &selectedLink() const { return m_selectedLink; }
    int selectedCommentBox() const { return m_selectedCommentBox; }
    void select(const std::optional<diagram::Link> &link, int frame = -1);

    /// Of the nodes that the scene gives no place: what an edit that sets places writes too, so that nothing jumps.
    diagram::Places loosePlaces() const;
    /// Where the pointer is on canvas, or the middle of what is seen.
    QPointF pointer() const;
    /// Asks for a block to add there.
    void openSearch(const QPointF &canvas);
    /// Asks what the current block is to be linked to.
    void openLinkSearch();
    /// Adds it with its header under `at`, into the link that is there if it fits.
    void addBlock(const QString &type, const QPointF &at);
    /// One that the person has kept, by the path of its file.
    void addOwn(const QString &path, const QPointF &at);
    void renameCard(int index);
    void renameCommentBox(int index);
    void renameGroup(int index);
    void setCollapsed(int group, bool isCollapsed);

    /// Why the link that hangs on the pointer cannot be made here; empty if it can.
    QString refusal() const { return m_link ? m_link->refusal : QString(); }
    int paintedCards() const { return m_paintedCards; } ///< in the last paint
    int drawnCards() const { return m_drawnCards; }     ///< anew, since the beginning
    int diagrams() const { return m_diagrams; }         ///< made since the beginning
    /// The card and its links in words.
    QString description(const diagram::NodeCard &card) const;

Q_SIGNALS:
    void shownChanged();
    void viewChanged();
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
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    struct Hit
    {
        enum Kind { Nothing, Input, Output, Header, NodePreview, Link, CommentBoxTitle, CommentBoxCorner, GroupTitle };
        Kind kind = Nothing;
        int index = -1;
        diagram::Port port = {};
    };
    /// A link that hangs on the pointer.
    struct LinkDrag
    {
        bool isFromOutput = true;
        diagram::Port port = {};                ///< at the fast end
        std::optional<diagram::Link> torn = {}; ///< the link that was taken off its input
        QPointF tip = {};
        std::optional<diagram::Port> target = {};
        QString refusal = {};
    };
    /// What was selected before a box was begun: Escape selects it again.
    struct BeforeBox
    {
        Selection::Snapshot selected = {};
        QString current = {};
        std::optional<diagram::Link> link = {};
        int commentBox = -1;
    };
    enum class Drag { None, Pan, Cards, CommentBox, Corner, Box, Link };

    /// Shows the open scene as it is now. While nobody looks, or the playhead runs through scenes, that waits for catchUp().
    void follow();
    void catchUp();
    void showNow();
    void forgetPictures(const diagram::Diagram &next);
    void updatePreviews(const QStringList &nodes);
    void showFirst();
    void updateOpen();
    void letGoOpen();
    void place(QLineEdit *edit, const QRectF &canvas);
    void placeOverlays();

    // canvas_painting.cpp
    void paintCards(QPainter &painter, const QRectF &visible, bool open);
    void paintLinks(QPainter &painter, const QRectF &visible, bool open);
    void paintLinkDrag(QPainter &painter);
    const QPixmap &pictureOf(int card, const diagram::CardLook &look);
    QPointF offsetOf(int card) const;
    QPointF endOf(const diagram::Link &link, bool isInput) const;
    QRectF shownCommentBox(int index) const;

    // canvas_hits.cpp
    Hit hitAt(const QPointF &canvas) const;
    Hit portAt(int card, const QPointF &canvas) const;
    int linkUnder(const QPointF &canvas) const;
    void hover(const QPointF &canvas);
    QString toolTipOf(const Hit &hit) const;

    // canvas_mouse.cpp
    void pressLeft(const Hit &hit, const QMouseEvent &event);
    void beginMove(const QStringList &nodes, const QPointF &anchor);
    void dragTo(const QPointF &canvas, const QPoint &global);
    /// Nothing is held any more, however that came: released, cancelled, or gone.
    void endDrag();
    void cancelDrag();
    QPointF borderPush() const;
    void panAtBorder();
    void finishMove();
    void finishCommentBox();

    // canvas_links.cpp
    void beginLink(const Hit &hit);
    void dragLink(const QPointF &canvas, const QPoint &global);
    void finishLink();
    std::optional<diagram::Port> targetAt(const QPointF &canvas, int *card) const;
    QString typeOf(const QString &node) const; ///< empty if there is no such node
    base::Result<void> mayLink(const LinkDrag &link, const diagram::Port &target) const;
    void addLinked(const QString &type, const LinkDrag &link, const QPointF &canvas);
    int insertionFor(const QString &node, const QPointF &offset) const;
    bool wouldFit(const graph::NodeType &type, const QJsonObject &properties, const diagram::Link &link) const;
    void dim(const LinkDrag &link);

    // canvas_keys.cpp
    bool takesKey(const QKeyEvent &event) const;
    void walk(int key);
    void nudge(int key);
    void edit(const QString &text, const QRectF &canvas, const std::function<void(const QString &)> &take);

    Session &m_session;
    diagram::NodePreviewCache m_previews;
    diagram::Diagram m_diagram;
    diagram::Places m_remembered;
    QString m_scene;
    lecture::ScenePtr m_shown; ///< what the diagram was made from
    QStringList m_languages;
    bool m_isStale = false;
    QHash<int, diagram::NodeCard>
        m_open;               ///< drawn otherwise than the diagram has them: with all inputs, or out of their way
    bool m_holdsOpen = false; ///< until m_holding ends
    QTimer m_holding;
    QHash<int, std::pair<QString, QPixmap>> m_pictures; ///< of cards, with what they looked like
    double m_zoom = 1;
    QPointF m_origin;
    bool m_hasView = false;
    int m_paintedCards = 0;
    int m_drawnCards = 0;
    int m_diagrams = 0;

    QString m_current;
    std::optional<diagram::Link> m_selectedLink;
    int m_selectedCommentBox = -1;
    Gesture m_nudge;

    Drag m_drag = Drag::None;
    QPointF m_pressedAt; ///< on screen
    QPointF m_lastAt;    ///< on screen
    QTimer m_autoPan;
    QPointF m_anchor; ///< on canvas
    QPointF m_aside;  ///< how far from its place the card stood that was taken hold of
    QPointF m_offset; ///< of what is being moved
    QSet<QString> m_moved;
    QString m_leader; ///< the card that was taken hold of
    int m_draggedCommentBox = -1;
    QRectF m_box;
    QStringList m_boxBase; ///< what the box adds to
    BeforeBox m_beforeBox;
    std::optional<LinkDrag> m_link;
    int m_overCard = -1;
    int m_insertion = -1; ///< the link into which what is dragged would go
    QSet<int> m_dimmed;
    Hit m_hover;
    bool m_wasSelected = false;

    SearchBox *m_search;
    CustomBlocks *m_own = nullptr; ///< once they have been looked for
    QPointer<QLineEdit> m_nameEdit;
    MiniMap *m_map;
};

} // namespace lectograph::editor
