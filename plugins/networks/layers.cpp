// SPDX-License-Identifier: GPL-3.0-or-later
#include "layers.h"

#include "base/hash.h"
#include "base/sentence.h"
#include "base/text.h"
#include "blocks/random.h"
#include "blocks/rows.h"
#include "graph/row.h"
#include "tensor/random.h"

#include <algorithm>
#include <cmath>

namespace lectograph::networks {

using namespace Qt::StringLiterals;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using tensor::Tensor;

namespace {

bool isTurned(const Inputs &in)
{
    return in.text("weightLayout") == "after"_L1;
}

/// Rows are those of one head.
bool fits(const Tensor &weights, const Column &before, const Column &after, bool turned)
{
    const Column &rows = turned ? after : before;
    const Column &columns = turned ? before : after;
    return weights.rowsOfHead() == rows.count && weights.columns() == columns.count;
}

QString remedyFor(const Tensor &weights, const Column &before, const Column &after, bool turned)
{
    if (weights.heads() == 1 && fits(weights, before, after, !turned))
        return Sentence::tr("They would fit the other way round: choose the other layout of weights.");
    const Column &rows = turned ? after : before;
    const Column &columns = turned ? before : after;
    return Sentence::tr("Link %1 × %2 numbers, or change the columns.").arg(rows.count).arg(columns.count);
}

void readWeights(Layer &layer, const Tensor &weights, std::size_t index, const Column &before, const Column &after,
                 const Context &context)
{
    if (weights.isEmpty())
        return;
    if (!fits(weights, before, after, layer.isTurned)) {
        layer.kind = Layer::Weights::Unusable;
        context.fail({Sentence::tr("The weights between “%1” and “%2” are %3 × %4 numbers.")
                          .arg(before.name, after.name)
                          .arg(weights.rowsOfHead())
                          .arg(weights.columns()),
                      remedyFor(weights, before, after, layer.isTurned), base::toText(weightKeys[index])});
        return;
    }
    layer.kind = Layer::Weights::Given;
    for (int head = 0; head < weights.heads(); ++head)
        layer.heads.push_back(weights.head(head));
}

void readBiases(Layer &layer, const Tensor &biases, std::size_t index, const Column &after, const Context &context)
{
    if (biases.isEmpty())
        return;
    if (biases.size() != after.count) {
        layer.hasUnusableBiases = true;
        context.fail({Sentence::tr("There is not one bias for each node of “%1” (biases: %2, nodes: %3).")
                          .arg(after.name)
                          .arg(biases.size())
                          .arg(after.count),
                      Sentence::tr("Link as many as there are nodes, or none."), base::toText(biasKeys[index])});
        return;
    }
    layer.biases.assign(biases.values().begin(), biases.values().end());
}

} // namespace

double Layer::weight(qint64 from, qint64 to, int head) const
{
    if (kind == Weights::Unusable)
        return 1;
    if (kind == Weights::Random)
        return tensor::Random(base::Hash(seed).add(from).add(to).value()).normal() * spread;
    const Tensor &matrix = heads[static_cast<std::size_t>(head)];
    return matrix.at(static_cast<int>(isTurned ? to : from), static_cast<int>(isTurned ? from : to));
}

graph::PropertyTable layerProperties()
{
    static const std::array<std::string_view, mostLayers> weightTitles{"Weights 1", "Weights 2", "Weights 3",
                                                                       "Weights 4", "Weights 5", "Weights 6"};
    static const std::array<std::string_view, mostLayers> biasTitles{"Biases 1", "Biases 2", "Biases 3",
                                                                     "Biases 4", "Biases 5", "Biases 6"};
    graph::PropertyTable table;
    for (std::size_t i = 0; i < mostLayers; ++i) {
        table.push_back(row::tensor(weightKeys[i], "Of the links between two neighbouring columns; empty: random ones")
                            .titled(weightTitles[i]));
        table.push_back(row::tensor(biasKeys[i], "A number added to each sum; empty: none").titled(biasTitles[i]));
    }
    return graph::joined(
        table,
        row::choice("weightLayout", "before", "before=One row for each node before|after=One row for each node after",
                    "How weights are given; PyTorch and attention have one row for each node after")
            .titled("Layout of weights"),
        blocks::seedSpec,
        row::texts("activations",
                   "Written over each gap and computed: ReLU, sigmoid, tanh, GELU, SiLU, softmax; empty: none")
            .titled("Activation functions"),
        row::number("temperature", 1, "Of a softmax: higher evens out, 0 takes the greatest alone").atLeast(0));
}

std::vector<qint64> countsOfWeights(const Inputs &in)
{
    std::vector<qint64> counts;
    for (const std::string_view key : weightKeys) {
        const Tensor &weights = in.tensor(key);
        if (weights.isEmpty())
            break;
        const qint64 rows = weights.rowsOfHead();
        const qint64 columns = weights.columns();
        if (counts.empty())
            counts.push_back(isTurned(in) ? columns : rows);
        counts.push_back(isTurned(in) ? rows : columns);
    }
    return counts;
}

std::vector<Layer> layersOf(const Inputs &in, const Context &context, const std::vector<Column> &columns)
{
    const QStringList &activations = in.texts("activations");
    std::vector<Layer> layers;
    for (std::size_t i = 0; i + 1 < columns.size(); ++i) {
        Layer layer;
        layer.isTurned = isTurned(in);
        layer.seed = base::Hash(blocks::seedOf(in, context)).add(i).value();
        layer.spread = 1 / std::sqrt(static_cast<double>(columns[i].count));
        if (i < mostLayers) {
            readWeights(layer, in.tensor(weightKeys[i]), i, columns[i], columns[i + 1], context);
            readBiases(layer, in.tensor(biasKeys[i]), i, columns[i + 1], context);
        }
        if (const auto index = static_cast<qsizetype>(i); index < activations.size())
            layer.activationName = activations[index].trimmed();
        layer.activation = activationNamed(layer.activationName);
        layers.push_back(std::move(layer));
    }
    return layers;
}

} // namespace lectograph::networks
