// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/softmax.h"

#include "tensor/kernel.h"
#include "tensor/lines.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::tensor {

namespace {

void oneHot(auto line)
{
    using T = typename decltype(line)::value_type;
    const auto largest = std::ranges::max_element(line);
    const bool any = *largest > -std::numeric_limits<T>::infinity();
    std::ranges::fill(line, T());
    *largest = static_cast<T>(any ? 1 : 0);
}

void exactSoftmax(auto line, double temperature)
{
    using T = typename decltype(line)::value_type;
    constexpr T infinity = std::numeric_limits<T>::infinity();
    // Subtract the largest score, or large scores would overflow. The largest is compared instead of subtracted from
    // itself, so that +∞ gets the whole weight instead of becoming NaN.
    const T largest = *std::ranges::max_element(line);
    double sum = 0;
    for (T &value : line) {
        value = value == -infinity ? T()
            : value == largest     ? T(1)
                                   : static_cast<T>(std::exp(static_cast<double>(value - largest) / temperature));
        sum += static_cast<double>(value);
    }
    if (sum > 0)
        std::ranges::transform(line, line.begin(),
                               [sum](T value) { return static_cast<T>(static_cast<double>(value) / sum); });
}

} // namespace

void softmaxOf(std::span<double> row, double temperature)
{
    if (row.empty())
        return;
    if (temperature > 0)
        exactSoftmax(row, temperature);
    else
        oneHot(row);
}

void softmaxOf(std::span<float> row, double temperature)
{
    if (row.empty())
        return;
    if (!(temperature > 0)) {
        oneHot(row);
        return;
    }
    constexpr double most = std::numeric_limits<float>::max();
    if (!fastSoftmax(row, static_cast<float>(std::min(1 / temperature, most))))
        exactSoftmax(row, temperature);
}

Tensor softmax(const Tensor &scores, Along along, double temperature)
{
    return changedLines(scores, along, [temperature](auto line) { softmaxOf(line, temperature); });
}

} // namespace lectograph::tensor
