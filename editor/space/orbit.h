// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QPointF>
#include <QSize>

namespace lectograph::editor {

/// The axis of the scene that points up for who looks from outside.
enum class UpAxis { Y, Z };

/// From where the Space panel looks at the scene: around a point, always upright.
struct Orbit
{
    base::Vec3 pivot{};
    double around = 35;    ///< degrees that the viewer has walked counter-clockwise, seen from above
    double elevation = 20; ///< degrees above the floor, −90 to 90
    double distance = 20;  ///< scene units from the eye to the pivot
    UpAxis up = UpAxis::Y;

    static constexpr double fovDegrees = 35; ///< vertical

    friend bool operator==(const Orbit &, const Orbit &) = default;
};

/// The camera at that place, whose frame goes through the pivot.
picture::Camera cameraOf(const Orbit &orbit);
base::Vec3 eyeOf(const picture::Camera &camera);
/// Towards the eye: the third axis of a camera.
base::Vec3 towardsEye(const picture::Camera &camera);
/// Half the width of the box that stands for a camera.
double bodySize(const picture::Camera &camera);

/// Walks around the pivot: a drag by the width of a view of 720 pixels is half a turn.
Orbit orbited(Orbit orbit, const QPointF &pixels);
/// Moves the pivot in the plane of the view, so that it follows the pointer.
Orbit panned(Orbit orbit, const QPointF &pixels, const QSize &view);
/// `factor` below 1 comes closer.
Orbit zoomed(Orbit orbit, double factor);
/// Shows all of the box from the same side, from as near as possible.
Orbit framed(Orbit orbit, const base::Box &box, double aspect);
/// The box around it and all that a camera frames.
base::Box withFrameOf(base::Box box, const picture::Camera &camera, double frameAspect);
/// From where a camera of the lecture looks, with all that it frames (both aspects: width by height) in the view; what
/// it is rolled is lost, since the view is upright.
Orbit lookingLike(const picture::Camera &camera, double frameAspect, double viewAspect, UpAxis up);
/// Whether a viewer there has the body of the camera before the eyes, as when looking through it.
bool isBehind(const Orbit &orbit, const picture::Camera &camera);

/// A picture of the scene as a viewer at `camera` sees it, that fills a view of this size: for projections.
picture::Picture viewOf(const picture::Camera &camera, const QSize &view);

} // namespace lectograph::editor
