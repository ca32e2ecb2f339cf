// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "picture/picture.h"

#include <vector>

namespace lectograph::editor {

/// The way of the camera through the open scene.
struct CameraWay
{
    std::vector<picture::Camera> samples;  ///< at even times; empty if it never moves
    std::vector<picture::Camera> keyPoses; ///< at its keyframes, and where its clips begin and end, without repeats
};

/// Computes the camera at up to 96 times, whatever the length of the scene.
CameraWay cameraWay(Session &session);
/// The camera block at the playhead; nothing if the scene has none.
std::optional<picture::Camera> cameraNow(Session &session);

} // namespace lectograph::editor
