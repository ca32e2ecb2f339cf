// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/graph/canvas.h"

#include "editor/edits/blocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/foreign_data.h"
#include "editor/edits/mime.h"
#include "editor/graph/insertion.h"
#include "editor/operations/animating.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/pasting.h"
#include "editor/widgets/plaintexts.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace diagram;

GraphCanvas::GraphCanvas(Session &session, QWidget *parent)
    : GraphView(session, parent), PaintedItems(QAccessible::List), m_keyboard(*this), m_search(*this)
{
    setObjectName(u"graphCanvas"_s);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setMinimumSize(160, 120);
    setAccessibleName(tr("Graph of the scene"));
    Actions::setHasLetters(this);
    connect(this, &GraphView::shownChanged, this, &GraphCanvas::dropTool); // its items may be gone
    connect(this, &GraphView::shownChanged, this, &GraphCanvas::tellItems);
    connect(this, &GraphView::currentChanged, this, &GraphCanvas::tellItems);
    connect(this, &CanvasView::viewChanged, this, [this] { forgetItems(); });
    connect(&previews(), &NodePreviewCache::changed, this, [this] { forgetItems(); });
    connect(&session.selection, &Selection::changed, this, &GraphCanvas::tellItems);
    connect(this, &GraphView::sceneChanged, this, [this] { m_search.dismiss(); });
    m_autoScroll.setInterval(30);
    connect(&m_autoScroll, &QTimer::timeout, this, &GraphCanvas::scrollAtBorder);
}

QPointF GraphCanvas::pointer() const
{
    const QPoint here = mapFromGlobal(QCursor::pos());
    return toCanvas(rect().contains(here) ? QPointF(here) : QPointF(rect().center()));
}

std::vector<PaintedItem> GraphCanvas::listItems() const
{
    std::vector<PaintedItem> items;
    for (const NodeCard &card : drawn().diagram.cards)
        items.push_back({.id = card.id,
                         .parent = {},
                         .name = card.label,
                         .description = descriptionOf(card, *this),
                         .rect = toScreen(card.rect).toRect(),
                         .isSelected = session().selection.has(card.nodes.first()),
                         .isCurrent = card.nodes.contains(current()),
                         .actions = {QAccessibleActionInterface::setFocusAction()}});
    return items;
}

void GraphCanvas::act(const QString &card, const QString &)
{
    const auto &cards = shown().cards;
    const auto found = std::ranges::find(cards, card, &NodeCard::id);
    if (found == cards.end())
        return;
    const QStringList nodes = found->nodes;
    if (found->isPublished)
        session().selection.clear();
    else
        session().selection.setNodes(nodes);
    setCurrent(nodes.first());
}

void GraphCanvas::tellItems()
{
    forgetItems();
    tellCurrentItem(this);
}

void GraphCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (current().isEmpty() && !session().selection.nodes().isEmpty())
        setCurrent(session().selection.nodes().last());
    tellCurrentItem(this);
    update();
}

void GraphCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    tellCurrentItem(this);
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
    if (const std::unique_ptr<GraphTool> tool = std::move(m_tool)) {
        tool->cancel();
        dropTool();
        endDrag();
    } else {
        const bool isDone = !selectedLink() && session().selection.isEmpty();
        select({});
        session().selection.clear();
        if (isDone && session().preview.isInside())
            session().preview.leave();
    }
    update();
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    m_pressedAt = event->position();
    const QPointF canvas = toCanvas(m_pressedAt);
    if (event->button() == Qt::MiddleButton) {
        dropTool();
        endDrag();
        m_tool = panDrag(*this, canvas);
    } else if (event->button() == Qt::LeftButton && !m_tool) {
        m_tool = toolAt(*this, canvas, event->modifiers());
    } else if (event->button() == Qt::RightButton) {
        selectForMenu(hitUnder(canvas));
    }
    event->accept();
}

void GraphCanvas::selectForMenu(const Hit &hit)
{
    Selection &selection = session().selection;
    if (hit.kind == Hit::Nothing) { // the menu of the graph, not of what is elsewhere
        select({});
        selection.clear();
        return;
    }
    if (hit.kind == Hit::Link)
        select(drawn().diagram.links[at(hit.index)]);
    else if (hit.kind == Hit::CommentBoxTitle)
        select({}, hit.index);
    else if (hit.kind == Hit::GroupTitle)
        selection.setNodes(drawn().diagram.groups[at(hit.index)].nodes);
    else if (hit.isCard() && plainCard(hit.index).isPublished)
        selection.clear();
    else if (hit.isCard() && !selection.has(plainCard(hit.index).nodes.first()))
        selection.setNodes(QStringList(plainCard(hit.index).nodes));
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
    setHovered(hit);
    setCursor(hit.isPort()                            ? Qt::CrossCursor
                  : hit.kind == Hit::CommentBoxCorner ? Qt::SizeFDiagCursor
                                                      : Qt::ArrowCursor);
}

