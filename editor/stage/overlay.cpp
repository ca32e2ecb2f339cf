// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/overlay.h"

#include "editor/edits/foreign_data.h"
#include "editor/edits/mime.h"
#include "editor/language/translated.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/filechoice.h"
#include "editor/operations/pasting.h"
#include "editor/stage/cameradrag.h"
#include "editor/stage/commands.h"
#include "editor/stage/connecttool.h"
#include "editor/stage/guidepopup.h"
#include "editor/stage/labelplace.h"
#include "editor/stage/manipulation.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

/// Lectures are opened by the window.
bool isPlacedOnStage(const QMimeData *data)
{
    return isBlock(data) || (holdsForeignContent(data) && lectureIn(data).isEmpty());
}

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

StageOverlay::StageOverlay(Session &session, QWidget *parent)
    : FrameView(session, parent),
      PaintedItems(QAccessible::List),
      m_cast(session),
      m_ghosts(session, m_cast),
      m_camera(session),
      m_guides(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAccessibleName(tr("Stage"));
    connect(this, &FrameView::frameChanged, this, [this] {
        m_look.dots.clear();
        forgetItems();
    });
    connect(&session.preview, &Preview::pictureChanged, this, &StageOverlay::forget);
    connect(&session.playhead, &Playhead::playingChanged, this, [this] {
        forget();
        updateCamera();
        update();
    });
    connect(&session.playhead, &Playhead::rested, this, &StageOverlay::updateMarks); // ghosts come back
    connect(&session.selection, &Selection::changed, this, [this] {
        m_look.dots.clear();
        m_look.marked.clear();
        updateCamera();
        describe();
        update();
    });
    connect(&session.selection, &Selection::sceneChanged, this, &StageOverlay::forget);
    connect(&m_guides, &Guides::changed, this, [this] {
        describe();
        update();
    });
    describe();
}

void StageOverlay::forget()
{
    m_cast.forget();
    m_camera.forget();
    m_ghosts.forget();
    forgetItems();
    m_look.hovered.clear();
    m_look.dots.clear();
    if (session().playhead.isPlaying())
        return; // nothing is shown during playback, and repainting would cost frames
    describe();
    if (!updateFrame())
        updateMarks();
}

void StageOverlay::updateCamera()
{
    m_camera.setHeld(false);
    forgetItems();
    Q_EMIT pictureChanged();
}

OverlayPainter StageOverlay::painter() const
{
    return {session(), m_cast, handles(), m_look, m_tool ? &m_tool->feedback() : nullptr, rect()};
}

GhostMarks StageOverlay::ghostMarks()
{
    return m_camera.isOn() ? GhostMarks() : m_ghosts.marks(projection(), rect(), m_tool ? QString() : m_look.hovered);
}

/// Avoids a full update, which would also repaint the picture below.
void StageOverlay::updateMarks()
{
    if (m_camera.isOn()) { // which dims everything around the frame
        update();
        return;
    }
    const OverlayMarks now = painter().marks();
    if (now.isUnknown || m_marked.isUnknown || now.points != m_marked.points) {
        update(m_marked.region);
        update(now.region);
    }
    if (const GhostMarks ghosts = ghostMarks(); !ghosts.looksLike(m_markedGhosts)) {
        update(m_markedGhosts.region);
        update(ghosts.region);
    }
}

SnapTargets StageOverlay::snapTargets(std::vector<QRectF> others, bool isPinned) const
{
    constexpr double gridStep = 0.5;
    const Projection by = projection();
    return {by.seenRect(isPinned), std::move(others), m_look.aids.showsGrid ? gridStep : 0,
            m_guides.positions(by, isPinned)};
}

QRectF StageOverlay::rectOf(const QString &node) const
{
    const Actor *actor = findActor(cast(), node);
    return actor ? actor->corners(projection()).boundingRect() : QRectF();
}

QRectF StageOverlay::wordsRectOf(const QString &node, const PropertyPlace &place) const
{
    const Actor *actor = isLabel(place) ? findActor(cast(), node) : nullptr;
    return actor ? labelRectOf(*actor, projection()) : rectOf(node);
}

