// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/row.h"

// Rows that mean the same in blocks of several plugins.
namespace lectograph::blocks {

/// "decimals" of a number beside or in a shape.
row::Row decimalsRow(int preset);
/// "plusSign": of numbers.
row::Row plusSignRow(bool preset);
/// "size" of texts and numbers of a chart or a matrix.
row::Row typeSizeRow(double preset);
/// "corner": how round the corners of a shape are.
row::Row cornerRow(double preset);
/// "padding" around what a shape marks.
row::Row paddingRow(double preset);
/// "distance" from what a brace or bracket embraces.
row::Row distanceRow(double preset);
/// "labelDistance" from the tip of a brace.
row::Row tipLabelDistanceRow();
/// "queries": whether the scores of a query stand in a column or in a row.
row::Row scoreLayoutRow();
/// "temperature" and "infinite" of a softmax.
row::Row temperatureRow();
row::Row infiniteTemperatureRow();

/// A range along an axis.
struct Range
{
    double least;
    double most;
};
/// "xLeast", "xMost", "yLeast", "yMost": what axes show.
graph::PropertyTable rangeProperties(Range x, Range y);
/// "hueFrom", "hueTo" of random colours.
graph::PropertyTable hueProperties(double from, double to);

} // namespace lectograph::blocks
