// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace lectograph::shape {

/// For each member of one group its partner in another, or −1: all of the smaller group have one, each another, so that the
/// sum of the costs is least (Kuhn 1955, Munkres 1957). In order where the groups are too large for that, which is cubic.
std::vector<int> cheapestPartners(std::size_t count, std::size_t others,
                                  const std::function<double(std::size_t, std::size_t)> &cost);

} // namespace lectograph::shape
