// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/projection.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using base::Vec3;

Projection::Projection(const picture::Picture &picture, const QRect &frame)
    : m_frame(frame), m_seen(picture, frame.size(), false), m_atRest(picture, frame.size(), true)
{
    const auto around = [](double x, double y, double width, double height) {
        return QRectF(x - width / 2, y - height / 2, width, height);
    };
    m_restRect = around(0, 0, picture.frameWidth, picture.frameHeight);
    const picture::Camera &camera = picture.camera;
    m_right = camera.right;
    m_up = camera.up;
    m_towardsEye = base::cross(camera.right, camera.up);
    m_eye = camera.centre + m_towardsEye * picture::eyeDistance(camera);
    if (camera.right == Vec3{1, 0, 0} && camera.up == Vec3{0, 1, 0} && camera.isFlat() && camera.height > 0)
        m_cameraRect = around(camera.centre.x, camera.centre.y,
                              camera.height * picture.frameWidth / picture.frameHeight, camera.height);
}

std::optional<QPointF> Projection::toWidget(const Vec3 &point, bool isPinned) const
{
    const picture::View &by = view(isPinned);
    const Vec3 seen = by.seen(point);
    if (seen.z < by.nearest())
        return std::nullopt;
    return by.pixel(seen) + QPointF(m_frame.topLeft());
}

std::optional<Vec3> Projection::toScene(const QPointF &at, bool isPinned, double z) const
{
    return view(isPinned).pointAt(at - QPointF(m_frame.topLeft()), z);
}

std::optional<Vec3> Projection::roundPoint(const QPointF &at) const
{
    const auto rounded = [](double value) { return std::round(value * 100) / 100 + 0.0; };
    const auto point = toScene(at, false);
    return point ? std::optional(Vec3{rounded(point->x), rounded(point->y), 0}) : std::nullopt;
}

Ray Projection::rayAt(const QPointF &at) const
{
    const double scale = m_seen.scaleAt(1);
    const QPointF way = (at - QPointF(m_frame.topLeft()) - QPointF(m_frame.width() / 2.0, m_frame.height() / 2.0))
        / scale;
    return {m_eye, m_right * way.x() - m_up * way.y() - m_towardsEye};
}

double Projection::unitAt(const Vec3 &point) const
{
    return 1 / m_seen.scaleAt(std::max(m_seen.nearest(), m_seen.seen(point).z));
}

double Projection::unit(bool isPinned) const
{
    const QPointF middle = QRectF(m_frame).center();
    const auto a = toScene(middle, isPinned);
    const auto b = toScene(middle + QPointF(1, 0), isPinned);
    const double length = a && b ? base::length(*b - *a) : 0;
    return length > 0 ? 1 / length : 1;
}

QRectF Projection::seenRect(bool isPinned) const
{
    if (isPinned || !m_cameraRect.isEmpty()) // exact: `frame` is rounded to whole pixels
        return isPinned ? m_restRect : m_cameraRect;
    const QRectF frame(m_frame);
    const auto topLeft = toScene(frame.topLeft(), isPinned);
    const auto bottomRight = toScene(frame.bottomRight(), isPinned);
    if (!topLeft || !bottomRight)
        return {};
    return QRectF(QPointF(topLeft->x, bottomRight->y), QPointF(bottomRight->x, topLeft->y));
}

QPolygonF Projection::corners(const base::Box &box, const base::Transform &place, bool isPinned) const
{
    QPolygonF polygon;
    if (box.isEmpty())
        return polygon;
    for (const Vec3 &side : {Vec3{-1, 1, 0}, Vec3{1, 1, 0}, Vec3{1, -1, 0}, Vec3{-1, -1, 0}}) {
        const auto at = toWidget(place.map(box.at(side)), isPinned);
        if (!at)
            return {};
        polygon.append(*at);
    }
    return polygon;
}

double distanceToSegment(const QPointF &at, const QPointF &from, const QPointF &to)
{
    const QPointF along = to - from;
    const double length = QPointF::dotProduct(along, along);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(at - from, along) / length, 0.0, 1.0) : 0;
    const QPointF rest = at - from - along * share;
    return std::hypot(rest.x(), rest.y());
}

} // namespace lectograph::editor