void StageOverlay::describe()
{
    const auto guide = m_guides.selected();
    const QString text = guide ? guideText(*guide)
        : m_camera.isOn()      ? frameDescription(m_camera.frame())
                               : selectionDescription(session(), m_cast);
    forgetItems();
    tellCurrentItem(this);
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void StageOverlay::paintEvent(QPaintEvent *event)
{
    m_look.percent = isFit() ? std::nullopt : std::optional(percent());
    m_look.showsWorld = m_camera.isOn();
    m_marked = painter().marks();
    m_markedGhosts = ghostMarks();
    QPainter onWidget(this);
    if (m_camera.isOn())
        cameraFrame().paint(onWidget, rect());
    else
        m_ghosts.paint(onWidget, projection(), rect(), event->region() - m_look.covered, m_markedGhosts.hovered);
    m_guides.paint(onWidget, projection(), rect());
    painter().paint(onWidget);
}

void StageOverlay::setHovered(const QString &node)
{
    if (node == m_look.hovered)
        return;
    m_look.hovered = node;
    updateMarks();
}

void StageOverlay::clearDots()
{
    if (m_look.dots == ConnectDots())
        return;
    m_look.dots.clear();
    updateMarks();
}

/// Marks what is under the pointer, or whose dots are shown.
void StageOverlay::hover(const QPointF &at)
{
    const bool isIdle = !session().playhead.isPlaying() && !m_isTyping && !m_camera.isOn();
    const ConnectDots before = m_look.dots;
    m_under = isIdle ? nodeUnder(at) : QString();
    if (isIdle)
        m_look.dots.follow(at, m_under, session(), cast(), handles(), rect());
    else
        m_look.dots.clear();
    const QString hovered = m_look.dots.all().empty() ? m_under : m_look.dots.all().front().node;
    if (hovered != m_look.hovered)
        setHovered(hovered);
    else if (m_look.dots != before)
        updateMarks();
}

std::optional<Vec3> StageOverlay::scenePoint(const QPointF &at) const
{
    const auto rounded = [](double value) { return std::round(value * 100) / 100 + 0.0; };
    const auto point = projection().toScene(at, false);
    return point ? std::optional(Vec3{rounded(point->x), rounded(point->y), 0}) : std::nullopt;
}

std::optional<Vec3> StageOverlay::pastePoint() const
{
    if (m_isPointed)
        return scenePoint(m_look.pointer);
    if (rect().contains(frame())) { // exact: the frame is rounded to whole pixels
        const QPointF centre = projection().seenRect(false).center();
        return Vec3{centre.x(), centre.y(), 0};
    }
    return scenePoint(QRectF(frame() & rect()).center());
}

void StageOverlay::setShowsGhosts(bool isOn)
{
    m_cast.setShowsGhosts(isOn);
    forget();
    update();
}

void StageOverlay::setTyping(bool isTyping)
{
    m_isTyping = isTyping;
    update();
}

void StageOverlay::setCovered(const QRect &tools)
{
    m_look.covered = tools;
    update();
}

bool StageOverlay::isOnUnseenSelected(const QPointF &at) const
{
    const Projection by = projection();
    return std::ranges::any_of(actorsOf(cast(), selectedActors()), [&](const Actor *actor) {
        return !actor->isSeen && actor->corners(by).containsPoint(at, Qt::WindingFill);
    });
}

/// Letters and lines of a block come before a guide that runs across it.
std::optional<StageGuide> StageOverlay::guideUnder(const QPointF &at, const std::optional<Hit> &hit) const
{
    return hit && !hit->isInside ? std::nullopt : m_guides.under(projection(), at);
}

QString StageOverlay::nodeUnder(const QPointF &at) const
{
    return hitAt(cast(), projection(), at).value_or(Hit()).node;
}

/// The tool for the left button there; selects the pressed actor.
std::unique_ptr<StageTool> StageOverlay::toolAt(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (m_camera.isOn()) {
        m_camera.setHeld(true);
        return cameraDrag(*this, at);
    }
    if (const auto handle = handles().under(at))
        return handleDrag(*this, at, *handle);
    if (const ConnectDot *dot = m_look.dots.under(at))
        return connectDrag(*this, *dot);
    const auto hit = hitAt(cast(), projection(), at);
    const auto guide = guideUnder(at, hit);
    m_guides.select(guide);
    if (guide) {
        session().selection.clear();
        return guideDrag(*this, *guide);
    }
    if (!hit && !isOnUnseenSelected(at))
        return bandSelection(*this, at, modifiers);
    Selection &selection = session().selection;
    const bool duplicates = hit && modifiers & Qt::AltModifier;
    if (hit && !duplicates && modifiers & (Qt::ShiftModifier | Qt::ControlModifier))
        selection.toggle(hit->node);
    else if (hit && !selection.has(hit->node))
        selection.setNodes({hit->node});
    return duplicates ? duplicateDrag(*this, at, *hit) : moveDrag(*this, at);
}

void StageOverlay::mousePressEvent(QMouseEvent *event)
{
    m_look.showsFocus = false;
    m_pressed = m_look.pointer = event->position();
    if (event->button() == Qt::RightButton) {
        const auto hit = m_camera.isOn() ? std::nullopt : hitAt(cast(), projection(), m_pressed);
        const auto guide = guideUnder(m_pressed, hit);
        const QString node = guide ? QString() : hit.value_or(Hit()).node;
        if (guide)
            session().selection.clear();
        m_guides.select(guide);
        if (!node.isEmpty() && !session().selection.has(node))
            session().selection.setNodes({node});
    } else if (event->button() == Qt::MiddleButton) {
        setTool(panDrag(*this, m_pressed));
    } else if (event->button() == Qt::LeftButton) {
        session().playhead.stop();
        setTool(toolAt(m_pressed, event->modifiers()));
    }
    setHovered({});
    setMarked({});
    clearDots();
}

void StageOverlay::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = m_look.pointer = event->position();
    m_isPointed = true;
    if (m_tool) {
        dragTo(at, event->modifiers());
        return;
    }
    hover(at);
    updateCursor(at);
    Q_EMIT pointerMoved();
}

