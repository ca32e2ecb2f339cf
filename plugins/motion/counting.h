// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animations.h"

#include <functional>

namespace lectograph::plugins::motion {

/// "to", "least", "most", "seed": what numbers become.
graph::PropertyTable goalProperties();

/// Every number of the shape on its way to that of another shape or a random one, by the properties of goalProperties().
/// `progress` is asked for each of them; `before` numbers precede them in the clip's target. Fails if there is no number.
Result<shape::Shape> runToGoals(const shape::Shape &shape, const timeline::Cue &cue,
                                const std::function<double(int index, int count)> &progress, int before = 0);

int numbersIn(const shape::Shape &shape);

/// Where the numbers of the shape are, in order, in the space of its parent.
std::vector<base::Box> boxesOfNumbers(const shape::Shape &shape);

} // namespace lectograph::plugins::motion
