// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/graphview.h"

#include "editor/edits/blocks.h"
#include "editor/graph/minimap.h"
#include "graph/definition.h"
#include "lecture/visible.h"

#include <QApplication>
#include <QInputDevice>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

constexpr double leastZoom = 0.1;
constexpr double mostZoom = 2;

} // namespace

void CanvasView::setView(double zoom, const QPointF &origin)
{
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    m_origin = {std::round(origin.x() * m_zoom) / m_zoom, std::round(origin.y() * m_zoom) / m_zoom};
    m_hasView = true;
    Q_EMIT viewChanged();
    update();
}

void CanvasView::zoomAt(const QPointF &screen, double factor)
{
    const QPointF held = toCanvas(screen);
    const double zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    setView(zoom, held - screen / zoom);
}

void CanvasView::reveal(const QRectF &canvas)
{
    const QRectF seen = visibleRect().adjusted(16 / m_zoom, 16 / m_zoom, -16 / m_zoom, -16 / m_zoom);
    QPointF by;
    if (canvas.right() > seen.right())
        by.setX(canvas.right() - seen.right());
    if (canvas.left() < seen.left())
        by.setX(canvas.left() - seen.left());
    if (canvas.bottom() > seen.bottom())
        by.setY(canvas.bottom() - seen.bottom());
    if (canvas.top() < seen.top())
        by.setY(canvas.top() - seen.top());
    if (!by.isNull())
        setView(m_zoom, m_origin + by);
}

void CanvasView::frame(const QRectF &canvas, double margin)
{
    const QSizeF room = QSizeF(size()) - QSizeF(2 * margin, 2 * margin);
    const double zoom = std::min({1.0, room.width() / canvas.width(), room.height() / canvas.height()});
    m_zoom = std::clamp(zoom, leastZoom, mostZoom);
    centreOn(canvas.center());
}

QPointF CanvasView::borderPush(const QPointF &screen) const
{
    constexpr double border = 16;
    constexpr double step = 10;
    const auto push = [](double at, double size) { return at < border ? -step : at > size - border ? step : 0; };
    return {push(screen.x(), width()), push(screen.y(), height())};
}

void CanvasView::wheelEvent(QWheelEvent *event)
{
    const bool isTouchPad = event->device() && event->device()->type() == QInputDevice::DeviceType::TouchPad;
    const QPoint turn = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier) {
        setView(m_zoom, m_origin - QPointF(turn.x() + turn.y(), 0) / (1.5 * m_zoom));
    } else if (isTouchPad && !(event->modifiers() & Qt::ControlModifier)) {
        setView(m_zoom, m_origin - QPointF(event->pixelDelta()) / m_zoom);
    } else {
        zoomAt(event->position(), std::pow(1.0015, turn.y()));
    }
    event->accept();
}

GraphView::GraphView(Session &session, QWidget *parent)
    : CanvasView(parent), m_session(session), m_previews(session), m_painter(*this), m_map(new MiniMap(*this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&session.document, &Document::opened, this, [this] {
        m_remembered.clear();
        m_scene.clear();
    });
    connect(&session.document, &Document::changed, this, &GraphView::follow);
    connect(&session.preview, &Preview::languageChanged, this, &GraphView::follow);
    connect(&session.selection, &Selection::sceneChanged, this, &GraphView::follow);
    connect(&session.playhead, &Playhead::rested, this, [this] {
        if (isVisible())
            catchUp();
    });
    connect(&session.selection, &Selection::changed, this, &GraphView::followSelection);
    connect(&m_previews, &NodePreviewCache::changed, this, &GraphView::updatePreviews);
    m_holding.setSingleShot(true);
    m_holding.setInterval(QApplication::doubleClickInterval());
    connect(&m_holding, &QTimer::timeout, this, &GraphView::letGoOpen);
    showNow();
}

void GraphView::holdOpen(bool isHeld)
{
    m_holdsOpen = isHeld;
    m_holding.stop();
}

void GraphView::letGoOpen()
{
    if (!std::exchange(m_holdsOpen, false))
        return;
    m_holding.stop();
    updateOpen();
    update();
}

const Diagram &GraphView::shown()
{
    catchUp();
    return m_drawn.diagram;
}

const NodeCard &GraphView::plainCard(int index) const
{
    return m_drawn.diagram.cards[at(index)];
}

void GraphView::follow()
{
    const Selection &selection = m_session.selection;
    const bool isPassing = m_session.playhead.isMoving() && selection.isEmpty() && selection.scene() != m_scene;
    m_isStale = isPassing || !isVisible();
    if (!m_isStale)
        showNow();
}

