// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/value_colors.h"

#include "base/hash.h"

#include <cmath>

namespace lectograph::shape {

base::Color ValueColors::at(double value) const
{
    const double size = std::isnan(value) ? 0 : std::abs(value);
    const double share = size < most ? size / most : 1;
    return value < 0 ? base::mix(negativeSmall, negativeLarge, share, base::ColorMix::Hsl)
                     : base::mix(positiveSmall, positiveLarge, share, base::ColorMix::Hsl);
}

quint64 hashOf(const ValueColors &colors)
{
    base::Hash hash;
    for (const base::Color &color :
         {colors.positiveSmall, colors.positiveLarge, colors.negativeSmall, colors.negativeLarge}) {
        for (const float component : {color.r, color.g, color.b, color.a})
            hash.add(static_cast<double>(component));
    }
    return hash.add(colors.most).value();
}

} // namespace lectograph::shape
