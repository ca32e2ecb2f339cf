// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/space/spaceoverlay.h"

#include "editor/edits/key_edits.h"
#include "editor/edits/lookup.h"
#include "editor/language/translated.h"
#include "editor/manipulation/gizmopainter.h"
#include "editor/settings/settings.h"
#include "editor/space/cameraway.h"
#include "editor/space/furniture.h"
#include "editor/space/spacepoints.h"
#include "editor/space/spacescene.h"
#include "editor/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

constexpr double clickReach = 4; // pixels that the pointer may move in a click

QString openCamera(const Session &session)
{
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    return scene ? cameraOf(*scene) : QString();
}

double aspectOfFrame(const Session &session)
{
    const lecture::Lecture &lecture = session.document.lecture();
    return lecture.frameWidth / std::max(1e-6, lecture.frameHeight);
}

} // namespace

SpaceOverlay::SpaceOverlay(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_stageCast(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAccessibleName(tr("Space"));
    setAccessibleDescription(tr("The scene from outside: drag to walk around it, turn the wheel to come closer"));
}

Projection SpaceOverlay::projection() const
{
    return {viewOf(editor::cameraOf(m_orbit), size()), rect()};
}

void SpaceOverlay::setOrbit(const Orbit &orbit)
{
    if (orbit == m_orbit)
        return;
    m_orbit = orbit;
    m_pointed.reset();
    update();
    Q_EMIT orbitChanged();
}

const std::vector<Actor> &SpaceOverlay::cast() const
{
    if (!m_cast)
        m_cast = castInSpace(m_stageCast.actors(), m_session.preview.picture());
    return *m_cast;
}

const std::optional<picture::Camera> &SpaceOverlay::camera() const
{
    if (!m_camera)
        m_camera = cameraNow(m_session);
    return *m_camera;
}

void SpaceOverlay::forget()
{
    m_stageCast.forget();
    m_cast.reset();
    m_camera.reset();
    update();
}

bool SpaceOverlay::isBehindCamera() const
{
    return isBehind(m_orbit, camera().value_or(m_session.preview.picture().camera));
}

std::optional<SpaceOverlay::CameraAxes> SpaceOverlay::selectedCamera() const
{
    const QString id = openCamera(m_session);
    const lecture::Scene *scene = m_session.document.scene(m_session.selection.scene());
    if (id.isEmpty() || m_session.selection.nodes() != QStringList{id}
        || !isCamera(nodeOf(scene, id), m_session.registry()))
        return std::nullopt;
    const bool isXZ = nodeOf(scene, id)->properties.value(u"floor"_s).toString() == "xz"_L1;
    return CameraAxes{
        frameOwner(m_session.document.lecture(), *scene, id, m_session.preview.localTime(), m_session.registry()),
        isXZ ? 1 : 2};
}

std::optional<Gizmo> SpaceOverlay::gizmo() const
{
    if (m_session.playhead.isPlaying())
        return std::nullopt;
    if (selectedCamera() && camera())
        return Gizmo(projection(), camera()->centre);
    const auto box = selectionBox(cast(), m_stageCast.selected());
    return box ? std::optional(Gizmo(projection(), box->at({}))) : std::nullopt;
}

std::unique_ptr<GizmoDrag> SpaceOverlay::dragOfSelection() const
{
    if (const auto camera = selectedCamera())
        return dragOfCamera(m_session, camera->owner, openCamera(m_session), camera->up);
    return dragOfBlocks(m_session, m_stageCast.actors(), m_stageCast.selected(),
                        frameOfSelected(m_session, m_stageCast));
}

bool SpaceOverlay::startDrag(const QPointF &at)
{
    if (const auto point = pointUnder(pointsInSpace(m_session, m_stageCast), projection(), at)) {
        m_drag = dragOfPointInSpace(m_session, m_stageCast, *point, projection(), at);
        return true;
    }
    const auto handles = gizmo();
    const auto part = handles ? handles->under(at) : std::nullopt;
    if (!part)
        return false;
    m_drag = dragOfSelection();
    m_drag->start(*handles, *part, at);
    m_pointed = part;
    return true;
}

QString SpaceOverlay::cameraAt(const QPointF &at) const
{
    const QString id = openCamera(m_session);
    if (id.isEmpty() || !camera())
        return {};
    const Projection by = projection();
    const auto eye = by.toWidget(eyeOf(*camera()), false);
    const QPolygonF frame = by.corners(boxOf({-0.5, -0.5, 1, 1}),
                                       {camera()->right * (camera()->height * aspectOfFrame(m_session)),
                                        camera()->up * camera()->height, towardsEye(*camera()), camera()->centre},
                                       false);
    const auto isNear = [&](const QPointF &point, double reach) {
        return std::hypot(at.x() - point.x(), at.y() - point.y()) <= reach;
    };
    constexpr double bodyReach = 14; // pixels
    if (eye && isNear(*eye, bodyReach))
        return id;
    QPainterPath outline;
    outline.addPolygon(frame);
    outline.closeSubpath();
    QPainterPathStroker border;
    border.setWidth(8);
    return !frame.isEmpty() && border.createStroke(outline).contains(at) ? id : QString();
}

QString SpaceOverlay::nodeAt(const QPointF &at) const
{
    const auto hit = hitAt(cast(), projection(), at);
    if (hit && !hit->isInside)
        return hit->node;
    const QString camera = cameraAt(at);
    return camera.isEmpty() && hit ? hit->node : camera;
}

void SpaceOverlay::select(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    const QString node = nodeAt(at);
    Selection &selection = m_session.selection;
    const bool adds = modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    if (!node.isEmpty() && adds)
        selection.toggle(node);
    else if (!node.isEmpty())
        selection.setNodes({node});
    else if (!adds)
        selection.clear();
}

void SpaceOverlay::mousePressEvent(QMouseEvent *event)
{
    m_pressed = m_last = event->position();
    m_hasMoved = false;
    m_look = Look::None;
    m_orbitBefore = m_orbit;
    if (event->button() == Qt::MiddleButton || event->button() == Qt::RightButton
        || (event->button() == Qt::LeftButton && event->modifiers() & Qt::ShiftModifier)) {
        m_look = Look::Pan;
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    m_session.playhead.stop();
    if (startDrag(m_pressed))
        update();
    else
        m_look = Look::Orbit;
}

void SpaceOverlay::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    const QPointF by = at - std::exchange(m_last, at);
    if (!event->buttons()) {
        const auto handles = gizmo();
        const bool isOnPoint = pointUnder(pointsInSpace(m_session, m_stageCast), projection(), at).has_value();
        const auto part = handles && !isOnPoint ? handles->under(at) : std::nullopt;
        const bool isNear = handles && handles->isNear(at);
        if (part != m_pointed || isOnPoint != m_isOnPoint || isNear != m_isNearGizmo) {
            m_pointed = part;
            m_isOnPoint = isOnPoint;
            m_isNearGizmo = isNear;
            setCursor(isOnPoint ? Qt::PointingHandCursor : part ? Qt::SizeAllCursor : Qt::ArrowCursor);
            update();
        }
        return;
    }
    const QPointF way = at - m_pressed;
    if (!m_hasMoved && std::hypot(way.x(), way.y()) < clickReach)
        return;
    const QPointF first = m_hasMoved ? by : way;
    m_hasMoved = true;
    if (m_drag) {
        m_drag->moveTo(at, setting::snapsOnStage.value() && !(event->modifiers() & Qt::ControlModifier));
        update();
    } else if (m_look == Look::Orbit) {
        setOrbit(orbited(m_orbit, first));
    } else if (m_look == Look::Pan) {
        setOrbit(panned(m_orbit, first, size()));
    }
}

void SpaceOverlay::leaveEvent(QEvent *event)
{
    m_isNearGizmo = false;
    update();
    QWidget::leaveEvent(event);
}

void SpaceOverlay::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = !m_hasMoved && event->button() == Qt::LeftButton;
    const QString beneath = isClick && m_drag ? nodeAt(event->position()) : QString();
    // A handle that is not dragged lets the click through to another block.
    const bool isOfHandle = m_drag && (beneath.isEmpty() || m_session.selection.has(beneath));
    m_drag.reset();
    m_look = Look::None;
    if (isClick && !isOfHandle)
        select(event->position(), event->modifiers());
    update();
}

