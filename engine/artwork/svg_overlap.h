// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "artwork/svg_areas.h"
#include "shape/shape.h"

#include <optional>

namespace lectograph::artwork {

/// A group, or a leaf with a fill and a stroke, that looks the same as long as it is opaque, but of which nothing lies over
/// anything else: what is covered is cut away. So it can be faded as a whole (SVG 1.1, 14.5), although each of its parts
/// fades by itself. Its opacity is 1. Lines that cross what covers them become areas. Nothing if it cannot be done: if something covers that
/// is not opaque, if a picture is covered, or if it would take too long.
std::optional<shape::Shape> withoutOverlaps(const shape::Shape &shape, AreaAllowance &allowance);

} // namespace lectograph::artwork
