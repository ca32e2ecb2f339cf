// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

namespace lectograph::base {

/// How bright a colour is, 0…1, as WCAG 2.1 defines it.
double luminance(const Color &color);

/// How well one colour stands out from the other, 1…21, as WCAG 2.1 defines it; letters can be read from 4.5 on, large
/// ones from 3 on.
double contrast(const Color &one, const Color &other);

} // namespace lectograph::base
