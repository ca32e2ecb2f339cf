// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

namespace lectograph::shape {

/// A camera on the stage is its frame: a rectangle of the size of the lecture's frame, placed where it stands, with the
/// eye on its z axis. How wide it sees is said by the scene, unless the frame has a part "eye" that says it.
struct Sight
{
    double fovDegrees = 45; ///< vertical
    double share = 1;       ///< how much of it counts; the rest is what the scene says

    friend bool operator==(const Sight &, const Sight &) = default;
};

/// `frameHeight` is that of the lecture. Nothing if the frame leaves it to the scene.
std::optional<Sight> sightOf(const Shape &frame, double frameHeight);
Shape withSight(const Shape &frame, const Sight &sight, double frameHeight);
/// On the way from what the frame says to another field of view.
Shape withSightTowards(const Shape &frame, double fovDegrees, double t, double frameHeight);

/// The directions of a camera that has walked around the scene by `theta` and looks down by `phi`, held at an angle of
/// `gamma`; in degrees. `isYUp`: the floor is the plane of x and z instead of x and y.
base::Transform cameraOrientation(double theta, double phi, double gamma, bool isYUp);

/// The camera's field of view is between these.
inline constexpr double leastFov = 1;
inline constexpr double mostFov = 170;
/// The distance of an eye that sees `height` at this angle.
double eyeDistance(double height, double fovDegrees);

} // namespace lectograph::shape
