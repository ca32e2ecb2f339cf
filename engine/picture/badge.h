// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <span>

namespace lectograph::picture {

/// The badges of failed blocks: one line each in the upper left corner, fixed in the frame; beyond a few, only a count.
/// They show the author that something is missing; an audience never sees them (Show::setErrorWords).
shape::Shape badges(std::span<const base::Error> errors, double frameWidth, double frameHeight);

} // namespace lectograph::picture
