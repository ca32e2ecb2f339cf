// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

namespace lectograph::picture {

/// Derives the camera from its frame: a rectangle of the size of the lecture's frame, transformed like any other shape.
/// `fovDegrees` is what the scene says where the frame does not (shape/camera_frame.h).
Camera cameraOf(const shape::Shape &frame, double frameHeight, double fovDegrees = Camera().fovDegrees);

} // namespace lectograph::picture
