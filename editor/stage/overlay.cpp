// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/overlay.h"

#include "editor/manipulation/gizmopainter.h"
#include "editor/manipulation/shown_texts.h"
#include "editor/manipulation/stage_edits.h"
#include "editor/operations/definitionactions.h"
#include "editor/operations/dropping.h"
#include "editor/operations/filechoice.h"
#include "editor/stage/guidepopup.h"
#include "editor/stage/pressing.h"
#include "editor/stage/spacetools.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QPainter>

namespace lectograph::editor {

using base::Vec3;

StageOverlay::StageOverlay(Session &session, QWidget *parent)
    : FrameView(session, parent),
      PaintedItems(QAccessible::List),
      m_cast(session),
      m_ghosts(session, m_cast),
      m_camera(session),
      m_guides(session),
      m_nudging(session, m_camera, m_guides),
      m_diagram(*this),
      m_diagramDrop(*this)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAccessibleName(tr("Stage"));
    connect(&m_diagram, &StageDiagram::changed, this, [this] {
        m_look.showsPart = !m_diagram.selected();
        update();
    });
    connect(this, &FrameView::frameChanged, this, [this] {
        m_look.dots.clear();
        m_diagram.forget();
        m_diagramDrop.forget();
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
        m_ghosts.forget();
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
    m_diagram.forget();
    m_diagramDrop.forget();
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
    return {session(), m_cast, handles(), m_look, m_drag.feedback(), rect()};
}

GhostMarks StageOverlay::ghostMarks()
{
    return m_camera.isOn() ? GhostMarks()
                           : m_ghosts.marks(projection(), rect(), m_drag.isOn() ? QString() : m_look.hovered);
}

/// Avoids a full update, which would also repaint the picture below.
void StageOverlay::updateMarks()
{
    if (m_camera.isOn() || gizmoOf(*this)) { // which dims everything around the frame, or is large
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

/// Where the pointer has come to a block of a diagram, or left one.
void StageOverlay::updatePorts()
{
    if (const DiagramPorts ports = m_diagram.ports(); ports != m_markedPorts) {
        update(m_markedPorts.area());
        update(ports.area());
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

void StageOverlay::describe()
{
    const auto guide = m_guides.selected();
    const QString text = guide ? guideText(*guide)
        : m_camera.isOn()      ? frameDescription(m_camera.frame())
        : m_diagram.selected() ? m_diagram.description()
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
    m_markedPorts = m_diagram.ports();
    QPainter onWidget(this);
    if (m_camera.isOn())
        cameraFrame().paint(onWidget, rect());
    else
        m_ghosts.paint(onWidget, projection(), rect(), event->region() - m_look.covered, m_markedGhosts.hovered);
    m_guides.paint(onWidget, projection(), rect());
    painter().paint(onWidget);
    m_diagramDrop.paint(onWidget);
    m_diagram.paint(onWidget, m_markedPorts);
    if (const auto handles = gizmoOf(*this)) {
        const auto lit = m_isPointed || m_drag.isOn() ? handles->under(m_look.pointer) : std::nullopt;
        paintGizmo(onWidget, *handles,
                   {lit, m_drag.isOn() ? lit : std::nullopt, m_isPointed && handles->isNear(m_look.pointer)});
    }
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

QString StageOverlay::nodeUnder(const QPointF &at) const
{
    return hitAt(cast(), projection(), at).value_or(Hit()).node;
}

void StageOverlay::mousePressEvent(QMouseEvent *event)
{
    m_look.showsFocus = false;
    const QPointF at = m_look.pointer = event->position();
    if (event->button() == Qt::RightButton) {
        selectAt(*this, at);
    } else if (event->button() == Qt::MiddleButton) {
        m_drag.press(panDrag(*this, at), at);
    } else if (event->button() == Qt::LeftButton) {
        session().playhead.stop();
        if (m_camera.isOn())
            m_camera.setHeld(!(event->modifiers() & Qt::AltModifier)); // the world turns with an orbit
        else if (selectWarned(session(), m_cast, projection(), rect(), at))
            return;
        m_drag.press(toolAt(*this, at, event->modifiers()), at);
    }
    setHovered({});
    setMarked({});
    clearDots();
}

void StageOverlay::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = m_look.pointer = event->position();
    m_isPointed = true;
    if (m_drag.isOn()) {
        dragTo(at, event->modifiers());
        return;
    }
    if (gizmoOf(*this))
        update(); // lights the part under the pointer
    updatePorts();
    hover(at);
    setCursor(cursorAt(*this, at, m_under));
    Q_EMIT pointerMoved();
}

void StageOverlay::startDrag(std::unique_ptr<StageTool> tool, const QPointF &at)
{
    session().playhead.stop();
    setFocus(); // for Escape
    m_look.pointer = at;
    m_drag.press(std::move(tool), at);
}

void StageOverlay::dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    m_look.pointer = at;
    m_isPointed = true;
    Q_EMIT pointerMoved();
    if (m_drag.moveTo(at, modifiers))
        updateMarks();
}

void StageOverlay::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_drag.click(event->position(), event->modifiers());
    endDrag();
    setCursor(cursorAt(*this, event->position(), m_under));
}

void StageOverlay::endDrag()
{
    m_drag.end();
    settle();
}

void StageOverlay::cancelDrag()
{
    m_drag.cancel();
    settle();
}

void StageOverlay::settle()
{
    m_isPointed = m_isPointed && underMouse();
    Q_EMIT pointerMoved();
    if (m_camera.isOn())
        updateCamera();
    describe();
    update();
}

void StageOverlay::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_diagram.doubleClick(event->position()))
        return;
    const auto hit = hitAt(cast(), projection(), event->position());
    if (const auto guide = guideAt(*this, event->position(), hit); guide && event->button() == Qt::LeftButton) {
        openGuidePopup(*this, guide);
        return;
    }
    const QString node = hit.value_or(Hit()).node;
    if (event->button() != Qt::LeftButton || node.isEmpty() || handles().under(event->position()))
        return;
    const bool isForDefinition = event->modifiers() & Qt::ControlModifier;
    const Actor *actor = isForDefinition ? nullptr : findActor(cast(), node);
    auto words = actor ? wordsAt(session(), *actor, projection(), event->position()) : std::nullopt;
    if (actor && !words)
        words = itemBeside(session(), *actor, projection(), event->position());
    if (words) {
        Q_EMIT editRequested(node, *words);
        return;
    }
    if (enterDefinition(session(), node))
        return;
    if (hasWords(session().document.lecture(), session().selection.scene(), node, session().registry()))
        Q_EMIT editRequested(node);
    else
        askForNeededFiles(session(), {node}, Gesture::begin());
}

void StageOverlay::leaveEvent(QEvent *event)
{
    m_isPointed = false;
    Q_EMIT pointerMoved();
    setHovered({});
    clearDots();
    updatePorts();
    if (gizmoOf(*this))
        update(); // its rings are shown near the pointer only
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

void StageOverlay::dragEnterEvent(QDragEnterEvent *event)
{
    if (acceptsDrop(event->mimeData()))
        event->acceptProposedAction();
}

void StageOverlay::dragMoveEvent(QDragMoveEvent *event)
{
    const bool isInLink = m_diagramDrop.follow(*event);
    if (isInLink)
        m_look.drop.clear();
    const bool isTaken = isInLink || m_look.drop.follow(*this, *event);
    update();
    event->setDropAction(Qt::CopyAction); // other programs must not delete what they offer to move
    event->setAccepted(isTaken);
}

void StageOverlay::dragLeaveEvent(QDragLeaveEvent *)
{
    m_look.drop.clear();
    m_diagramDrop.clear();
    update();
}

void StageOverlay::dropEvent(QDropEvent *event)
{
    setFocus();
    event->setDropAction(Qt::CopyAction);
    event->accept();
    update();
    if (!m_diagramDrop.drop(*event))
        m_look.drop.drop(*this, *event);
}

} // namespace lectograph::editor
