// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"
#include "editor/manipulation/gizmodrag.h"
#include "editor/session/repeatededit.h"
#include "editor/space/orbit.h"

#include <QWidget>

#include <memory>

namespace lectograph::editor {

/// The layer over the Space panel: the outline and the gizmo of the selection, and all editing and looking around with mouse
/// and keyboard. What is drawn below it follows orbit().
class SpaceOverlay : public QWidget
{
    Q_OBJECT

public:
    SpaceOverlay(Session &session, QWidget *parent);

    const Orbit &orbit() const { return m_orbit; }
    void setOrbit(const Orbit &orbit);
    Projection projection() const;
    /// The actors as they stand in space, at the playhead.
    const std::vector<Actor> &cast() const;
    /// Forgets the cast and the camera after a change of the picture.
    void forget();
    const std::optional<picture::Camera> &camera() const; ///< of the lecture, at the playhead
    /// Whether the viewer looks through that camera, so that its body would be in the way.
    bool isBehindCamera() const;
    std::optional<Gizmo> gizmo() const;

    /// From as near as possible: what is seen, or else what will be, with the frame of the camera if that is not much
    /// larger.
    void frameAll();
    bool hasContent() const; ///< something could be seen, now or later
    /// The first look at a scene, from the front and the side; again when the first block has come to an empty one,
    /// unless the viewer has walked since then.
    void startScene(const QString &scene, UpAxis up);
    /// As the viewer left the scene.
    void restore(const QString &scene, const Orbit &orbit);
    void frameSelection();
    void lookThroughCamera();
    /// Puts the lecture's camera where the viewer is.
    void putCameraHere();
    void keyCamera();
    void swapUpAxis();
    void walk(bool next); ///< selects the next or previous actor
    /// The point under a pixel on the floor, or, where that is seen edge-on or far behind, on the plane through the
    /// origin that faces the viewer.
    base::Vec3 dropPoint(const QPointF &at) const;

Q_SIGNALS:
    void orbitChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    /// What is carried over the panel.
    struct Carried
    {
        QPointF at;
        QString target; ///< that would get it; empty: it becomes a block
    };
    /// What a press without a gizmo under it does when the pointer moves.
    enum class Look : quint8 { None, Orbit, Pan };
    struct CameraAxes
    {
        PropertyPlace owner;
        int up = 2;
    };
    std::optional<CameraAxes> selectedCamera() const;
    std::unique_ptr<GizmoDrag> dragOfSelection() const;
    /// Grabs a point of the selected block or a part of the gizmo there, if there is one.
    bool startDrag(const QPointF &at);
    QString nodeAt(const QPointF &at) const;
    QString cameraAt(const QPointF &at) const;
    void select(const QPointF &at, Qt::KeyboardModifiers modifiers);
    bool cancelDrag();
    bool nudge(const QKeyEvent &event);
    bool look(const QKeyEvent &event);
    void paintOutlines(QPainter &painter) const;
    void paintCarried(QPainter &painter) const;

    Session &m_session;
    StageCast m_stageCast;
    Orbit m_orbit;
    mutable std::optional<std::vector<Actor>> m_cast;
    mutable std::optional<std::optional<picture::Camera>> m_camera;
    std::unique_ptr<GizmoDrag> m_drag;
    std::optional<GizmoPart> m_pointed;
    std::optional<Carried> m_carried;
    bool m_isNearGizmo = false; ///< the pointer
    QString m_startedScene;
    std::optional<Orbit> m_emptyStart; ///< how an empty scene was looked at first
    bool m_isOnPoint = false;          ///< the pointer is over a point of the selected block
    Look m_look = Look::None;
    Orbit m_orbitBefore; ///< before the pointer began to look around
    QPointF m_pressed;
    QPointF m_last;
    bool m_hasMoved = false;
    RepeatedEdit m_nudges;
};

} // namespace lectograph::editor
