// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"

#include "editor/edits/blocks.h"
#include "editor/edits/mime.h"
#include "editor/graph/descriptions.h"
#include "editor/graph/insertion.h"
#include "editor/graph/minimap.h"
#include "editor/graph/renaming.h"
#include "editor/operations/animating.h"
#include "editor/widgets/plaintexts.h"

#include <QAccessible>
#include <QApplication>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

namespace {

lecture::ScenePtr sceneOf(const lecture::Lecture &lecture, const QString &id)
{
    const auto found = std::ranges::find(lecture.scenes, id, [](const lecture::ScenePtr &one) { return one->id; });
    return found == lecture.scenes.end() ? nullptr : *found;
}

} // namespace

GraphCanvas::GraphCanvas(Session &session, QWidget *parent)
    : CanvasView(parent),
      m_session(session),
      m_previews(session),
      m_painter(*this),
      m_keyboard(*this),
      m_search(*this),
      m_map(new MiniMap(*this))
{
    setObjectName(u"graphCanvas"_s);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setMinimumSize(160, 120);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Graph of the scene"));
    Actions::setHasLetters(this);
    connect(&session.document, &Document::opened, this, [this] {
        m_remembered.clear();
        m_scene.clear();
    });
    connect(&session.document, &Document::changed, this, &GraphCanvas::follow);
    connect(&session.preview, &Preview::languageChanged, this, &GraphCanvas::follow);
    connect(&session.selection, &Selection::sceneChanged, this, &GraphCanvas::follow);
    connect(&session.playhead, &Playhead::rested, this, [this] {
        if (isVisible())
            catchUp();
    });
    connect(&session.selection, &Selection::changed, this, &GraphCanvas::followSelection);
    connect(&m_previews, &NodePreviewCache::changed, this, &GraphCanvas::updatePreviews);
    m_autoScroll.setInterval(30);
    connect(&m_autoScroll, &QTimer::timeout, this, &GraphCanvas::scrollAtBorder);
    m_holding.setSingleShot(true);
    m_holding.setInterval(QApplication::doubleClickInterval());
    connect(&m_holding, &QTimer::timeout, this, &GraphCanvas::letGoOpen);
    showNow();
}

void GraphCanvas::letGoOpen()
{
    if (!std::exchange(m_holdsOpen, false))
        return;
    m_holding.stop();
    updateOpen();
    update();
}

const Diagram &GraphCanvas::shown()
{
    catchUp();
    return m_drawn.diagram;
}

const NodeCard &GraphCanvas::plainCard(int index) const
{
    return m_drawn.diagram.cards[at(index)];
}

void GraphCanvas::follow()
{
    const Selection &selection = m_session.selection;
    const bool isPassing = m_session.playhead.isMoving() && selection.isEmpty() && selection.scene() != m_scene;
    m_isStale = isPassing || !isVisible();
    if (!m_isStale)
        showNow();
}

void GraphCanvas::catchUp()
{
    if (std::exchange(m_isStale, false))
        showNow();
}

