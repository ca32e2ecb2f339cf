// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

namespace lectograph::plugins::motion {

row::Row newColourRow(std::string_view preset)
{
    return row::color("colour", preset, "The new colour");
}

row::Row newOpacityRow(double preset)
{
    return row::number("opacity", preset, "How opaque").between(0, 1);
}

row::Row newCentreRow()
{
    return row::vector("centre", {0, 0, 0}, "The point in the middle of the picture at the end").in("units");
}

row::Row newHeightRow()
{
    return row::number("height", 0, "How much of the scene is seen from bottom to top at the end; 0: the whole frame")
        .titled("View height")
        .between(0, 100000)
        .in("units");
}

} // namespace lectograph::plugins::motion
