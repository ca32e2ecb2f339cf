// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/geometry.h"

namespace lectograph::base {

Transform Transform::rotation(double radians, const Vec3 &axis)
{
    const double c = std::cos(radians);
    const double s = std::sin(radians);
    const auto turned = [&](const Vec3 &v) {
        return v * c + base::cross(axis, v) * s + axis * (dot(axis, v) * (1 - c));
    };
    return {turned({1, 0, 0}), turned({0, 1, 0}), turned({0, 0, 1}), {}};
}

Transform Transform::inverted() const
{
    const double determinant = dot(x, cross(y, z));
    if (determinant == 0)
        return {};
    const double k = 1 / determinant;
    const Vec3 r0 = cross(y, z) * k; // rows of the inverse
    const Vec3 r1 = cross(z, x) * k;
    const Vec3 r2 = cross(x, y) * k;
    return {{r0.x, r1.x, r2.x},
            {r0.y, r1.y, r2.y},
            {r0.z, r1.z, r2.z},
            {-dot(r0, origin), -dot(r1, origin), -dot(r2, origin)}};
}

} // namespace lectograph::base
