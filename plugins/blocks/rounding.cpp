// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/rounding.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace lectograph::blocks {

std::vector<double> roundedShares(const std::vector<double> &shares, int decimals)
{
    const double unit = std::pow(10, decimals);
    std::vector<double> rounded;
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (const double share : shares)
        rounded.push_back(std::floor(share * unit));
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    double missing = std::round(sum * unit) - std::accumulate(rounded.begin(), rounded.end(), 0.0);
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return shares[i] * unit - rounded[i]; });
    for (const std::size_t i : order) {
        if (missing < 0.5)
            break;
        rounded[i] += 1;
        missing -= 1;
    }
    for (double &value : rounded)
        value /= unit;
    return rounded;
}

} // namespace lectograph::blocks
