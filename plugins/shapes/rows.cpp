// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

namespace lectograph::shapes {

row::Row widthRow(double preset)
{
    return row::number("width", preset, "From left to right").atLeast(0).in("units");
}

row::Row heightRow(double preset)
{
    return row::number("height", preset, "From bottom to top").atLeast(0).in("units");
}

row::Row proportionalWidthRow()
{
    return row::number("width", 0, "From left to right; 0: as its proportions ask").atLeast(0).in("units");
}

row::Row bendRow()
{
    return row::number("arc", 0, "How far it is bent: 180 is half a circle; positive turns left")
        .titled("Bend")
        .between(-350, 350)
        .in("°");
}

} // namespace lectograph::shapes
