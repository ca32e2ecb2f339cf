// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/in_plane.h"

#include <algorithm>
#include <cmath>

namespace lectograph::picture {

using base::Transform;
using base::Vec3;

std::optional<PlaneAxes> axesOf(const Transform &place)
{
    const Vec3 normal = cross(place.x, place.y);
    const double across = length(place.x);
    const double size = length(normal);
    if (!(across > 0) || !(size > 1e-12 * across * length(place.y)) || !std::isfinite(size))
        return std::nullopt;
    const Vec3 right = place.x * (1 / across);
    return PlaneAxes{right, cross(normal * (1 / size), right)};
}

Transform onAxes(const Transform &place, const PlaneAxes &axes)
{
    const auto mapped = [&](const Vec3 &v) { return Vec3{dot(v, axes.right), dot(v, axes.up), 0}; };
    return {mapped(place.x), mapped(place.y), {0, 0, 1}, {}};
}

bool strokesLieInPlane(const View &view, const Item &item)
{
    const shape::Style &style = item.style;
    return style.strokeInPlane && !isFlat(view, item) && (!style.widthProfile || style.widthProfile->empty())
        && (!style.strokeGradient || style.strokeGradient->stops.empty());
}

base::Color ShadingPlane::at(const QPointF &point) const
{
    const auto channel = [&](std::size_t i) {
        const double value = channels[i].x * point.x() + channels[i].y * point.y() + channels[i].z;
        return static_cast<float>(value > least[i] ? std::min(value, most[i]) : least[i]); // NaN is the least
    };
    return {channel(0), channel(1), channel(2), 1};
}

ShadingPlane planeOf(const shape::Shading &shading, const shape::Path &path)
{
    const QPointF &origin = shading.at[0];
    const QPointF a = shading.at[1] - origin;
    const QPointF b = shading.at[2] - origin;
    const double area = base::cross(a, b);
    const double extent = std::max(QPointF::dotProduct(a, a), QPointF::dotProduct(b, b));
    ShadingPlane plane;
    for (std::size_t i = 0; i < plane.channels.size(); ++i) {
        const auto value = [&](const base::Color &color) {
            const double all[] = {color.r, color.g, color.b};
            return all[i];
        };
        const double here = value(shading.colors[0]);
        const double there = value(shading.colors[1]);
        const double other = value(shading.colors[2]);
        Vec3 &channel = plane.channels[i];
        if (std::abs(area) > 1e-9 * extent) {
            channel.x = ((there - here) * b.y() - (other - here) * a.y()) / area;
            channel.y = ((other - here) * a.x() - (there - here) * b.x()) / area;
            channel.z = here - channel.x * origin.x() - channel.y * origin.y();
        } else { // in one line
            channel = {0, 0, (here + there + other) / 3};
        }
        plane.least[i] = 1;
        plane.most[i] = 0;
        for (const shape::Contour &contour : path.contours()) {
            for (const QPointF &point : contour.points) {
                const double its = std::clamp(channel.x * point.x() + channel.y * point.y() + channel.z, 0.0, 1.0);
                plane.least[i] = std::min(plane.least[i], its);
                plane.most[i] = std::max(plane.most[i], its);
            }
        }
    }
    return plane;
}

} // namespace lectograph::picture
