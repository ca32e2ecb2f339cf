// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace lectograph::tensor {

/// From so many multiplications on, more than one thread is worth its start.
inline constexpr double manySteps = 2e6;

/// Calls `work` for 0…count − 1 in any order, in this thread and in idle ones of the global pool. Which thread does what
/// may not change a result. What one of them throws is thrown here.
void inParallel(int count, const std::function<void(int)> &work);

} // namespace lectograph::tensor
