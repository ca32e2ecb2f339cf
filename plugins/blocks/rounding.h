// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace lectograph::blocks {

/// The shares as numbers with so many digits after the point whose sum is that of the shares: what is missing or too much goes
/// to those that were rounded most.
std::vector<double> roundedShares(const std::vector<double> &shares, int decimals);

} // namespace lectograph::blocks