void GraphCanvas::showNow()
{
    const lecture::ScenePtr scene = sceneOf(m_session.document.lecture(), m_session.selection.scene());
    const QStringList languages = m_session.preview.languages();
    const bool isOther = m_scene != m_session.selection.scene();
    if (!isOther && scene == m_shown && languages == m_languages)
        return;
    m_shown = scene;
    m_languages = languages;
    if (isOther) {
        m_scene = m_session.selection.scene();
        m_remembered.clear();
        m_current.clear();
        m_selectedLink.reset();
        m_selectedCommentBox = -1;
        forgetView();
        m_search.dismiss();
    }
    ++m_diagrams;
    Diagram next = scene ? diagramOf(*scene, m_session.registry, languages, m_remembered) : Diagram();
    if (!isOther && next == m_drawn.diagram) { // what was edited is not to be seen here
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
    endDrag(); // what was held may be gone
    m_holdsOpen = false;
    for (const auto &[node, place] : loosePlaces())
        m_remembered[node] = place;
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

void GraphCanvas::followSelection()
{
    m_keyboard.endNudge();
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

void GraphCanvas::updatePreviews(const QStringList &nodes)
{
    for (const QString &node : nodes) {
        if (const NodeCard *found = cardOf(node))
            update(toScreen(found->rect.adjusted(-cardMargin, -cardMargin, cardMargin, cardMargin)).toAlignedRect());
    }
}

void GraphCanvas::updateOpen()
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
    const NodeCard card = opened(plainCard(index), *node, m_session.registry, wanted.show, wanted.fitting);
    m_drawn.open.insert(index, card);
    if (wanted.show == Show::Own) // the targets of a link that is drawn stay where they are
        m_drawn.open.insert(madeRoom(m_drawn.diagram, index, card));
}

void GraphCanvas::frameAll()
{
    const QRectF all = m_drawn.diagram.bounds();
    if (all.isEmpty())
        setView(1, {-width() / 2.0, -height() / 2.0});
    else
        frame(all, 16);
}

void GraphCanvas::frameSelection()
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

void GraphCanvas::setCurrent(const QString &node)
{
    if (node == m_current)
        return;
    m_current = node;
    const NodeCard *found = cardOf(node);
    setAccessibleDescription(found ? descriptionOf(*found, m_drawn.diagram, m_previews) : QString());
    QAccessibleEvent described(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&described);
    if (found && hasFocus()) {
        QAccessibleEvent focused(this, QAccessible::Focus);
        focused.setChild(m_drawn.diagram.cardOf.value(node));
        QAccessible::updateAccessibility(&focused);
    }
    Q_EMIT currentChanged();
    update();
}

void GraphCanvas::select(const std::optional<Link> &link, int commentBox)
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

Places GraphCanvas::loosePlaces() const
{
    Places places;
    const lecture::Scene *scene = m_session.document.scene(m_scene);
    if (!scene)
        return places;
    for (const graph::NodePtr &node : scene->nodes) {
        if (!canvasOf(*node))
            places[node->id] = m_drawn.diagram.places.at(node->id);
    }
    return places;
}

QPointF GraphCanvas::pointer() const
{
    const QPoint here = mapFromGlobal(QCursor::pos());
    return toCanvas(rect().contains(here) ? QPointF(here) : QPointF(rect().center()));
}

void GraphCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!hasView() && isVisible())
        showFirst();
    placeOverlays();
    Q_EMIT viewChanged();
}

void GraphCanvas::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    catchUp();
    if (!hasView())
        showFirst();
    placeOverlays();
}

void GraphCanvas::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_previews.want(m_scene, {});
}

/// All of it, or its beginning where all would be too small to read.
void GraphCanvas::showFirst()
{
    frameAll();
    constexpr double legible = 0.4;
    if (zoom() >= legible)
        return;
    const QRectF all = m_drawn.diagram.bounds();
    setView(legible, {all.left() - 24 / legible, all.center().y() - height() / (2 * legible)});
}

void GraphCanvas::placeOverlays()
{
    m_map->move(width() - m_map->width() - 8, height() - m_map->height() - 8);
    m_map->setVisible(width() >= 280 && height() >= 200 && m_drawn.diagram.cards.size() > 1);
}

void GraphCanvas::showDrag(const DragPreview &drag)
{
    const bool opensOther = drag.open != m_drawn.drag.open;
    m_drawn.drag = drag;
    if (opensOther)
        updateOpen();
    update();
}

void GraphCanvas::paintEvent(QPaintEvent *)
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

void GraphCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_current.isEmpty() && !m_session.selection.nodes().isEmpty())
        setCurrent(m_session.selection.nodes().last());
    update();
}

void GraphCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    m_keyboard.endNudge();
    update();
}

void GraphCanvas::keyPressEvent(QKeyEvent *event)
{
    if (m_keyboard.press(*event))
        event->accept();
    else
        QWidget::keyPressEvent(event);
}

void GraphCanvas::cancel()
{
    if (const auto tool = m_tool) {
        tool->cancel();
        endDrag();
    } else {
        select({});
        m_session.selection.clear();
    }
    update();
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    m_pressedAt = event->position();
    const QPointF canvas = toCanvas(m_pressedAt);
    if (event->button() == Qt::MiddleButton) {
        endDrag();
        m_tool = panDrag(*this, canvas);
    } else if (event->button() == Qt::LeftButton && !m_tool) {
        m_tool = toolAt(canvas, event->modifiers());
    } else if (event->button() == Qt::RightButton) {
        selectForMenu(hitUnder(canvas));
    }
    event->accept();
}

