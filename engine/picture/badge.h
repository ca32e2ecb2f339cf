// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <span>

namespace lectograph::picture {

/// What is drawn instead of blocks that failed: one line each in the upper left corner, fixed in the frame; of many only
/// the first ones and a count. An author must see that something is missing, and the rest of the lecture plays on.
shape::Shape badges(std::span<const base::Error> errors, double frameWidth, double frameHeight);

} // namespace lectograph::picture
