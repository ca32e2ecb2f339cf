// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <span>
#include <vector>

namespace lectograph::charts {

/// How many numbers lie between one edge and the next. Numbers on an edge belong to the bin that begins there; those
/// on the last one to the last bin.
struct Bins
{
    std::vector<double> edges;
    std::vector<qsizetype> counts;
    qsizetype numbers = 0; ///< finite ones
};

/// As many bins as numpy's "auto" makes: the narrower ones of Freedman and Diaconis' and of Sturges' rule, and none
/// narrower than 1 if all numbers are whole. At most 1000.
int automaticBinCount(std::span<const double> values);
/// Of equal width between the least and the greatest number. Numbers that are not finite are in none.
Bins binsOfCount(std::span<const double> values, int count);
/// From multiples of the width to the next.
Bins binsOfWidth(std::span<const double> values, double width);
/// Each bin as two of half the width.
Bins halved(std::span<const double> values, const Bins &bins);
/// How many there would be, before they are made.
double binCountOfWidth(std::span<const double> values, double width);

} // namespace lectograph::charts