void StageOverlay::startDrag(std::unique_ptr<StageTool> tool, const QPointF &at)
{
    session().playhead.stop();
    setFocus(); // for Escape
    m_pressed = m_look.pointer = at;
    setTool(std::move(tool));
}

void StageOverlay::dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    m_look.pointer = at;
    m_isPointed = true;
    Q_EMIT pointerMoved();
    if (!m_tool)
        return;
    const bool isFar = (at - m_pressed).manhattanLength() >= QApplication::startDragDistance() / 2.0;
    if (!m_isDragging && (isFar || m_tool->isImmediate())) {
        m_isDragging = true;
        if (!m_tool->begin())
            m_tool = std::make_unique<StageTool>();
    }
    if (m_isDragging) {
        m_tool->moveTo(at, modifiers);
        updateMarks();
    }
}

void StageOverlay::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_tool && !m_isDragging && event->button() == Qt::LeftButton)
        m_tool->click(event->position(), event->modifiers());
    endDrag();
    updateCursor(event->position());
}

void StageOverlay::setTool(std::unique_ptr<StageTool> tool)
{
    m_tool = std::move(tool);
    m_isDragging = false;
}

void StageOverlay::endDrag()
{
    setTool(nullptr);
    m_isPointed = m_isPointed && underMouse();
    Q_EMIT pointerMoved();
    if (m_camera.isOn())
        updateCamera();
    describe();
    update();
}

void StageOverlay::cancelDrag()
{
    m_tool->cancel();
    endDrag();
    m_tool = std::make_unique<StageTool>(); // until the button is released
}

void StageOverlay::updateCursor(const QPointF &at)
{
    if (m_camera.isOn()) {
        setCursor(cameraFrame().cursorAt(at));
        return;
    }
    const Handles around = handles();
    if (const auto handle = around.under(at))
        setCursor(around.cursorOf(*handle));
    else if (m_look.dots.pointed())
        setCursor(Qt::CrossCursor);
    else if (const auto guide = guideUnder(at, hitAt(cast(), projection(), at)))
        setCursor(guide->along == Qt::Vertical ? Qt::SplitHCursor : Qt::SplitVCursor);
    else
        setCursor(session().selection.has(m_under) ? Qt::SizeAllCursor : Qt::ArrowCursor);
}

void StageOverlay::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto hit = hitAt(cast(), projection(), event->position());
    if (const auto guide = guideUnder(event->position(), hit); guide && event->button() == Qt::LeftButton) {
        openGuidePopup(*this, guide);
        return;
    }
    const QString node = hit.value_or(Hit()).node;
    if (event->button() != Qt::LeftButton || node.isEmpty() || handles().under(event->position()))
        return;
    if (enterDefinition(session(), node))
        return;
    if (hasWords(session().document.lecture(), session().selection.scene(), node, session().registry()))
        Q_EMIT editRequested(node);
    else
        askForPicture(session(), node, Gesture::begin());
}

