// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

namespace lectograph::tensor {

/// What belongs together: the numbers of one row, or those of one column.
enum class Along { Rows, Columns };

/// How a grid of scores is laid out: most papers write the queries in rows, 3Blue1Brown writes the keys in rows.
enum class ScoreLayout { QueriesInRows, KeysInRows };

/// The softmax of each row (column): all weights ≥ 0, their sum 1. A score of −∞ weighs 0; where all are −∞ all weigh 0.
/// `temperature` divides the scores; at 0 (or below) the first of the largest scores takes all.
Tensor softmax(const Tensor &scores, Along along, double temperature = 1);

/// `scores` with −∞ wherever a query would look at a later token.
Tensor causalMask(const Tensor &scores, ScoreLayout layout);

struct AttentionOptions
{
    ScoreLayout layout = ScoreLayout::QueriesInRows;
    bool causal = false;
    double temperature = 1;
};

/// Every step of scaled dot-product attention, scores and weights in the layout that was asked for.
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

/// Each row (column) moved to mean 0 and brought to variance 1, without gain and bias (Ba, Kiros, Hinton 2016).
Tensor layerNorm(const Tensor &x, Along along = Along::Rows, double epsilon = 1e-5);

Tensor relu(const Tensor &x);
/// x·Φ(x) with the exact normal distribution function (Hendrycks, Gimpel 2016).
Tensor gelu(const Tensor &x);

} // namespace lectograph::tensor
