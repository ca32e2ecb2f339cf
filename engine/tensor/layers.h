// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/softmax.h"

namespace lectograph::tensor {

/// Divides each row (column) by the root of the mean of its squares (Zhang, Sennrich 2019).
Tensor rmsNorm(const Tensor &x, Along along = Along::Rows, double epsilon = 1e-5);

/// x·σ(x) (Ramachandran, Zoph, Le 2017).
Tensor silu(const Tensor &x);

enum class Activation { Relu, Gelu, SwiGlu };

struct FeedForward
{
    Tensor hidden; ///< after the activation
    Tensor output;
};

/// f(x·W₁ + b₁)·W₂ + b₂ (Vaswani et al. 2017, equation 2); with SwiGLU (silu(x·W₁) ⊙ x·V)·W₂ (Shazeer 2020). Biases may
/// be empty; `gate` is V.
base::Result<FeedForward> feedForward(const Tensor &x, const Tensor &w1, const Tensor &b1, const Tensor &w2,
                                      const Tensor &b2, const Tensor &gate, Activation activation);

} // namespace lectograph::tensor
