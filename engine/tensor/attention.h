// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/softmax.h"
#include "tensor/tensor.h"

#include <limits>

namespace lectograph::tensor {

/// The layout of a score matrix: most papers put the queries in rows, 3Blue1Brown puts the keys in rows.
enum class ScoreLayout { QueriesInRows, KeysInRows };

/// `scores` with −∞ wherever a query would attend to a later token, in each head.
Tensor causalMask(const Tensor &scores, ScoreLayout layout);
/// `scores` with −∞ for the keys from `length` on, which fill up a short sequence.
Tensor paddingMask(const Tensor &scores, ScoreLayout layout, int length);

struct AttentionOptions
{
    ScoreLayout layout = ScoreLayout::QueriesInRows;
    bool causal = false;
    double temperature = 1;
    int length = std::numeric_limits<int>::max(); ///< the keys from this one on are padding
};

/// Every step of scaled dot-product attention; scores and weights use the requested layout. Each is computed when it is
/// asked for, without the others: the output alone never has all weights in memory.
struct Attention
{
    Tensor scores;  ///< Q·Kᵀ/√d
    Tensor masked;  ///< the same after the masks; equal to `scores` without one
    Tensor weights; ///< softmax over the keys
    Tensor output;  ///< the weighted sums of the values, one row for each query
};

/// Vaswani et al. 2017, "Attention Is All You Need", equation 1. `queries` n×d, `keys` m×d and `values` m×v have one
/// token in each row; the output is n×v. All may have heads: of the keys and values as many as of the queries, or
/// fewer, which several queries share (Ainslie et al. 2023, "GQA").
base::Result<Attention> attend(const Tensor &queries, const Tensor &keys, const Tensor &values,
                               const AttentionOptions &options = {});

/// Normalizes each row (column) to mean 0 and variance 1, without gain and bias (Ba, Kiros, Hinton 2016).
Tensor layerNorm(const Tensor &x, Along along = Along::Rows, double epsilon = 1e-5);

Tensor relu(const Tensor &x);
/// x·Φ(x) with the exact normal distribution function (Hendrycks, Gimpel 2016).
Tensor gelu(const Tensor &x);

} // namespace lectograph::tensor
