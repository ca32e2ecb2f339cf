// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

#include <cmath>

/// How light a ground looks on which something is drawn.
namespace lectograph::editor {

/// From 0, black, to 1, white.
inline float lightnessOf(const base::Color &color)
{
    return 0.3F * color.r + 0.6F * color.g + 0.1F * color.b;
}
inline bool isLight(const base::Color &color)
{
    return lightnessOf(color) > 0.5F;
}
/// Whether what has this colour can be read on the ground.
inline bool isLegibleOn(const base::Color &ground, const base::Color &color)
{
    return std::abs(lightnessOf(color) - lightnessOf(ground)) >= 0.25F;
}

} // namespace lectograph::editor
