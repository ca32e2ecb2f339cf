// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/rows.h"

namespace lectograph::blocks {

row::Row decimalsRow(int preset)
{
    return row::integer("decimals", preset, "Digits after the point").between(0, 8);
}

row::Row plusSignRow(bool preset)
{
    return row::boolean("plusSign", preset, "A plus before positive numbers");
}

row::Row typeSizeRow(double preset)
{
    return row::number("size", preset, "Type size").between(1, 400);
}

row::Row cornerRow(double preset)
{
    return row::number("corner", preset, "Radius of the corners").titled("Corner radius").atLeast(0).in("units");
}

row::Row paddingRow(double preset)
{
    return row::number("padding", preset, "Room on every side").in("units");
}

row::Row distanceRow(double preset)
{
    return row::number("distance", preset, "How far from it").in("units");
}

row::Row tipLabelDistanceRow()
{
    return row::number("labelDistance", 0.15, "From its tip to the label").in("units");
}

row::Row scoreLayoutRow()
{
    return row::choice("queries", "in columns", "in columns=One column per query|in rows=One row per query",
                       "Whether the scores of a query stand in a column or in a row")
        .titled("Score layout");
}

row::Row temperatureRow()
{
    return row::number("temperature", 1, "Higher evens out, 0 takes the greatest alone").atLeast(0);
}

row::Row infiniteTemperatureRow()
{
    return row::boolean("infinite", false, "All that are not −∞ get the same share").titled("Infinite temperature");
}

graph::PropertyTable rangeProperties(Range x, Range y)
{
    return {
        row::number("xLeast", x.least, "Where the x axis begins").titled("X minimum"),
        row::number("xMost", x.most, "Where the x axis ends").titled("X maximum"),
        row::number("yLeast", y.least, "Where the y axis begins").titled("Y minimum"),
        row::number("yMost", y.most, "Where the y axis ends").titled("Y maximum"),
    };
}

graph::PropertyTable hueProperties(double from, double to)
{
    constexpr std::string_view hues = "Of random colours, 0…1: 0 is red, 0.17 yellow, 0.33 green, 0.5 cyan, 0.67 blue";
    return {
        row::number("hueFrom", from, hues).titled("First hue").between(0, 1),
        row::number("hueTo", to, hues).titled("Last hue").between(0, 1),
    };
}

} // namespace lectograph::blocks