void StageOverlay::leaveEvent(QEvent *event)
{
    m_isPointed = false;
    Q_EMIT pointerMoved();
    setHovered({});
    clearDots();
    QWidget::leaveEvent(event);
}

void StageOverlay::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    const QStringList selected = selectedActors();
    if (event->reason() == QContextMenuEvent::Keyboard)
        at = mapToGlobal(selected.isEmpty() ? rect().center() : rectOf(selected.front()).center().toPoint());
    Q_EMIT menuRequested(at);
}

void StageOverlay::showDrop(std::optional<DropPreview> preview, const QString &target)
{
    m_look.drop = std::move(preview);
    m_look.dropTarget = target;
    update();
}

void StageOverlay::dragEnterEvent(QDragEnterEvent *event)
{
    if (isPlacedOnStage(event->mimeData()) || mime::read(event->mimeData(), mime::animation))
        event->acceptProposedAction();
}

void StageOverlay::dragMoveEvent(QDragMoveEvent *event)
{
    const QString under = nodeUnder(event->position());
    const bool isPlaced = holdsForeignContent(event->mimeData()) || !isForTarget(session(), event->mimeData(), under);
    const QString target = isPlaced ? QString() : under;
    std::optional<DropPreview> preview;
    if (isPlaced) {
        preview = m_look.drop ? std::move(m_look.drop) : DropPreview(session(), *event->mimeData());
        preview->moveTo(*this, event->position(), event->modifiers());
    }
    showDrop(std::move(preview), target);
    event->setDropAction(Qt::CopyAction); // other programs must not delete what they offer to move
    event->setAccepted(isPlaced || !target.isEmpty());
}

void StageOverlay::dragLeaveEvent(QDragLeaveEvent *)
{
    showDrop({}, {});
}

void StageOverlay::dropEvent(QDropEvent *event)
{
    DropPreview preview = m_look.drop ? std::move(*m_look.drop) : DropPreview(session(), *event->mimeData());
    showDrop({}, {});
    setFocus();
    event->setDropAction(Qt::CopyAction);
    event->accept();
    if (holdsForeignContent(event->mimeData())) {
        addForeignContent(session(), event->mimeData(), {.at = scenePoint(event->position())});
        return;
    }
    preview.moveTo(*this, event->position(), event->modifiers());
    const QString typed = addDropped(session(), event->mimeData(), preview.point(), nodeUnder(event->position()));
    if (!typed.isEmpty())
        Q_EMIT editRequested(typed);
}

bool StageOverlay::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isBusy = m_tool || !selectedActors().isEmpty() || !m_look.marked.isEmpty() || m_camera.isOn()
            || m_guides.selected();
        const bool isPlain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        const bool isZoom = m_camera.isOn() && frameChangeOf(*key, m_camera.frame());
        if (isBusy && isPlain && (isArrow(key->key()) || isZoom || key->key() == Qt::Key_Escape)) {
            event->accept(); // otherwise they step through frames
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip && m_look.dots.pointed()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), tr("Drag to another block to connect them"),
                           this);
        return true;
    }
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        tellCurrentItem(this);
    return isTaken;
}

bool StageOverlay::nudgeCamera(const QKeyEvent &event)
{
    const auto change = frameChangeOf(event, m_camera.frame());
    if (!change)
        return false;
    const PropertyPlace owner = m_camera.owner();
    const PropertyWriteMode writing = writingOf(session());
    const QString name = change->factor != 1 ? translated("Zoom the camera") : translated("Move the camera");
    const auto edit = [&](const lecture::Lecture &lecture) {
        return withFrameChanged(lecture, owner, *change, writing, session().registry());
    };
    m_nudges.run(u"%1 %2"_s.arg(name).arg(writing.time.flicks), session().selection,
                 [&](Gesture gesture) { session().document.edit(name, edit, gesture); });
    return true;
}

