// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

namespace lectograph::tensor {

/// Whether an operation runs along rows or along columns.
enum class Along { Rows, Columns };

/// The layout of a score matrix: most papers put the queries in rows, 3Blue1Brown puts the keys in rows.
enum class ScoreLayout { QueriesInRows, KeysInRows };

/// The softmax of each row (column): weights ≥ 0 with sum 1. A score of −∞ has weight 0; all of them −∞ give all 0.
/// `temperature` divides the scores; at 0 or below, the first of the largest scores gets the whole weight.
Tensor softmax(const Tensor &scores, Along along, double temperature = 1);

/// `scores` with −∞ wherever a query would attend to a later token.
Tensor causalMask(const Tensor &scores, ScoreLayout layout);

struct AttentionOptions
{
    ScoreLayout layout = ScoreLayout::QueriesInRows;
    bool causal = false;
    double temperature = 1;
};

/// Every step of scaled dot-product attention; scores and weights use the requested layout.
struct Attention
{
    Tensor scores;  ///< Q·Kᵀ/√d
    Tensor masked;  ///< the same after the mask; equal to `scores` without one
    Tensor weights; ///< softmax over the keys
    Tensor output;  ///< the weighted sums of the values, one row for each query
};

/// Vaswani et al. 2017, "Attention Is All You Need", equation 1. `queries` n×d, `keys` m×d and `values` m×v have one
/// token in each row; the output is n×v.
base::Result<Attention> attend(const Tensor &queries, const Tensor &keys, const Tensor &values,
                               const AttentionOptions &options = {});

/// Normalizes each row (column) to mean 0 and variance 1, without gain and bias (Ba, Kiros, Hinton 2016).
Tensor layerNorm(const Tensor &x, Along along = Along::Rows, double epsilon = 1e-5);

Tensor relu(const Tensor &x);
/// x·Φ(x) with the exact normal distribution function (Hendrycks, Gimpel 2016).
Tensor gelu(const Tensor &x);

} // namespace lectograph::tensor
