// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "activation.h"
#include "columns.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace lectograph::networks {

/// What lies between two columns: weights, biases and the activation function of the second one.
struct Layer
{
    enum class Weights {
        Given,
        Random,   ///< until some are given, so that the picture is that of a network
        Unusable, ///< those given have another shape
    };

    Weights kind = Weights::Random;
    std::vector<tensor::Tensor> heads; ///< the matrices given: of several heads of attention, one each
    bool isTurned = false;             ///< a row for each node of the second column, instead of the first
    quint64 seed = 0;
    double spread = 1; ///< standard deviation of random weights
    std::vector<double> biases;
    bool hasUnusableBiases = false;
    QString activationName;
    std::optional<Activation> activation; ///< none: its name is unknown

    int headCount() const { return heads.empty() ? 1 : static_cast<int>(heads.size()); }
    /// Of the link from a node of the first column to one of the second.
    double weight(qint64 from, qint64 to, int head = 0) const;
};

inline constexpr std::array<std::string_view, mostLayers> weightKeys{"weights1", "weights2", "weights3",
                                                                     "weights4", "weights5", "weights6"};
inline constexpr std::array<std::string_view, mostLayers> biasKeys{"biases1", "biases2", "biases3",
                                                                   "biases4", "biases5", "biases6"};

/// "weights1" …, "biases1" …, "weightLayout", "seed", "activations", "temperature".
graph::PropertyTable layerProperties();

/// The numbers of nodes that the weights ask for, where nothing else says them.
std::vector<qint64> countsOfWeights(const graph::Inputs &in);

/// One for each gap between columns. What does not fit is reported and left out.
std::vector<Layer> layersOf(const graph::Inputs &in, const graph::Context &context, const std::vector<Column> &columns);

} // namespace lectograph::networks
