// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/layers.h"

#include "tensor/attention.h"
#include "tensor/lines.h"
#include "tensor/products.h"

#include <cmath>

namespace lectograph::tensor {

namespace {

base::Result<Tensor> plus(base::Result<Tensor> x, const Tensor &bias)
{
    if (!x || bias.isEmpty())
        return x;
    // A list of numbers is a column: as a bias it stands for one row.
    return add(*x, bias.columns() == 1 && bias.rows() == x->columns() ? transpose(bias) : bias);
}

} // namespace

Tensor rmsNorm(const Tensor &x, Along along, double epsilon)
{
    return changedLines(x, along, [epsilon](auto line) {
        double squares = 0;
        for (const auto value : line)
            squares += double(value) * double(value);
        const double root = std::sqrt(squares / static_cast<double>(line.size()) + epsilon);
        for (auto &value : line)
            value = static_cast<typename decltype(line)::value_type>(double(value) / root);
    });
}

Tensor silu(const Tensor &x)
{
    return changedNumbers(x, [](double value) { return value / (1 + std::exp(-value)); });
}

base::Result<FeedForward> feedForward(const Tensor &x, const Tensor &w1, const Tensor &b1, const Tensor &w2,
                                      const Tensor &b2, const Tensor &gate, Activation activation)
{
    const auto before = plus(matmul(x, w1), b1);
    if (!before)
        return tl::unexpected(before.error());
    base::Result<Tensor> hidden = activation == Activation::Relu ? relu(*before)
        : activation == Activation::Gelu                         ? gelu(*before)
                                                                 : silu(*before);
    if (activation == Activation::SwiGlu) {
        hidden = matmul(x, gate).and_then([&](const Tensor &open) { return hadamard(*hidden, open); });
        if (!hidden)
            return tl::unexpected(hidden.error());
    }
    return plus(matmul(*hidden, w2), b2).map([&](const Tensor &output) { return FeedForward{*hidden, output}; });
}

} // namespace lectograph::tensor
