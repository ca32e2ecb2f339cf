// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/contrast.h"

namespace lectograph::blocks {

using base::Color;

Color readableOn(const Color &background, const Color &color, double least)
{
    const Color white{1, 1, 1, color.a};
    const Color black{0, 0, 0, color.a};
    const Color end = contrast(white, background) >= contrast(black, background) ? white : black;
    for (int step = 0; step < 20; ++step) {
        const Color mixed = base::mix(color, end, step / 20.0);
        if (contrast(mixed, background) >= least)
            return mixed;
    }
    return end;
}

} // namespace lectograph::blocks