bool SpaceOverlay::cancelDrag()
{
    const bool isLooking = m_look != Look::None;
    if (m_drag)
        m_drag->cancel();
    else if (isLooking)
        setOrbit(m_orbitBefore);
    else
        return false;
    m_drag.reset();
    m_look = Look::None;
    update();
    return true;
}

void SpaceOverlay::wheelEvent(QWheelEvent *event)
{
    constexpr double perStep = 0.88;
    setOrbit(zoomed(m_orbit, std::pow(perStep, event->angleDelta().y() / 120.0)));
    event->accept();
}

bool SpaceOverlay::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool isOurs = (key >= Qt::Key_Left && key <= Qt::Key_Down) || key == Qt::Key_PageUp
            || key == Qt::Key_PageDown || key == Qt::Key_Plus || key == Qt::Key_Minus || key == Qt::Key_Equal
            || (key == Qt::Key_Escape && (m_drag || m_look != Look::None || !m_session.selection.isEmpty()));
        if (isOurs) {
            event->accept(); // otherwise they step through frames
            return true;
        }
    }
    return QWidget::event(event);
}

/// Moves the selection along the axes: Ctrl with the arrows for x and y, with Page up and down for z.
bool SpaceOverlay::nudge(const QKeyEvent &event)
{
    const double step = event.modifiers() & Qt::ShiftModifier ? 1 : 0.1;
    Vec3 by;
    switch (event.key()) {
    case Qt::Key_Left: by.x = -step; break;
    case Qt::Key_Right: by.x = step; break;
    case Qt::Key_Up: by.y = step; break;
    case Qt::Key_Down: by.y = -step; break;
    case Qt::Key_PageUp: by.z = step; break;
    case Qt::Key_PageDown: by.z = -step; break;
    default: return false;
    }
    if (const auto camera = selectedCamera()) {
        m_nudges.run(u"camera"_s, m_session.selection, [&](Gesture gesture) {
            m_session.document.edit(
                translated("Move the camera"),
                [&](const lecture::Lecture &before) {
                    return withFrameChanged(before, camera->owner, {.shift = by}, writingOf(m_session),
                                            m_session.registry());
                },
                gesture);
        });
        return true;
    }
    const QStringList nodes = m_stageCast.selected();
    if (nodes.isEmpty())
        return false;
    m_nudges.run(u"blocks"_s, m_session.selection,
                 [&](Gesture gesture) { Manipulation(m_session, m_stageCast.actors(), nodes, gesture).move(by); });
    return true;
}