void GraphCanvas::selectForMenu(const Hit &hit)
{
    Selection &selection = m_session.selection;
    if (hit.kind == Hit::Link)
        select(m_drawn.diagram.links[at(hit.index)]);
    else if (hit.kind == Hit::CommentBoxTitle)
        select({}, hit.index);
    else if (hit.kind == Hit::GroupTitle)
        selection.setNodes(m_drawn.diagram.groups[at(hit.index)].nodes);
    else if (hit.isCard() && !selection.has(plainCard(hit.index).nodes.first()))
        selection.setNodes(QStringList(plainCard(hit.index).nodes));
}

/// What the left button does there; it selects what is pressed. Null if nothing can be dragged.
std::unique_ptr<GraphTool> GraphCanvas::toolAt(const QPointF &canvas, Qt::KeyboardModifiers modifiers)
{
    const Hit hit = hitUnder(canvas);
    const bool adds = modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    switch (hit.kind) {
    case Hit::Input:
    case Hit::Output: return linkDrag(*this, canvas, hit);
    case Hit::Header:
    case Hit::NodePreview: return pressCard(hit, canvas, adds);
    case Hit::Link: select(m_drawn.diagram.links[at(hit.index)]); return nullptr;
    case Hit::GroupTitle: {
        const QStringList nodes = m_drawn.diagram.groups[at(hit.index)].nodes;
        m_session.selection.setNodes(nodes);
        return cardDrag(*this, canvas, nodes.value(0), {}, false);
    }
    case Hit::CommentBoxTitle: return commentBoxMove(*this, canvas, hit.index);
    case Hit::CommentBoxCorner: return commentBoxResize(*this, canvas, hit.index);
    case Hit::Nothing: break;
    }
    return boxSelection(*this, canvas, adds);
}

std::unique_ptr<GraphTool> GraphCanvas::pressCard(const Hit &hit, const QPointF &canvas, bool adds)
{
    Selection &selection = m_session.selection;
    const QStringList own = plainCard(hit.index).nodes;
    const QPointF aside = m_drawn.card(hit.index).rect.topLeft() - plainCard(hit.index).rect.topLeft();
    m_holdsOpen = !aside.isNull();
    m_holding.stop();
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
    select({});
    setCurrent(own.first());
    return selection.has(own.first()) ? cardDrag(*this, canvas, own.first(), aside, wasSelected) : nullptr;
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
    if (m_tool) {
        const bool isFar = (event->position() - m_pressedAt).manhattanLength()
            >= QApplication::startDragDistance() / 2.0;
        m_isDragging = m_isDragging || isFar || m_tool->pans();
        if (m_isDragging)
            dragTo(event->position());
        return;
    }
    const Hit hit = hitUnder(toCanvas(event->position()));
    if (hit.kind == m_hovered.kind && hit.index == m_hovered.index && hit.port.key == m_hovered.port.key)
        return;
    m_hovered = hit;
    setCursor(hit.isPort()                            ? Qt::CrossCursor
                  : hit.kind == Hit::CommentBoxCorner ? Qt::SizeFDiagCursor
                                                      : Qt::ArrowCursor);
    update();
}

void GraphCanvas::dragTo(const QPointF &screen)
{
    m_lastAt = screen;
    const std::shared_ptr<GraphTool> tool = m_tool;
    if (!tool->pans()) {
        m_map->hide(); // nothing shall be dropped behind it
        if (!m_autoScroll.isActive() && !borderPush(screen).isNull())
            m_autoScroll.start();
    }
    tool->moveTo(toCanvas(screen));
}

void GraphCanvas::scrollAtBorder()
{
    const QPointF by = borderPush(m_lastAt);
    if (!m_tool || m_tool->pans() || by.isNull()) {
        m_autoScroll.stop();
        return;
    }
    setView(zoom(), origin() + by / zoom());
    dragTo(m_lastAt);
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    const std::shared_ptr<GraphTool> tool = m_tool;
    if (event->button() != Qt::LeftButton && !(tool && tool->pans()))
        return;
    endDrag();
    if (tool)
        tool->release(event->modifiers());
}

