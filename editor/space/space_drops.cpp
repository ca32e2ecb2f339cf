// SPDX-License-Identifier: GPL-3.0-or-later
// Dropping on the scene in space: blocks and animations from the palette, files and content of other programs.
#include "editor/operations/dropping.h"
#include "editor/session/placing.h"
#include "editor/session/session.h"
#include "editor/space/spaceoverlay.h"
#include "editor/widgets/theme.h"

#include <QDropEvent>
#include <QPainter>

#include <cmath>

namespace lectograph::editor {

using base::Vec3;

namespace {

/// The point of the plane z = 0 under a pixel of the panel, if the picture shows it; nothing beside the picture, and where
/// that plane is seen edge-on.
std::optional<Vec3> pointInPicture(Session &session, const Projection &space, const QPointF &at)
{
    const auto point = space.roundPoint(at);
    if (!point)
        return std::nullopt;
    const picture::View view = newPlace(session).seen;
    const Vec3 seen = view.seen(*point);
    const bool isShown = seen.z >= view.nearest() && QRectF(view.frame()).contains(view.pixel(seen));
    return isShown ? point : std::nullopt;
}

} // namespace

Vec3 SpaceOverlay::dropPoint(const QPointF &at) const
{
    const Projection by = projection();
    const Ray ray = by.rayAt(at);
    const auto onPlane = [&](const Vec3 &normal) -> std::optional<Vec3> {
        const double along = base::dot(ray.direction, normal);
        const double times = -base::dot(ray.origin, normal) / along;
        const Vec3 point = ray.origin + ray.direction * times;
        constexpr double farthest = 4; // times as far as the middle of the view
        const bool isNear = base::length(point - ray.origin) < farthest * m_orbit.distance;
        return std::isfinite(times) && times > 0 && isNear ? std::optional(point) : std::nullopt;
    };
    const auto rounded = [](double value) { return std::round(value * 100) / 100 + 0.0; };
    const Vec3 floor = m_orbit.up == UpAxis::Z ? Vec3{0, 0, 1} : Vec3{0, 1, 0};
    const Vec3 point = onPlane(floor).value_or(onPlane(by.towardsEye()).value_or(m_orbit.pivot));
    return {rounded(point.x), rounded(point.y), rounded(point.z)};
}

void SpaceOverlay::dragEnterEvent(QDragEnterEvent *event)
{
    if (acceptsDrop(event->mimeData()))
        event->acceptProposedAction();
}

void SpaceOverlay::dragMoveEvent(QDragMoveEvent *event)
{
    const QString under = nodeAt(event->position());
    m_carried = {event->position(), isForTarget(m_session, event->mimeData(), under) ? under : QString()};
    update();
    event->setDropAction(Qt::CopyAction); // other programs must not delete what they offer to move
    event->accept();                      // what cannot be dropped there says what it needs
}

void SpaceOverlay::dragLeaveEvent(QDragLeaveEvent *)
{
    m_carried.reset();
    update();
}

void SpaceOverlay::dropEvent(QDropEvent *event)
{
    m_carried.reset();
    update();
    setFocus();
    event->setDropAction(Qt::CopyAction);
    event->accept();
    const auto inPicture = pointInPicture(m_session, projection(), event->position());
    addDropped(m_session, event->mimeData(), {.at = inPicture, .inSpace = dropPoint(event->position())},
               nodeAt(event->position()));
}

/// The block that would get what is carried, or where it would stand.
void SpaceOverlay::paintCarried(QPainter &painter) const
{
    if (!m_carried)
        return;
    const Projection by = projection();
    painter.setPen(QPen(theme().accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    for (const Actor *actor : actorsOf(cast(), {m_carried->target}))
        painter.drawPolygon(actor->corners(by));
    const Vec3 point = dropPoint(m_carried->at);
    const Vec3 along{1, 0, 0};
    const Vec3 across = m_orbit.up == UpAxis::Z ? Vec3{0, 1, 0} : Vec3{0, 0, 1};
    for (const Vec3 &half : {along * 0.5, across * 0.5}) {
        const auto from = by.toWidget(point - half, false);
        const auto to = by.toWidget(point + half, false);
        if (m_carried->target.isEmpty() && from && to)
            painter.drawLine(*from, *to);
    }
}

} // namespace lectograph::editor
