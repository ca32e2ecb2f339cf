// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/path.h"
#include "shape/style.h"

namespace lectograph::stage {

/// The outline of a stroke's area in path units; `pixel` determines how finely curves are flattened.
shape::Path strokedArea(const shape::Path &path, shape::Cap cap, shape::Join join, double width, double pixel);

} // namespace lectograph::stage
