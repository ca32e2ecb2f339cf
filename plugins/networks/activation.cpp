// SPDX-License-Identifier: GPL-3.0-or-later
#include "activation.h"

#include "tensor/softmax.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace lectograph::networks {

namespace {

double sigmoid(double x)
{
    return 1 / (1 + std::exp(-x));
}

/// The standard normal distribution: GELU is x·Φ(x) (Hendrycks, Gimpel 2016).
double normalShare(double x)
{
    return std::erfc(-x / std::numbers::sqrt2) / 2;
}

double valueOf(Activation activation, double x)
{
    switch (activation) {
    case Activation::Relu: return std::max(0.0, x);
    case Activation::Sigmoid: return sigmoid(x);
    case Activation::Tanh: return std::tanh(x);
    case Activation::Gelu: return x * normalShare(x);
    case Activation::Silu: return x * sigmoid(x);
    case Activation::Identity:
    case Activation::Softmax: break;
    }
    return x;
}

double slopeOf(Activation activation, double x)
{
    const double share = sigmoid(x);
    const double tanh = std::tanh(x);
    switch (activation) {
    case Activation::Relu: return x > 0 ? 1 : 0;
    case Activation::Sigmoid: return share * (1 - share);
    case Activation::Tanh: return 1 - tanh * tanh;
    case Activation::Gelu: return normalShare(x) + x * std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi);
    case Activation::Silu: return share * (1 + x * (1 - share));
    case Activation::Identity:
    case Activation::Softmax: break;
    }
    return 1;
}

} // namespace

std::optional<Activation> activationNamed(QStringView name)
{
    static const std::pair<QStringView, Activation> names[] = {
        {u"", Activation::Identity},        {u"identity", Activation::Identity}, {u"linear", Activation::Identity},
        {u"none", Activation::Identity},    {u"relu", Activation::Relu},         {u"sigmoid", Activation::Sigmoid},
        {u"logistic", Activation::Sigmoid}, {u"σ", Activation::Sigmoid},         {u"tanh", Activation::Tanh},
        {u"gelu", Activation::Gelu},        {u"silu", Activation::Silu},         {u"swish", Activation::Silu},
        {u"softmax", Activation::Softmax}};
    const QStringView bare = name.trimmed();
    const auto found = std::ranges::find_if(
        names, [&](const auto &entry) { return entry.first.compare(bare, Qt::CaseInsensitive) == 0; });
    if (found == std::end(names))
        return {};
    return found->second;
}

std::vector<double> activated(Activation activation, std::span<const double> sums, double temperature)
{
    std::vector<double> values(sums.begin(), sums.end());
    if (activation == Activation::Softmax)
        tensor::softmaxOf(std::span(values), temperature);
    else
        std::ranges::transform(values, values.begin(), [&](double x) { return valueOf(activation, x); });
    return values;
}

std::vector<double> gradientBySums(Activation activation, std::span<const double> sums,
                                   std::span<const double> activations, std::span<const double> gradient,
                                   double temperature)
{
    std::vector<double> by(sums.size());
    if (activation != Activation::Softmax) {
        for (std::size_t i = 0; i < by.size(); ++i)
            by[i] = gradient[i] * slopeOf(activation, sums[i]);
        return by;
    }
    double mean = 0;
    for (std::size_t i = 0; i < by.size(); ++i)
        mean += activations[i] * gradient[i];
    // Where one takes all, or all get the same whatever the sums are, nothing changes with them.
    const double slope = temperature > 0 && std::isfinite(temperature) ? 1 / temperature : 0;
    for (std::size_t i = 0; i < by.size(); ++i)
        by[i] = activations[i] * (gradient[i] - mean) * slope;
    return by;
}

} // namespace lectograph::networks
