// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/contrast.h"

namespace lectograph::blocks {

using base::Color;

Color blackOrWhiteOn(const Color &background)
{
    const Color white{1, 1, 1, 1};
    const Color black{0, 0, 0, 1};
    return contrast(white, background) >= contrast(black, background) ? white : black;
}

Color readableOn(const Color &background, const Color &color, double least)
{
    const Color end = blackOrWhiteOn(background).withAlpha(color.a);
    for (int step = 0; step < 20; ++step) {
        const Color mixed = base::mix(color, end, step / 20.0);
        if (contrast(mixed, background) >= least)
            return mixed;
    }
    return end;
}

} // namespace lectograph::blocks
