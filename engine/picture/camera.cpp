// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/camera.h"

#include "shape/camera_frame.h"

namespace lectograph::picture {

Camera cameraOf(const shape::Shape &frame, double frameHeight, double fovDegrees)
{
    const base::Transform &place = frame->placement;
    const double width = base::length(place.x);
    const double height = base::length(place.y);
    Camera camera;
    camera.centre = place.origin;
    if (width > 0 && height > 0) {
        camera.right = place.x * (1 / width);
        camera.up = place.y * (1 / height);
        camera.height = height * frameHeight;
    }
    camera.fovDegrees = fovDegrees;
    if (const auto sight = shape::sightOf(frame, frameHeight))
        camera.fovDegrees += (sight->fovDegrees - fovDegrees) * sight->share;
    return camera;
}

} // namespace lectograph::picture