/// Nothing is held any more, however that came: released, cancelled, or gone.
void GraphCanvas::endDrag()
{
    m_tool.reset();
    m_isDragging = false;
    m_autoScroll.stop();
    m_drawn.drag = {};
    if (m_holdsOpen)
        m_holding.start();
    updateOpen();
    placeOverlays(); // the map hides while something is dragged
    update();
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPointF canvas = toCanvas(event->position());
    const Hit hit = hitUnder(canvas);
    letGoOpen();
    switch (hit.kind) {
    case Hit::Header:
    case Hit::NodePreview:
        if (const auto group = plainCard(hit.index).group)
            setCollapsed(*group, false);
        else if (hit.kind == Hit::Header)
            renameCard(*this, hit.index);
        else
            Q_EMIT inspectRequested();
        break;
    case Hit::GroupTitle: setCollapsed(hit.index, true); break;
    case Hit::CommentBoxTitle: renameCommentBox(*this, hit.index); break;
    case Hit::Nothing: m_search.open(canvas); break;
    default: break;
    }
}

void GraphCanvas::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hovered = {};
    update();
}

void GraphCanvas::setCollapsed(int group, bool isCollapsed)
{
    m_session.document.edit(isCollapsed ? tr("Shut group") : tr("Open group"), [&](const lecture::Lecture &lecture) {
        return withSceneExtraItem(lecture, m_scene, u"groups"_s, group, u"collapsed"_s, isCollapsed);
    });
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint global = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const NodeCard *one = cardOf(m_current);
        global = mapToGlobal(one ? toScreen(one->header().center()).toPoint() : rect().center());
    }
    event->accept();
    Q_EMIT menuRequested(global);
}

bool GraphCanvas::event(QEvent *event)
{
    // These are about the scene that is open.
    constexpr QEvent::Type arrivals[] = {
        QEvent::Enter,    QEvent::FocusIn, QEvent::MouseButtonPress, QEvent::ShortcutOverride,
        QEvent::KeyPress, QEvent::Wheel,   QEvent::DragEnter,        QEvent::ContextMenu};
    if (std::ranges::find(arrivals, event->type()) != std::end(arrivals))
        catchUp();
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString tip = toolTipOf(hitUnder(toCanvas(help->pos())), m_drawn.diagram, m_previews);
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), tipOf(tip), this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && m_keyboard.takes(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void GraphCanvas::setInsertion(int link)
{
    if (std::exchange(m_drawn.drag.insertion, link) != link)
        update();
}

void GraphCanvas::dragEnterEvent(QDragEnterEvent *event)
{
    dragMoveEvent(event);
}

void GraphCanvas::dragMoveEvent(QDragMoveEvent *event)
{
    const QPointF canvas = toCanvas(event->position());
    const QMimeData *carried = event->mimeData();
    int insertion = -1;
    bool isAccepted = false;
    if (const auto type = mime::read(carried, mime::block)) {
        const graph::NodeType *found = m_session.registry.nodes.find(*type);
        isAccepted = found && m_session.document.scene(m_scene);
        insertion = found ? insertionAt(*this, canvas, *found) : -1;
    } else if (mime::read(carried, mime::customBlock)) {
        isAccepted = m_session.document.scene(m_scene);
    } else if (carried->hasFormat(QString::fromLatin1(mime::animation))) {
        const Hit hit = hitUnder(canvas);
        isAccepted = hit.isCard() && plainCard(hit.index).isActor && !plainCard(hit.index).group;
    }
    event->setAccepted(isAccepted);
    if (isAccepted)
        event->setDropAction(Qt::CopyAction);
    setInsertion(insertion);
}

void GraphCanvas::dragLeaveEvent(QDragLeaveEvent *)
{
    setInsertion(-1);
}

void GraphCanvas::dropEvent(QDropEvent *event)
{
    const QPointF canvas = toCanvas(event->position());
    setInsertion(-1);
    const Hit hit = hitUnder(canvas);
    const auto block = mime::read(event->mimeData(), mime::block);
    const auto custom = mime::read(event->mimeData(), mime::customBlock);
    const auto animation = mime::read(event->mimeData(), mime::animation);
    if (block || custom) {
        event->acceptProposedAction();
        if (block)
            addBlock(*this, *block, canvas);
        else
            addCustom(*this, *custom, canvas);
        setFocus();
    } else if (animation && hit.isCard()) {
        event->acceptProposedAction();
        addAnimation(m_session, *animation, {plainCard(hit.index).id}, m_session.preview.localTime());
    }
}

} // namespace lectograph::editor
