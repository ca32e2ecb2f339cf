// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animations.h"

#include <functional>

namespace lectograph::plugins::motion {

/// "least", "most", "seed": where random numbers come from.
graph::PropertyTable randomProperties();

/// Every number of the shape on its way to a random one, by the properties of randomProperties(). `progress` is asked
/// for each of them. Fails if there is no number.
Result<shape::Shape> randomised(const shape::Shape &shape, const timeline::Cue &cue,
                                const std::function<double(int index, int count)> &progress);

/// Where the numbers of the shape are, in order, in the space of its parent.
std::vector<base::Box> boxesOfNumbers(const shape::Shape &shape);

} // namespace lectograph::plugins::motion
