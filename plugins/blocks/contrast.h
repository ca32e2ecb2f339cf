// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

namespace lectograph::blocks {

/// How bright a colour is, 0…1, as WCAG 2.1 defines it.
double luminance(const base::Color &color);

/// How well one colour stands out from the other, 1…21, as WCAG 2.1 defines it; letters can be read from 4.5 on.
double contrast(const base::Color &one, const base::Color &other);

/// The colour, mixed with white or black as far as it has to be to stand out from the background.
base::Color readableOn(const base::Color &background, const base::Color &color, double least = 4.5);

} // namespace lectograph::blocks
