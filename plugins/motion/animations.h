// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/animation.h"

namespace lectograph::plugins::motion {

using base::Result;
using timeline::AnimationType;

// One source file per family of animations.
std::vector<AnimationType> fading();       ///< in, out, with a shift or a change of size
std::vector<AnimationType> drawing();      ///< draw outlines, write text, erase
std::vector<AnimationType> growing();      ///< from a point, an edge, an arrow's start
std::vector<AnimationType> moving();       ///< shift, move, rotate, scale, along a path
std::vector<AnimationType> zooming();      ///< the camera in the plane
std::vector<AnimationType> cameraMoving(); ///< the camera in space
std::vector<AnimationType> transforming(); ///< morphs, copies, cross-fades
std::vector<AnimationType> styling();      ///< colours, strokes, opacity, drawing order
std::vector<AnimationType> counting();     ///< numbers
std::vector<AnimationType> baking();       ///< what flies into numbers and over them
std::vector<AnimationType> flashing();     ///< pulses and emphasis
std::vector<AnimationType> setting();      ///< properties of blocks

} // namespace lectograph::plugins::motion
