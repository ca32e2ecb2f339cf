// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <complex>

namespace lectograph::shape {

/// The progress of a point along an arc from a to b as a complex factor of b − a: with the screen plane as the complex
/// plane the point is a + share·(b − a). On a circle through both with the central angle θ the factor is
/// sin(tθ/2)/sin(θ/2)·exp(i(t−1)θ/2). It is linear in a and b, so it applies to the columns of a matrix as well.
inline std::complex<double> arcShare(double radians, double t)
{
    const double chord = std::sin(radians / 2);
    if (std::abs(chord) < 1e-6)
        return t;
    return std::sin(t * radians / 2) / chord * std::polar(1.0, (t - 1) * radians / 2);
}

/// z is interpolated linearly: the arc lies in the plane of the screen.
inline base::Vec3 along(const base::Vec3 &from, const base::Vec3 &to, const std::complex<double> &share, double t)
{
    const std::complex<double> way = share * std::complex<double>(to.x - from.x, to.y - from.y);
    return {from.x + way.real(), from.y + way.imag(), from.z + t * (to.z - from.z)};
}

inline base::Transform along(const base::Transform &from, const base::Transform &to, const std::complex<double> &share,
                             double t)
{
    return {along(from.x, to.x, share, t), along(from.y, to.y, share, t), along(from.z, to.z, share, t),
            along(from.origin, to.origin, share, t)};
}

} // namespace lectograph::shape
