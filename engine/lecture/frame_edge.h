// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "lecture/lecture.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace lectograph::lecture {

/// Whether a camera decides what is in the picture of a scene, instead of the frame around the origin: its own, or that of
/// a scene that it continues.
inline bool hasCamera(std::span<const ScenePtr> chain)
{
    return std::ranges::any_of(
        chain, [](const ScenePtr &scene) { return scene->properties.contains(QStringLiteral("camera")); });
}

/// Where something in the plane of the picture is, seen from a frame around the origin.
enum class FramePlace { Within, AcrossEdge, Outside, NotInPlane };

inline FramePlace framePlaceOf(const base::Box &bounds, double width, double height)
{
    constexpr double tolerance = 0.01; // of a unit
    const double x = width / 2 + tolerance;
    const double y = height / 2 + tolerance;
    if (bounds.isEmpty() || std::abs(bounds.min.z) > tolerance || std::abs(bounds.max.z) > tolerance)
        return FramePlace::NotInPlane;
    if (bounds.min.x >= x || bounds.max.x <= -x || bounds.min.y >= y || bounds.max.y <= -y)
        return FramePlace::Outside;
    const bool isWithin = bounds.min.x >= -x && bounds.max.x <= x && bounds.min.y >= -y && bounds.max.y <= y;
    return isWithin ? FramePlace::Within : FramePlace::AcrossEdge;
}

/// Whether it is partly within the frame and partly beyond it.
inline bool leavesFrame(const base::Box &bounds, double width, double height)
{
    return framePlaceOf(bounds, width, height) == FramePlace::AcrossEdge;
}

} // namespace lectograph::lecture
