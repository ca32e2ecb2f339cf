// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/style.h"

namespace lectograph::shape {

/// Multiplies the alphas of a path's style by an opacity.
inline Style faded(Style style, double opacity)
{
    for (base::Color *color : {&style.fill, &style.stroke, &style.backStroke})
        color->a = static_cast<float>(color->a * opacity);
    return style;
}

} // namespace lectograph::shape
