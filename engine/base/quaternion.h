// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

namespace lectograph::base {

/// A rotation of space as a unit quaternion: the cosine of half its angle, and the axis times its sine. A quaternion and
/// its negative are the same rotation.
struct Quaternion
{
    double w = 1;
    Vec3 v;

    friend constexpr bool operator==(const Quaternion &, const Quaternion &) = default;
};

/// The rotation from the axes of space to those of a transform, whatever their lengths; they must be at right angles and
/// right-handed, or the nearest rotation in the sense of Gram and Schmidt is meant. No rotation if an axis has no length.
Quaternion rotationOf(const Transform &transform);
Transform transformOf(const Quaternion &rotation);

/// On the shortest way and at constant speed from `a` to `b` (Shoemake 1985); beyond both ends it goes on.
Quaternion slerp(const Quaternion &a, Quaternion b, double t);

/// Between two placements of a rigid thing: it turns on the shortest way, its size changes evenly, and `pivot`, a point of
/// the thing itself, moves on a straight line. Point-wise if either is no rotation with a size. At 0 and 1 exactly the ends.
Transform turnedMix(const Transform &a, const Transform &b, double t, const Vec3 &pivot = {});

} // namespace lectograph::base
