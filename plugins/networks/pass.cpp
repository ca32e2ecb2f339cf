// SPDX-License-Identifier: GPL-3.0-or-later
#include "pass.h"

#include "base/allowance.h"
#include "base/hash.h"
#include "base/sentence.h"
#include "graph/row.h"
#include "tensor/random.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::networks {

using namespace Qt::StringLiterals;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using tensor::Tensor;

namespace {

constexpr double leastShare = 1e-300; ///< a loss is finite where a share is 0
constexpr double mostProducts = 2e6;  ///< of one pass, which may be computed for every picture of an animation

/// All numbers, or those of one row where each row is an example.
std::optional<std::vector<double>> exampleOf(const Tensor &tensor, qint64 count, int example)
{
    if (tensor.size() == count)
        return std::vector<double>(tensor.values().begin(), tensor.values().end());
    if (tensor.columns() != count)
        return {};
    std::vector<double> row;
    for (int i = 0; i < tensor.columns(); ++i)
        row.push_back(tensor.at(std::clamp(example, 0, tensor.rows() - 1), i));
    return row;
}

/// Computes one pass, column by column.
class Run
{
public:
    Run(const PassInput &input, const std::vector<Column> &columns, const std::vector<Layer> &layers,
        const std::vector<Residual> &residuals, const Dropout &dropout)
        : m_input(input), m_columns(columns), m_layers(layers), m_residuals(residuals), m_dropout(dropout)
    {}

    void forward(Pass &pass, std::size_t column) const
    {
        const Layer &layer = m_layers[column - 1];
        const std::vector<double> &before = pass.activations[column - 1];
        std::vector<double> sums(static_cast<std::size_t>(m_columns[column].count));
        for (std::size_t to = 0; to < sums.size(); ++to) {
            double sum = layer.biases.empty() ? 0 : layer.biases[to];
            for (std::size_t from = 0; from < before.size(); ++from)
                sum += before[from] * weight(layer, from, to);
            sums[to] = sum;
        }
        std::vector<double> values = activated(*layer.activation, sums, m_input.temperature);
        for (std::size_t node = 0; node < values.size(); ++node)
            values[node] *= factor(column, node);
        for (const Residual &residual : m_residuals) {
            for (std::size_t node = 0; residual.to == column && node < values.size(); ++node)
                values[node] += pass.activations[residual.from][node];
        }
        pass.sums.push_back(std::move(sums));
        pass.activations.push_back(std::move(values));
    }

    void backward(Pass &pass) const
    {
        std::vector<std::vector<double>> gradients; // of the loss by the activations
        for (const std::vector<double> &values : pass.activations)
            gradients.emplace_back(values.size(), 0.0);
        const std::vector<double> &last = pass.activations.back();
        double loss = 0;
        for (std::size_t i = 0; i < last.size(); ++i) {
            const double target = m_input.target[i];
            const double error = last[i] - target;
            loss += !isClassifier() ? error * error / 2
                : target == 0       ? 0
                                    : -target * std::log(std::max(last[i], leastShare));
            gradients.back()[i] = error;
        }
        pass.loss = loss;
        pass.gradients.resize(m_layers.size());
        for (std::size_t column = m_columns.size() - 1; column > 0; --column)
            pass.gradients[column - 1] = backward(pass, gradients, column);
    }

private:
    static double weight(const Layer &layer, std::size_t from, std::size_t to, int head)
    {
        return layer.weight(static_cast<qint64>(from), static_cast<qint64>(to), std::min(head, layer.headCount() - 1));
    }
    double weight(const Layer &layer, std::size_t from, std::size_t to) const
    {
        return weight(layer, from, to, std::max(0, m_input.head));
    }
    double factor(std::size_t column, std::size_t node) const
    {
        const bool isOut = m_dropout.isOut(column, static_cast<qint64>(node), m_columns.size());
        const bool hasDropout = column > 0 && column + 1 < m_columns.size();
        return isOut ? 0 : hasDropout ? 1 / (1 - m_dropout.share) : 1;
    }

    bool isClassifier() const
    {
        const auto leadsToLast = [&](const Residual &residual) { return residual.to + 1 == m_columns.size(); };
        return m_layers.back().activation == Activation::Softmax && std::ranges::none_of(m_residuals, leadsToLast);
    }
    /// Also where a share is 0, by which the gradient of the logarithm alone would divide.
    std::vector<double> crossEntropyBySums(const std::vector<double> &shares) const
    {
        double sum = 0;
        for (const double target : m_input.target)
            sum += target;
        const bool isSmooth = m_input.temperature > 0 && std::isfinite(m_input.temperature);
        std::vector<double> gradient(shares.size());
        for (std::size_t i = 0; isSmooth && i < gradient.size(); ++i)
            gradient[i] = (shares[i] * sum - m_input.target[i]) / m_input.temperature;
        return gradient;
    }

