// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/stage_edits.h"
#include "editor/stage/cameraframe.h"
#include "editor/stage/descriptions.h"
#include "editor/stage/diagramdrop.h"
#include "editor/stage/frameview.h"
#include "editor/stage/ghosts.h"
#include "editor/stage/guides.h"
#include "editor/stage/nudging.h"
#include "editor/stage/overlaypainter.h"
#include "editor/stage/stagediagram.h"
#include "editor/stage/tooldrag.h"
#include "editor/widgets/lastinput.h"

namespace lectograph::editor {

/// The layer over the picture: outlines and handles of the selection, and all editing with mouse and keyboard.
class StageOverlay : public FrameView, public PaintedItems
{
    Q_OBJECT

public:
    StageOverlay(Session &session, QWidget *parent);

    /// What the stage shows: the picture, or the world around the camera that is edited.
    const picture::Picture &picture() const { return m_camera.picture(); }
    Projection projection() const { return {picture(), frame()}; }
    const CameraView &camera() const { return m_camera; }
    /// Only while the camera view is on.
    CameraFrame cameraFrame() const { return {m_camera, projection(), aspectOf(session().document.lecture())}; }
    QString nodeUnder(const QPointF &at) const;        ///< the actor at a point of the widget; empty if there is none
    const QString &hovered() const { return m_under; } ///< the actor under the pointer, when it was moved last
    const std::vector<Actor> &cast() const { return m_cast.actors(); }
    const StageCast &stageCast() const { return m_cast; }
    /// The bounding rectangle of a selected item on the widget; empty if it is not visible.
    QRectF rectOf(const QString &node) const;
    Handles handles() const { return {session(), m_cast, projection(), !m_isTyping && !m_camera.isOn()}; }

    /// The point of the scene under a point of the widget, in round numbers.
    std::optional<base::Vec3> scenePoint(const QPointF &at) const { return projection().roundPoint(at); }
    /// Where pasted content goes, in the scene: under the pointer or, if that is elsewhere, in the middle of the visible
    /// part of the frame.
    std::optional<base::Vec3> pastePoint() const;
    /// Outlines of what the picture does not show.
    void setShowsGhosts(bool isOn);
    const ConnectDots &dots() const { return m_look.dots; }
    /// What an item snaps to that is pinned or not.
    SnapTargets snapTargets(std::vector<QRectF> others, bool isPinned) const;
    /// Ctrl turns snapping off.
    bool snaps(Qt::KeyboardModifiers modifiers) const
    {
        return m_look.aids.snaps && !(modifiers & Qt::ControlModifier);
    }
    Guides &guides() { return m_guides; }
    StageDiagram &diagram() { return m_diagram; }
    /// The pointer while it is over the stage, or while something is dragged.
    std::optional<QPointF> pointer() const { return m_isPointed ? std::optional(m_look.pointer) : std::nullopt; }
    /// A drag that begins at another widget, such as a ruler.
    void startDrag(std::unique_ptr<StageTool> tool, const QPointF &at);
    void dragTo(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void endDrag();
    StageAids &aids() { return m_look.aids; } ///< update() shows a change

    QStringList selectedActors() const { return m_cast.selected(); }
    void act(const QString &id, const QString &) override { session().selection.setNodes({id}); }
    /// Marks the next or previous visible actor for the keyboard without selecting it.
    void mark(bool next);
    /// Adds the marked actor to the selection, or removes it.
    void toggleMarked();
    /// Selects the next or previous reachable actor. False after the last and before the first.
    bool walk(bool next);
    void setTyping(bool isTyping); ///< no handles while its text is being edited
    bool isTyping() const { return m_isTyping; }
    /// The area of the toolbar over the overlay: outlines are clipped there.
    void setCovered(const QRect &tools);

Q_SIGNALS:
    /// Asks to edit its text, or these of its words.
    void editRequested(const QString &node, const lectograph::editor::WordsSource &words = {});
    void menuRequested(const QPoint &global);
    void pointerMoved();
    void pictureChanged(); ///< picture() may have changed although the preview has not

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    std::vector<PaintedItem> listItems() const override;

private:
    OverlayPainter painter() const;
    void updateMarks();
    GhostMarks ghostMarks();
    void updatePorts();
    void forget();
    /// Shows the picture or the world, after the selection has changed or a drag has ended.
    void updateCamera();
    void describe();
    void hover(const QPointF &at);
    void setHovered(const QString &node);
    void clearDots();
    void cancelDrag();
    void settle(); ///< after a drag
    void setMarked(const QString &node);
    void hideFocus();

    StageCast m_cast;
    Ghosts m_ghosts;
    CameraView m_camera;
    Guides m_guides;
    Nudging m_nudging;
    StageDiagram m_diagram;
    DiagramDrop m_diagramDrop;
    ToolDrag m_drag;
    LastInput m_lastInput;
    OverlayLook m_look;
    QString m_under;            ///< the actor under the pointer
    OverlayMarks m_marked;      ///< as last painted
    GhostMarks m_markedGhosts;  ///< likewise
    DiagramPorts m_markedPorts; ///< likewise
    bool m_isPointed = false;   ///< the pointer is over it, at m_look.pointer
    bool m_isTyping = false;
    bool m_isLeftWithWindow = false; ///< the focus: it comes back with the window, unless something else gets it first
};

} // namespace lectograph::editor
