// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

namespace lectograph::picture {

/// Derives the camera from its frame: a rectangle of the size of the lecture's frame, transformed like any other shape.
Camera cameraOf(const shape::Shape &frame, double frameHeight);

} // namespace lectograph::picture
