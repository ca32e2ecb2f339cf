// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contrast.h"

namespace lectograph::blocks {

using base::contrast;
using base::luminance;

/// Whichever stands out better.
base::Color blackOrWhiteOn(const base::Color &background);
/// The colour, mixed with white or black as far as it has to be to stand out from the background.
base::Color readableOn(const base::Color &background, const base::Color &color, double least = 4.5);

} // namespace lectograph::blocks
