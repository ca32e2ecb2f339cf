// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layers.h"

namespace lectograph::networks {

/// The output of one column added to what another one gives.
struct Residual
{
    std::size_t from = 0;
    std::size_t to = 0;
};

/// Which nodes take part: those that dropout leaves out give 0, and all others are scaled up by as much on average.
struct Dropout
{
    double share = 0;
    quint64 seed = 0;

    /// Columns between the first and the last have dropout.
    bool isOut(std::size_t column, qint64 node, std::size_t columnCount) const;
};

/// What a network computes from an input. Lists end before the first column that cannot be computed.
struct Pass
{
    std::vector<std::vector<double>> sums; ///< of each column before its activation function; of the first, its input
    std::vector<std::vector<double>> activations; ///< of each column
    std::vector<tensor::Tensor>
        gradients; ///< of the loss by the weights of each layer, with a row for each node before
    std::optional<double> loss;
};

struct PassInput
{
    std::vector<double> input;
    std::vector<double> target; ///< empty: no loss and no gradients
    double temperature = 1;
    int head = 0;
};

/// "input", "example", "target".
graph::PropertyTable passProperties();
/// Nothing where there is no input, or where it does not fit, which is reported.
std::optional<PassInput> passInputOf(const graph::Inputs &in, const graph::Context &context,
                                     const std::vector<Column> &columns);

/// The forward pass and, if there is a target, backpropagation. The loss is the cross entropy after a softmax, and
/// otherwise half the sum of squared errors. Why it ends early is reported.
Pass passOf(const PassInput &input, const std::vector<Column> &columns, const std::vector<Layer> &layers,
            const std::vector<Residual> &residuals, const Dropout &dropout, const graph::Context &context);

} // namespace lectograph::networks
