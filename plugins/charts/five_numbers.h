// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace lectograph::charts {

/// What a box plot shows of a sample.
struct FiveNumbers
{
    double least = 0; ///< where the lower whisker ends
    double lower = 0; ///< the first quartile
    double median = 0;
    double upper = 0; ///< the third quartile
    double most = 0;  ///< where the upper whisker ends
    double mean = 0;
    std::vector<double> outliers = {}; ///< beyond the whiskers
};

/// The number below which this share of all lies, between two of them evenly: type 7 of Hyndman and Fan (1996), as
/// numpy and most others have it. The numbers are sorted, and at least one.
double quantile(std::span<const double> sorted, double share);

/// Of the numbers that are finite, at least one. Whiskers reach to the last numbers within `reach` times the distance
/// of the quartiles (Tukey: 1.5); below 0 to the least and the greatest.
FiveNumbers fiveNumbersOf(std::vector<double> sample, double reach);

/// On the way from one to the other; outliers of both.
FiveNumbers mixed(const FiveNumbers &from, const FiveNumbers &to, double share);

} // namespace lectograph::charts