bool StageOverlay::nudge(const QKeyEvent &event)
{
    if (m_guides.nudge(event))
        return true;
    if (m_camera.isOn())
        return nudgeCamera(event);
    const QStringList selected = selectedActors();
    if (selected.isEmpty() || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    const double step = event.modifiers() & Qt::ShiftModifier ? 1 : 0.1;
    Vec3 by;
    switch (event.key()) {
    case Qt::Key_Left: by.x = -step; break;
    case Qt::Key_Right: by.x = step; break;
    case Qt::Key_Up: by.y = step; break;
    case Qt::Key_Down: by.y = -step; break;
    default: return false;
    }
    const PropertyWriteMode writing = writingOf(session());
    const auto move = [&](const lecture::Lecture &lecture) {
        const MovedNodes moved = movedTogether(lecture, writing.scene, selected, session().registry(), writing.time);
        return withTransforms(lecture, placingsBy(by, moved), writing, session().registry());
    };
    // At another time it may write another keyframe.
    m_nudges.run(u"%1 %2"_s.arg(writing.time.flicks).arg(step), session().selection,
                 [&](Gesture gesture) { session().document.edit(tr("Move"), move, gesture); });
    return true;
}

QStringList StageOverlay::reachable() const
{
    QStringList reachable;
    for (const Actor &actor : cast()) {
        if (actor.isReachable())
            reachable.append(actor.id);
    }
    return reachable;
}

void StageOverlay::setMarked(const QString &node)
{
    if (node == m_look.marked)
        return;
    m_look.marked = node;
    forgetItems();
    tellCurrentItem(this);
    updateMarks();
}

void StageOverlay::mark(bool next)
{
    const QStringList reachable = this->reachable();
    if (reachable.isEmpty())
        return;
    const QString from = m_look.marked.isEmpty() ? selectedActors().value(selectedActors().size() - 1) : m_look.marked;
    const qsizetype current = reachable.indexOf(from);
    const qsizetype index = next ? current + 1 : (current < 0 ? reachable.size() : current) - 1;
    setMarked(reachable.at((index + reachable.size()) % reachable.size()));
}

void StageOverlay::toggleMarked()
{
    const QString marked = m_look.marked;
    if (!reachable().contains(marked))
        return;
    session().selection.toggle(marked);
    setMarked(marked); // another change of the selection ends the walk
}

std::vector<PaintedItem> StageOverlay::listItems() const
{
    std::vector<PaintedItem> items = stageItems(session(), m_cast, projection());
    if (!m_look.marked.isEmpty()) {
        for (PaintedItem &item : items)
            item.isCurrent = item.id == m_look.marked;
    }
    return items;
}

bool StageOverlay::walk(bool next)
{
    const QStringList reachable = this->reachable();
    const QStringList selected = selectedActors();
    const qsizetype current = selected.isEmpty() ? -1 : reachable.indexOf(selected.back());
    const qsizetype index = next ? current + 1 : (current < 0 ? reachable.size() : current) - 1;
    if (index < 0 || index >= reachable.size())
        return false;
    setMarked({});
    session().selection.setNodes({reachable.at(index)});
    return true;
}

void StageOverlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_tool) {
        cancelDrag();
    } else if (event->key() == Qt::Key_Escape && !m_look.marked.isEmpty()) {
        setMarked({});
    } else if (event->key() == Qt::Key_Escape && m_guides.selected()) {
        m_guides.select({});
    } else if (event->key() == Qt::Key_Escape && !session().selection.isEmpty()) {
        if (!session().selection.part().isEmpty())
            session().selection.setNodes(session().selection.nodes());
        else
            session().selection.clear();
    } else if (event->key() == Qt::Key_Escape && session().preview.isInside()) {
        session().preview.leave();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && selectedActors().size() == 1
               && event->modifiers() == Qt::NoModifier) {
        Q_EMIT editRequested(selectedActors().front());
    } else if (event->key() == Qt::Key_Return && m_guides.selected()) {
        openGuidePopup(*this, m_guides.selected());
    } else if (!nudge(*event)) {
        QWidget::keyPressEvent(event);
    }
}

bool StageOverlay::focusNextPrevChild(bool next)
{
    if (!walk(next))
        return QWidget::focusNextPrevChild(next); // Tab can leave the stage
    m_look.showsFocus = true;
    return true;
}

void StageOverlay::focusInEvent(QFocusEvent *event)
{
    m_look.showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    update();
}

void StageOverlay::focusOutEvent(QFocusEvent *)
{
    m_look.showsFocus = false;
    m_look.marked.clear();
    update();
}

} // namespace lectograph::editor
