// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

namespace lectograph::tensor {

/// The sinusoidal table of Vaswani et al. 2017, section 3.5: row = position, columns 2i and 2i + 1 = sine and cosine of
/// position / base^(2i / dimensions).
base::Result<Tensor> positionalEncoding(int positions, int dimensions, double base = 10000);

/// Which two columns are turned together: 2i and 2i + 1, as in the paper, or i and i + columns / 2, as in GPT-NeoX and
/// Llama.
enum class RotatedPairs { Neighbours, Halves };

/// Rotary position embedding (Su et al. 2021): rotates the i-th pair of columns of row r of each head by the angle
/// (firstPosition + r) / base^(2i / columns). Fails if the number of columns is odd.
base::Result<Tensor> rotated(const Tensor &tokens, double firstPosition = 0, double base = 10000,
                             RotatedPairs pairs = RotatedPairs::Neighbours);

} // namespace lectograph::tensor
