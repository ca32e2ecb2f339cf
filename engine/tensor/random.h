// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

namespace lectograph::tensor {

/// Random numbers that depend only on the seed, on every machine and with every library: SplitMix64 (Steele, Lea, Flood
/// 2014) with exactly rounded arithmetic on top, unlike the distributions of the standard library.
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

// Each number depends only on the seed and its row and column, so a matrix that grows keeps its existing numbers: as
// long as it is stored as doubles exactly, then as the nearest floats.

base::Result<Tensor> randomNormal(int rows, int columns, double mean, double sigma, quint64 seed);
/// Uniform in [low, high).
base::Result<Tensor> randomUniform(int rows, int columns, double low, double high, quint64 seed);

/// 0…count − 1 in random order.
std::vector<int> randomPermutation(int count, quint64 seed);

} // namespace lectograph::tensor
