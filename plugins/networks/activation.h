// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>
#include <span>
#include <vector>

namespace lectograph::networks {

/// The function of a column, from the sums that reach it to what it passes on.
enum class Activation { Identity, Relu, Sigmoid, Tanh, Gelu, Silu, Softmax };

/// By the names that people write: "ReLU", "σ", "softmax"; an empty one is none. Capitals do not matter.
std::optional<Activation> activationNamed(QStringView name);

/// Of a whole column, since softmax depends on all of it. The temperature is that of a softmax.
std::vector<double> activated(Activation activation, std::span<const double> sums, double temperature);

/// The gradient of a loss by the sums, from that by the activations.
std::vector<double> gradientBySums(Activation activation, std::span<const double> sums,
                                   std::span<const double> activations, std::span<const double> gradient,
                                   double temperature);

} // namespace lectograph::networks