bool SpaceOverlay::look(const QKeyEvent &event)
{
    constexpr double pixels = 40;
    QPointF way;
    switch (event.key()) {
    case Qt::Key_Left: way = {pixels, 0}; break;
    case Qt::Key_Right: way = {-pixels, 0}; break;
    case Qt::Key_Up: way = {0, pixels}; break;
    case Qt::Key_Down: way = {0, -pixels}; break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: setOrbit(zoomed(m_orbit, 0.9)); return true;
    case Qt::Key_Minus: setOrbit(zoomed(m_orbit, 1 / 0.9)); return true;
    default: return false;
    }
    setOrbit(event.modifiers() & Qt::ShiftModifier ? panned(m_orbit, way, size()) : orbited(m_orbit, way));
    return true;
}

void SpaceOverlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && cancelDrag())
        return;
    if (event->key() == Qt::Key_Escape && !m_session.selection.isEmpty())
        m_session.selection.clear();
    else if (!(event->modifiers() & Qt::ControlModifier ? nudge(*event) : look(*event)))
        QWidget::keyPressEvent(event);
}

void SpaceOverlay::frameAll()
{
    base::Box seen;
    base::Box all;
    for (const Actor &actor : cast()) {
        all.add(actor.shape.bounds());
        if (actor.isSeen)
            seen.add(actor.shape.bounds());
    }
    const base::Box &content = seen.isEmpty() ? all : seen; // most scenes begin with nothing
    const double aspect = double(width()) / std::max(1, height());
    const picture::Camera framing = camera().value_or(m_session.preview.picture().camera);
    const Orbit close = framed(m_orbit, content, aspect);
    const Orbit wide = framed(m_orbit, withFrameOf(content, framing, aspectOfFrame(m_session)), aspect);
    constexpr double smaller = 1.25; // what is there may become, for the frame of the camera to be seen too
    setOrbit(content.isEmpty() || wide.distance <= smaller * close.distance ? wide : close);
}

bool SpaceOverlay::hasContent() const
{
    return std::ranges::any_of(cast(), [](const Actor &actor) { return !actor.shape.bounds().isEmpty(); });
}

