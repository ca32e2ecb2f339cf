// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/view.h"

#include <algorithm>
#include <cmath>

namespace lectograph::picture {
namespace {

base::Vec3 centreOf(const Item &item)
{
    return item.path.isEmpty() ? item.place.origin : item.place.map(item.path.bounds().center());
}

} // namespace

View::View(const Picture &picture, const QSize &size, bool pinned)
{
    Camera camera = picture.camera;
    if (pinned) {
        camera = Camera{};
        camera.height = picture.frameHeight;
        camera.fovDegrees = picture.camera.fovDegrees;
    }
    if (!(camera.height > 0))
        camera.height = picture.frameHeight;
    const double height = camera.height;
    m_centre = camera.centre;
    m_right = camera.right;
    m_up = camera.up;
    m_towardsEye = cross(camera.right, camera.up);
    m_flat = camera.isFlat();
    m_distance = eyeDistance(camera);
    m_zoom = picture.frameHeight / height;

    const double frameWidth = std::max(1e-6, picture.frameWidth);
    const double frameHeight = std::max(1e-6, picture.frameHeight);
    double atRest = size.width() / frameWidth;
    if (atRest * frameHeight > size.height() + 1) // more than rounding of the height
        atRest = size.height() / frameHeight;
    m_pixelsPerUnit = atRest * m_zoom;
    m_middle = {size.width() / 2.0, size.height() / 2.0};
    const double halfWidth = atRest * frameWidth / 2;
    const double halfHeight = atRest * frameHeight / 2;
    // Clamped before conversion to int, so that a frame of any size is valid.
    const auto within = [](double pixel, int most) {
        return pixel > -1 ? static_cast<int>(std::min(pixel, most + 1.0)) : -1;
    };
    m_frame = QRect(QPoint(within(std::floor(m_middle.x() - halfWidth + 1e-6), size.width()),
                           within(std::floor(m_middle.y() - halfHeight + 1e-6), size.height())),
                    QPoint(within(std::ceil(m_middle.x() + halfWidth - 1e-6), size.width()) - 1,
                           within(std::ceil(m_middle.y() + halfHeight - 1e-6), size.height()) - 1))
        & QRect(QPoint(0, 0), size);
}

base::Vec3 View::seen(const base::Vec3 &point) const
{
    const base::Vec3 from = point - m_centre;
    return {dot(from, m_right), dot(from, m_up), m_distance - dot(from, m_towardsEye)};
}

base::Vec3 View::seenDirection(const base::Vec3 &direction) const
{
    return {dot(direction, m_right), dot(direction, m_up), -dot(direction, m_towardsEye)};
}

std::optional<base::Vec3> View::pointAt(const QPointF &pixel, double z) const
{
    const base::Vec3 onFrame = m_centre + m_right * ((pixel.x() - m_middle.x()) / m_pixelsPerUnit)
        + m_up * ((m_middle.y() - pixel.y()) / m_pixelsPerUnit);
    const base::Vec3 eye = m_centre + m_towardsEye * m_distance;
    const base::Vec3 ray = onFrame - eye;
    if (std::abs(ray.z) < 1e-12)
        return std::nullopt;
    const double along = (z - eye.z) / ray.z;
    if (along <= 0)
        return std::nullopt;
    return eye + ray * along;
}

quint64 View::hash() const
{
    base::Hash hash;
    for (const base::Vec3 &v : {m_centre, m_right, m_up})
        hash.add(v.x).add(v.y).add(v.z);
    hash.add(m_distance).add(m_pixelsPerUnit).add(m_zoom).add(m_middle.x()).add(m_middle.y());
    return hash.value();
}

base::Transform toPixels(const View &view, const base::Transform &place)
{
    const base::Vec3 origin = view.seen(place.origin);
    if (origin.z < view.nearest())
        return base::Transform::scaling(0, 0, 0);
    const base::Vec3 x = view.seenDirection(place.x);
    const base::Vec3 y = view.seenDirection(place.y);
    const double k = view.scaleAt(origin.z);
    const QPointF at = view.pixel(origin);
    return {{x.x * k, -x.y * k, 0}, {y.x * k, -y.y * k, 0}, {0, 0, 1}, {at.x(), at.y(), 0}};
}

bool isWithinReach(const View &view, const Item &item)
{
    constexpr double most = 1e13; // pixels
    const auto size = [](const base::Vec3 &v) { return std::abs(v.x) + std::abs(v.y) + std::abs(v.z); };
    const double reach = std::max(item.path.reach(), item.image ? 0.5 : 0);
    const base::Vec3 origin = view.seen(item.place.origin);
    const double farthest = size(origin)
        + (size(view.seenDirection(item.place.x)) + size(view.seenDirection(item.place.y))) * reach;
    const double depth = isFlat(view, item) ? std::max(origin.z, view.nearest()) : view.nearest();
    const shape::Style &style = item.style;
    const double widest = std::max(std::abs(style.strokeWidth), std::abs(style.backStrokeWidth));
    // Comparisons with NaN are false.
    return farthest * view.scaleAt(depth) < most && widest * view.strokeUnitAt(depth, style.screenWidth) < most
        && view.nearest() > 0 && std::isfinite(item.opacity);
}

bool isSharp(const View &view, const Item &item)
{
    if (!item.image || item.image->isSmooth)
        return false;
    const double scale = view.scaleAt(std::max(view.seen(item.place.origin).z, view.nearest()));
    const auto length = [](const base::Vec3 &v) { return std::hypot(v.x, v.y, v.z); };
    return length(item.place.x) * scale >= item.image->image.width()
        && length(item.place.y) * scale >= item.image->image.height();
}

base::Transform toPixels(const Picture &picture, const Item &item, const QSize &size)
{
    return toPixels(View(picture, size, item.pinned), item.place);
}

std::optional<QPointF> project(const Picture &picture, const base::Vec3 &point, bool pinned, const QSize &size)
{
    const View view(picture, size, pinned);
    const base::Vec3 seen = view.seen(point);
    if (seen.z < view.nearest())
        return std::nullopt;
    return view.pixel(seen);
}

double strokeUnit(const Picture &picture, const Item &item, const QSize &size)
{
    const View view(picture, size, item.pinned);
    const double depth = std::max(view.seen(centreOf(item)).z, view.nearest());
    return view.strokeUnitAt(depth, item.style.screenWidth);
}

} // namespace lectograph::picture
