// SPDX-License-Identifier: GPL-3.0-or-later
#include "five_numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::charts {

double quantile(std::span<const double> sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

FiveNumbers fiveNumbersOf(std::vector<double> sample, double reach)
{
    std::erase_if(sample, [](double number) { return !std::isfinite(number); });
    if (sample.empty())
        return {};
    std::ranges::sort(sample);
    FiveNumbers five{.lower = quantile(sample, 0.25), .median = quantile(sample, 0.5), .upper = quantile(sample, 0.75)};
    const double room = reach * (five.upper - five.lower);
    const auto isWithin = [&](double number) {
        return reach < 0 || (number >= five.lower - room && number <= five.upper + room);
    };
    five.least = five.lower;
    five.most = five.upper;
    for (const double number : sample) {
        if (isWithin(number)) {
            five.least = std::min(five.least, number);
            five.most = std::max(five.most, number);
        } else {
            five.outliers.push_back(number);
        }
    }
    five.mean = std::accumulate(sample.begin(), sample.end(), 0.0) / static_cast<double>(sample.size());
    return five;
}

FiveNumbers mixed(const FiveNumbers &from, const FiveNumbers &to, double share)
{
    FiveNumbers five{std::lerp(from.least, to.least, share),   std::lerp(from.lower, to.lower, share),
                     std::lerp(from.median, to.median, share), std::lerp(from.upper, to.upper, share),
                     std::lerp(from.most, to.most, share),     std::lerp(from.mean, to.mean, share)};
    five.outliers = from.outliers;
    five.outliers.insert(five.outliers.end(), to.outliers.begin(), to.outliers.end());
    return five;
}

} // namespace lectograph::charts