void GraphCanvas::dragTo(const QPointF &screen)
{
    m_lastAt = screen;
    if (!m_tool->pans()) {
        hideMap(); // so that nothing is dropped behind it
        if (!m_autoScroll.isActive() && !borderPush(screen).isNull())
            m_autoScroll.start();
    }
    std::unique_ptr<GraphTool> tool = std::move(m_tool);
    tool->moveTo(toCanvas(screen));
    if (m_isDragging) // not ended by a change of the lecture
        m_tool = std::move(tool);
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
    if (event->button() != Qt::LeftButton && !(m_tool && m_tool->pans()))
        return;
    const std::unique_ptr<GraphTool> tool = std::move(m_tool);
    dropTool();
    endDrag();
    if (tool)
        tool->release(event->modifiers());
}

void GraphCanvas::dropTool()
{
    m_tool.reset();
    m_isDragging = false;
    m_autoScroll.stop();
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
        else if (const bool isNode = !plainCard(hit.index).isPublished;
                 isNode && plainCard(hit.index).home == lecture::Home::Inherited)
            goHome(plainCard(hit.index));
        else if (isNode && enterDefinition(session(), plainCard(hit.index).id))
            break;
        else if (isNode && hit.kind == Hit::Header)
            renameCard(*this, hit.index);
        else
            Q_EMIT inspectRequested(); // of the block, or of the definition that publishes
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
    setHovered({});
}

void GraphCanvas::goHome(const NodeCard &card)
{
    // The diagram, and the card with it, changes with the scene.
    const QString home = card.homeScene;
    const QStringList nodes(card.nodes);
    session().preview.enter(home);
    session().selection.setNodes(nodes);
}

void GraphCanvas::setCollapsed(int group, bool isCollapsed)
{
    session().document.edit(isCollapsed ? tr("Shut group") : tr("Open group"), [&](const lecture::Lecture &lecture) {
        return withSceneExtraItem(lecture, scene(), u"groups"_s, group, u"collapsed"_s, isCollapsed);
    });
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint global = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const NodeCard *one = cardOf(current());
        global = mapToGlobal(one ? toScreen(one->header().center()).toPoint() : rect().center());
    }
    event->accept();
    Q_EMIT menuRequested(global);
}

bool GraphCanvas::event(QEvent *event)
{
    // These depend on the open scene.
    constexpr QEvent::Type arrivals[] = {
        QEvent::Enter,    QEvent::FocusIn, QEvent::MouseButtonPress, QEvent::ShortcutOverride,
        QEvent::KeyPress, QEvent::Wheel,   QEvent::DragEnter,        QEvent::ContextMenu};
    if (std::ranges::find(arrivals, event->type()) != std::end(arrivals))
        catchUp();
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString tip = toolTipOf(hitUnder(toCanvas(help->pos())), *this);
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

/// The block that an animation dropped there animates: on stage, or a camera. Empty if there is none.
QString GraphCanvas::animatedUnder(const QPointF &canvas) const
{
    const Hit hit = hitUnder(canvas);
    if (!hit.isCard() || plainCard(hit.index).group)
        return {};
    const auto &card = plainCard(hit.index);
    return card.isActor || isCamera(session().document.node(scene(), card.id), session().registry()) ? card.id
                                                                                                     : QString();
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
        const graph::NodeType *found = session().registry().nodes.find(*type);
        isAccepted = found && session().document.scene(scene());
        insertion = found ? insertionAt(*this, canvas, *found) : -1;
    } else if (mime::read(carried, mime::customBlock) || carried->hasFormat(QString::fromLatin1(mime::animation))) {
        isAccepted = session().document.scene(scene()); // an animation beside what can move says what it needs
    }
    if (holdsForeignContent(carried) && lectureIn(carried).isEmpty())
        isAccepted = session().document.scene(scene());
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
    } else if (holdsForeignContent(event->mimeData())) {
        event->setDropAction(Qt::CopyAction); // other programs must not delete what they offer to move
        event->accept();
        addForeignContent(session(), event->mimeData(), {.canvas = canvas});
        setFocus();
    } else if (animation) {
        event->acceptProposedAction();
        dropAnimation(session(), *animation, animatedUnder(canvas));
    }
}

} // namespace lectograph::editor
