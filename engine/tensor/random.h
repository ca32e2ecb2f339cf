// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

namespace lectograph::tensor {

/// Random numbers that are the same for a seed on every machine and with every library: SplitMix64 (Steele, Lea, Flood
/// 2014) and nothing but exactly rounded arithmetic on top, unlike the distributions of the standard library.
class Random
{
public:
    explicit Random(quint64 seed) : m_state(seed) {}

    quint64 next();
    double uniform();     ///< in [0, 1)
    double normal();      ///< mean 0, standard deviation 1
    int below(int count); ///< 0…count − 1, each equally likely; `count` ≥ 1

private:
    quint64 m_state;
};

// A number in a tensor depends on the seed and its own row and column only: a matrix that grows keeps what it had.

base::Result<Tensor> randomNormal(int rows, int columns, double mean, double sigma, quint64 seed);
/// In [low, high).
base::Result<Tensor> randomUniform(int rows, int columns, double low, double high, quint64 seed);

/// 0…count − 1 in random order.
std::vector<int> randomPermutation(int count, quint64 seed);

} // namespace lectograph::tensor
