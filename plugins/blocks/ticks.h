// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "base/geometry.h"
#include "shape/shape.h"

namespace lectograph::blocks {

/// The number of a tick at the point `at`, on the given side of it, with as many decimals as it needs (at most four).
shape::Shape tickLabel(double value, double size, const base::Color &color, const base::Vec3 &at,
                       const base::Vec3 &side);

} // namespace lectograph::blocks