void GraphView::catchUp()
{
    if (std::exchange(m_isStale, false))
        showNow();
}

void GraphView::showNow()
{
    const lecture::ScenePtr scene = lecture::visibleScene(m_session.document.lecture(), m_session.selection.scene());
    const QStringList languages = m_session.preview.languages();
    const bool isOther = m_scene != m_session.selection.scene();
    const bool isFiltered = m_showsInherited != m_showedInherited;
    if (!isOther && scene == m_shown && languages == m_languages && !isFiltered)
        return;
    m_showedInherited = m_showsInherited;
    m_shown = scene;
    m_languages = languages;
    if (isOther) {
        m_scene = m_session.selection.scene();
        m_remembered.clear();
        m_current.clear();
        m_selectedLink.reset();
        m_selectedCommentBox = -1;
        forgetView();
        Q_EMIT sceneChanged();
    }
    ++m_diagrams;
    m_foreign = foreignNodesOf(m_session.document.lecture(), m_scene, languages);
    Diagram next = scene ? diagramFor(*scene) : Diagram();
    if (!isOther && next == m_drawn.diagram) { // the edit does not affect the diagram
        const QHash<int, NodeCard> before = m_drawn.open;
        updateOpen();
        if (m_drawn.open != before)
            update();
        return;
    }
    m_painter.forgetChanged(m_drawn.diagram, isOther ? Diagram() : next);
    m_drawn.diagram = std::move(next);
    m_hovered = {};
    m_drawn.open.clear();
    endDrag(); // its items may be gone
    m_holdsOpen = false;
    for (const graph::NodePtr &node : scene ? scene->nodes : std::vector<graph::NodePtr>()) {
        const auto place = m_drawn.diagram.places.find(node->id);
        if (place != m_drawn.diagram.places.end() && !placeIn(*scene, *node, m_foreign))
            m_remembered[node->id] = place->second;
    }
    const auto published = m_drawn.diagram.places.find(graph::inNode);
    if (published != m_drawn.diagram.places.end() && cardOf(graph::inNode)->isPublished)
        m_remembered[graph::inNode] = published->second;
    if (m_selectedLink) {
        const auto now = std::ranges::find_if(m_drawn.diagram.links,
                                              [this](const Link &link) { return link.isSame(*m_selectedLink); });
        m_selectedLink = now == m_drawn.diagram.links.end() ? std::nullopt : std::optional(*now);
    }
    if (m_selectedCommentBox >= static_cast<int>(m_drawn.diagram.commentBoxes.size()))
        m_selectedCommentBox = -1;
    if (!m_drawn.diagram.cardOf.contains(m_current))
        m_current.clear();
    if (!hasView() && isVisible())
        showFirst();
    placeOverlays();
    Q_EMIT shownChanged();
    Q_EMIT selectChanged();
    update();
}

Diagram GraphView::diagramFor(const lecture::Scene &scene) const
{
    const QStringList languages = m_session.preview.languages();
    if (m_showsInherited || m_foreign.isEmpty())
        return diagramOf(scene, m_session.registry(), languages, m_remembered, m_foreign);
    return diagramOf(withoutUnusedInherited(scene, m_foreign), m_session.registry(), languages, m_remembered,
                     m_foreign);
}

void GraphView::setShowsInherited(bool isShown)
{
    m_showsInherited = isShown;
    follow();
}

void GraphView::followSelection()
{
    if (!m_session.selection.isEmpty() && isVisible())
        catchUp();
    const QStringList &nodes = m_session.selection.nodes();
    if (!nodes.isEmpty()) {
        select({});
        if (!nodes.contains(m_current))
            setCurrent(nodes.last());
        const NodeCard *last = cardOf(nodes.last());
        if (last && isVisible() && !hasFocus()) // selected on the stage or in the timeline
            reveal(last->header());
    }
    updateOpen();
    update();
}

void GraphView::updatePreviews(const QStringList &nodes)
{
    for (const QString &node : nodes) {
        if (const NodeCard *found = cardOf(node))
            update(toScreen(found->rect.adjusted(-cardMargin, -cardMargin, cardMargin, cardMargin)).toAlignedRect());
    }
}

void GraphView::updateOpen()
{
    if (m_holdsOpen)
        return;
    m_drawn.open.clear();
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    if (!scene)
        return;
    const QStringList &nodes = m_session.selection.nodes();
    const auto wanted = m_drawn.drag.open.value_or(OpenCard{nodes.size() == 1 ? nodes.first() : QString()});
    const int index = m_drawn.diagram.cardOf.value(wanted.node, -1);
    const graph::Node *node = m_session.document.node(m_scene, wanted.node);
    if (index < 0 || !node || plainCard(index).group)
        return;
    const NodeCard card = opened(plainCard(index), *node, m_session.registry(), wanted.show, wanted.fitting);
    m_drawn.open.insert(index, card);
    if (wanted.show == Show::Own) // the targets of a dragged link stay in place
        m_drawn.open.insert(madeRoom(m_drawn.diagram, index, card));
}