    Tensor backward(const Pass &pass, std::vector<std::vector<double>> &gradients, std::size_t column) const
    {
        const Layer &layer = m_layers[column - 1];
        const std::vector<double> &before = pass.activations[column - 1];
        for (const Residual &residual : m_residuals) {
            for (std::size_t node = 0; residual.to == column && node < gradients[column].size(); ++node)
                gradients[residual.from][node] += gradients[column][node];
        }
        std::vector<double> scaled = gradients[column];
        for (std::size_t node = 0; node < scaled.size(); ++node)
            scaled[node] *= factor(column, node);
        const bool isLast = column + 1 == m_columns.size();
        const std::vector<double> own = activated(*layer.activation, pass.sums[column], m_input.temperature);
        const std::vector<double> bySums = isLast && isClassifier()
            ? crossEntropyBySums(own)
            : gradientBySums(*layer.activation, pass.sums[column], own, scaled, m_input.temperature);
        std::vector<double> byWeights;
        byWeights.reserve(before.size() * bySums.size());
        for (std::size_t from = 0; from < before.size(); ++from) {
            for (std::size_t to = 0; to < bySums.size(); ++to) {
                byWeights.push_back(before[from] * bySums[to]);
                gradients[column - 1][from] += weight(layer, from, to) * bySums[to];
            }
        }
        return {static_cast<int>(before.size()), static_cast<int>(bySums.size()), std::move(byWeights)};
    }

    const PassInput &m_input;
    const std::vector<Column> &m_columns;
    const std::vector<Layer> &m_layers;
    const std::vector<Residual> &m_residuals;
    const Dropout &m_dropout;
};

bool canCompute(const Layer &layer, const Column &column, const Context &context)
{
    if (!layer.activation) {
        context.fail({Sentence::tr("“%1” is no activation function that can be computed; the column “%2” and those "
                                   "after it have no activations.")
                          .arg(layer.activationName, column.name),
                      Sentence::tr("There are ReLU, sigmoid, tanh, GELU, SiLU, softmax, and nothing."),
                      u"activations"_s});
        return false;
    }
    return layer.kind != Layer::Weights::Unusable && !layer.hasUnusableBiases; // reported already
}

} // namespace

bool Dropout::isOut(std::size_t column, qint64 node, std::size_t columnCount) const
{
    if (share <= 0 || column == 0 || column + 1 >= columnCount)
        return false;
    return tensor::Random(base::Hash(seed).add(column).add(node).value()).uniform() < share;
}

graph::PropertyTable passProperties()
{
    return {
        row::tensor("input",
                    "What goes into the first column, a number for each node; with several rows, each is an "
                    "example. Empty: nothing is computed"),
        row::integer("example", 0, "Which row of the input and of the target is computed, counted from 0").atLeast(0),
        row::tensor("target", "What the last column should give: with it, the loss and its gradients are computed")
            .titled("Wanted output"),
    };
}

std::optional<PassInput> passInputOf(const Inputs &in, const Context &context, const std::vector<Column> &columns)
{
    const auto read = [&](std::string_view key, const Column &column) -> std::optional<std::vector<double>> {
        if (in.tensor(key).isEmpty())
            return {};
        auto numbers = exampleOf(in.tensor(key), column.count, in.integer("example"));
        if (!numbers)
            context.fail({Sentence::tr("There is not one number for each node of “%1” (numbers: %2, nodes: %3).")
                              .arg(column.name)
                              .arg(in.tensor(key).size())
                              .arg(column.count),
                          Sentence::tr("Give as many numbers as there are nodes, or rows of so many."),
                          QString::fromLatin1(key)});
        return numbers;
    };
    auto input = read("input", columns.front());
    if (!input)
        return {};
    double products = 0;
    for (std::size_t i = 0; i + 1 < columns.size(); ++i)
        products += static_cast<double>(columns[i].count) * static_cast<double>(columns[i + 1].count);
    if (products > mostProducts) {
        context.fail(
            {Sentence::tr("A network with %1 weights is too large to be computed here.").arg(products, 0, 'g', 15),
             Sentence::tr("Make the columns shorter; at most %1 weights are computed.")
                 .arg(static_cast<int>(mostProducts)),
             u"columns"_s});
        return {};
    }
    base::spend(static_cast<quint64>(products) * 40);
    auto target = read("target", columns.back());
    return PassInput{std::move(*input), target.value_or(std::vector<double>()), in.number("temperature"),
                     in.integer("head")};
}

Pass passOf(const PassInput &input, const std::vector<Column> &columns, const std::vector<Layer> &layers,
            const std::vector<Residual> &residuals, const Dropout &dropout, const Context &context)
{
    Pass pass{{input.input}, {input.input}, {}, {}};
    const Run run(input, columns, layers, residuals, dropout);
    for (std::size_t column = 1; column < columns.size(); ++column) {
        if (!canCompute(layers[column - 1], columns[column], context))
            return pass;
        run.forward(pass, column);
    }
    if (!input.target.empty() && columns.size() > 1)
        run.backward(pass);
    return pass;
}

} // namespace lectograph::networks
