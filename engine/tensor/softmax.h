// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

#include <span>

namespace lectograph::tensor {

/// Whether an operation runs along rows or along columns.
enum class Along { Rows, Columns };

/// The softmax of each row (column): weights ≥ 0 with sum 1. A score of −∞ has weight 0; all of them −∞ give all 0.
/// `temperature` divides the scores; at 0 or below, the first of the largest scores gets the whole weight, and at ∞ all
/// that are not −∞ get the same.
Tensor softmax(const Tensor &scores, Along along, double temperature = 1);

/// The softmax of one row, in place.
void softmaxOf(std::span<double> row, double temperature);
void softmaxOf(std::span<float> row, double temperature);

} // namespace lectograph::tensor