void GraphView::frameAll()
{
    const QRectF all = m_drawn.diagram.bounds();
    if (all.isEmpty())
        setView(1, {-width() / 2.0, -height() / 2.0});
    else
        frame(all, 16);
}

void GraphView::frameSelection()
{
    QRectF rect;
    for (const QString &node : m_session.selection.nodes()) {
        if (const NodeCard *found = cardOf(node))
            rect = rect.united(found->rect);
    }
    if (rect.isEmpty())
        return frameAll();
    frame(rect, 32);
}

void GraphView::setCurrent(const QString &node)
{
    if (node == m_current)
        return;
    m_current = node;
    const NodeCard *found = cardOf(node);
    setAccessibleDescription(found ? descriptionOf(*found, *this) : QString());
    Q_EMIT currentChanged();
    update();
}

void GraphView::select(const std::optional<Link> &link, int commentBox)
{
    if (!link && !m_selectedLink && commentBox == m_selectedCommentBox)
        return;
    m_selectedLink = link;
    m_selectedCommentBox = commentBox;
    if (link || commentBox >= 0)
        m_session.selection.clear();
    Q_EMIT selectChanged();
    update();
}

Places GraphView::loosePlaces() const
{
    Places places;
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    if (!scene)
        return places;
    for (const graph::NodePtr &node : scene->nodes) {
        const auto foreign = m_foreign.constFind(node->id);
        const bool isInherited = foreign != m_foreign.constEnd() && foreign->home == lecture::Home::Inherited;
        if (!isInherited && !placeIn(*scene, *node, m_foreign))
            places[node->id] = m_drawn.diagram.places.at(node->id);
    }
    if (const NodeCard *card = cardOf(graph::inNode); card && card->isPublished)
        places[graph::inNode] = m_drawn.diagram.places.at(graph::inNode);
    return places;
}

void GraphView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!hasView() && isVisible())
        showFirst();
    placeOverlays();
    Q_EMIT viewChanged();
}

void GraphView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    catchUp();
    // Queued, because a panel that is shown gets its size only afterwards.
    const auto showFirstSeen = [this] {
        if (isVisible() && !hasView())
            showFirst();
    };
    QMetaObject::invokeMethod(this, showFirstSeen, Qt::QueuedConnection);
    placeOverlays();
}

void GraphView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_previews.want(m_scene, {});
}

/// Fits all of it, or its beginning if all would be too small to read.
void GraphView::showFirst()
{
    frameAll();
    constexpr double legible = 0.4;
    if (zoom() >= legible)
        return;
    const QRectF all = m_drawn.diagram.bounds();
    setView(legible, {all.left() - 24 / legible, all.center().y() - height() / (2 * legible)});
}

void GraphView::hideMap()
{
    m_map->hide();
}

void GraphView::placeOverlays()
{
    m_map->move(width() - m_map->width() - 8, height() - m_map->height() - 8);
    m_map->setVisible(width() >= 280 && height() >= 200 && m_drawn.diagram.cards.size() > 1);
}

void GraphView::showDrag(const DragPreview &drag)
{
    const bool opensOther = drag.open != m_drawn.drag.open;
    m_drawn.drag = drag;
    if (opensOther)
        updateOpen();
    update();
}

void GraphView::endDrag()
{
    m_drawn.drag = {};
    if (m_holdsOpen)
        m_holding.start();
    updateOpen();
    placeOverlays(); // hides the map during a drag
    update();
}

void GraphView::setInsertion(int link)
{
    if (std::exchange(m_drawn.drag.insertion, link) != link)
        update();
}

void GraphView::setHovered(const Hit &hit)
{
    if (hit.kind == m_hovered.kind && hit.index == m_hovered.index && hit.port.key == m_hovered.port.key)
        return;
    m_hovered = hit;
    update();
}

void GraphView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_painter.paint(painter);
    QStringList wanted;
    if (detailAt(zoom()) != Detail::Block) {
        for (const NodeCard &one : m_drawn.diagram.cards) {
            if (!one.group && one.rect.intersects(paintedRect()))
                wanted.append(one.id);
        }
    }
    m_previews.want(m_scene, wanted);
}

} // namespace lectograph::editor
