// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/plane.h"

namespace lectograph::raster {

Plane::Plane(const picture::View &view, const base::Transform &place)
{
    // In homogeneous pixels a point of the plane is a·x + b·y + c; the inverse of (a b c) maps back.
    const QPointF middle = view.pixel({0, 0, 1});
    const double k = view.scaleAt(1);
    const auto homogeneous = [&](const base::Vec3 &seen) {
        return base::Vec3{middle.x() * seen.z + k * seen.x, middle.y() * seen.z - k * seen.y, seen.z};
    };
    const base::Vec3 a = homogeneous(view.seenDirection(place.x));
    const base::Vec3 b = homogeneous(view.seenDirection(place.y));
    const base::Vec3 c = homogeneous(view.seen(place.origin));
    const double determinant = dot(a, cross(b, c));
    if (determinant == 0 || !std::isfinite(determinant) || c.z <= 0)
        return;
    m_edgeOn = false;
    m_scale = std::sqrt(std::abs(determinant) / (c.z * c.z * c.z));
    const base::Vec3 rows[3] = {cross(b, c) * (1 / determinant), cross(c, a) * (1 / determinant),
                                cross(a, b) * (1 / determinant)};
    double *const to[3] = {m_x, m_y, m_w};
    for (int i = 0; i < 3; ++i) {
        to[i][0] = rows[i].x;
        to[i][1] = rows[i].y;
        to[i][2] = rows[i].z;
    }
}

} // namespace lectograph::raster