void SpaceOverlay::startScene(const QString &scene, UpAxis up)
{
    const bool isStarted = scene == m_startedScene;
    const bool isFirstContent = isStarted && m_emptyStart == m_orbit && hasContent();
    if (width() < 2 || (isStarted && !isFirstContent))
        return;
    m_startedScene = scene;
    setOrbit({.up = up});
    frameAll();
    m_emptyStart = hasContent() ? std::nullopt : std::optional(m_orbit);
}

void SpaceOverlay::restore(const QString &scene, const Orbit &orbit)
{
    m_startedScene = scene;
    m_emptyStart.reset();
    setOrbit(orbit);
}

void SpaceOverlay::frameSelection()
{
    const base::Box box = boundsOf(cast(), m_stageCast.selected());
    if (box.isEmpty())
        frameAll();
    else
        setOrbit(framed(m_orbit, box, double(width()) / std::max(1, height())));
}

void SpaceOverlay::lookThroughCamera()
{
    const picture::Camera seen = m_session.preview.picture().camera;
    setOrbit(lookingLike(seen, aspectOfFrame(m_session), double(width()) / std::max(1, height()), m_orbit.up));
}

void SpaceOverlay::swapUpAxis()
{
    Orbit orbit = m_orbit;
    orbit.up = orbit.up == UpAxis::Y ? UpAxis::Z : UpAxis::Y;
    setOrbit(orbit);
}

void SpaceOverlay::putCameraHere()
{
    const QString scene = m_session.selection.scene();
    const PropertyWriteMode writing = writingOf(m_session);
    const Orbit here = m_orbit;
    QString used;
    m_session.document.edit(translated("Put the camera here"), [&](const lecture::Lecture &before) {
        return withCamera(before, scene, m_session.registry()).and_then([&](const SceneWithCamera &with) {
            used = with.camera;
            return withCameraAt(with.lecture, with.camera,
                                {.centre = here.pivot,
                                 .height = editor::cameraOf(here).height,
                                 .around = here.around,
                                 .elevation = here.elevation,
                                 .isXZ = here.up == UpAxis::Y},
                                writing, m_session.registry());
        });
    });
    if (!used.isEmpty())
        m_session.selection.setNodes({used});
}

void SpaceOverlay::keyCamera()
{
    const QString camera = openCamera(m_session);
    if (camera.isEmpty())
        return;
    std::vector<PropertyPlace> places;
    for (const QString &key : {u"centre"_s, u"height"_s, u"theta"_s, u"phi"_s, u"gamma"_s})
        places.push_back({m_session.selection.scene(), camera, {}, key});
    m_session.document.edit(translated("Add keyframes of the camera"), [&](const lecture::Lecture &before) {
        return withKeysHeld(before, places, m_session.preview.localTime(), m_session.registry())
            .map([](const KeysEdit &edit) { return edit.lecture; });
    });
}

void SpaceOverlay::walk(bool next)
{
    const QString from = m_stageCast.selected().value(0);
    QString to = m_stageCast.neighbour(from, next);
    if (to.isEmpty())
        to = m_stageCast.neighbour({}, next);
    if (!to.isEmpty())
        m_session.selection.setNodes({to});
}

void SpaceOverlay::paintOutlines(QPainter &painter) const
{
    const Projection by = projection();
    painter.setPen(QPen(theme().accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    for (const Actor *actor : actorsOf(cast(), m_stageCast.selected())) {
        const QPolygonF corners = actor->corners(by);
        if (!corners.isEmpty())
            painter.drawPolygon(corners);
    }
}

void SpaceOverlay::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(uiFont(11));
    if (!m_session.playhead.isPlaying()) {
        paintOutlines(painter);
        if (const auto handles = gizmo())
            paintGizmo(painter, *handles,
                       {m_pointed, m_drag ? std::optional(m_drag->part()) : std::nullopt, m_isNearGizmo});
        paintPoints(painter, pointsInSpace(m_session, m_stageCast), projection());
    }
    paintCarried(painter);
    if (hasFocus()) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
    if (!m_drag || m_drag->note().isEmpty())
        return;
    const QFontMetrics metrics(painter.font());
    const QRectF box(m_last + QPointF(14, 14), QSizeF(metrics.horizontalAdvance(m_drag->note()) + 12, 20));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().raised);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(theme().text);
    painter.drawText(box, Qt::AlignCenter, m_drag->note());
}

} // namespace lectograph::editor
