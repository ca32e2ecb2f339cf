// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/ticks.h"

#include "shape/layout.h"
#include "typeset/formula.h"

#include <cmath>

namespace lectograph::blocks {

using shape::Shape;

Shape tickLabel(double value, double size, const base::Color &color, const base::Vec3 &at, const base::Vec3 &side)
{
    shape::Numeral numeral;
    numeral.value = value;
    numeral.size = size;
    while (numeral.decimals < 4
           && std::abs(value * std::pow(10, numeral.decimals) - std::round(value * std::pow(10, numeral.decimals)))
               > 1e-9)
        ++numeral.decimals;
    shape::Style style;
    style.fill = style.stroke = color;
    style.strokeWidth = 0;
    base::Box point;
    point.add(at);
    return shape::nextTo(typeset::number(numeral, style), point, side, 0.15);
}

} // namespace lectograph::blocks
