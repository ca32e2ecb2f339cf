// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/hash.h"
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/random.h"
#include "blocks/table.h"
#include "labels.h"
#include "links.h"
#include "nodes.h"
#include "residuals.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace lectograph::networks {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using shape::Shape;
using tensor::Tensor;

namespace {

/// All that a network is made of.
struct Network
{
    std::vector<Column> columns;
    std::vector<Layer> layers;
    std::vector<Residual> residuals;
    Dropout dropout;
    Pass pass;
};

Result<Network> networkOf(const Inputs &in, const Context &context)
{
    auto columns = columnsOf(in, context, countsOfWeights(in));
    if (!columns)
        return tl::unexpected(columns.error());
    Network network;
    network.columns = std::move(*columns);
    network.layers = layersOf(in, context, network.columns);
    network.residuals = residualsOf(in, context, network.columns);
    network.dropout = {in.number("dropout"), base::Hash(blocks::seedOf(in, context)).add(-1).value()};
    if (const auto input = passInputOf(in, context, network.columns))
        network.pass = passOf(*input, network.columns, network.layers, network.residuals, network.dropout, context);
    return network;
}

Shape drawn(const Network &network, const Inputs &in, const Context &context)
{
    const auto &[columns, layers, residuals, dropout, pass] = network;
    const Pulse pulse = pulseOf(in, columns.size());
    const Labels labels = labelsOf(in, context, columns, in.texts("activations"));
    const NodeTexts texts = nodeTextsOf(in, context, columns);
    const Places places = placesOf(in, columns, labels, boxSizesOf(texts));
    const ChosenLinks chosen = chosenLinks(in, columns, layers);
    DrawnLinks links = drawnLinks(chosen, {columns, layers, places, pass, dropout, pulse}, in, context);
    std::vector<Shape> around = placed(labels, places, columns, chosen.others, in, context);
    double top = places.top;
    for (const Shape &part : around) {
        if (part->name == "activations"_L1 && part.leafCount() > 0)
            top = part.bounds().max.y;
    }
    DrawnResiduals arcs = drawnResiduals(residuals, columns, places, top, pulse, in, context);
    std::ranges::move(arcs.lit, std::back_inserter(links.lit));
    std::vector<Shape> parts{links.links, arcs.group, shape::group(std::move(links.lit), u"pulse"_s),
                             nodesOf({columns, places, texts, pass, dropout, pulse}, in, context)};
    std::ranges::move(around, std::back_inserter(parts));
    const Shape all = shape::group(std::move(parts));
    return shape::shifted(all, {0, -all.bounds().centre().y, 0}); // with all that stands above and below
}

/// A row for each column; what has no node there is no number.
Tensor rowsOf(const std::vector<std::vector<double>> &columns)
{
    std::size_t longest = 0;
    for (const std::vector<double> &column : columns)
        longest = std::max(longest, column.size());
    std::vector<double> numbers;
    for (const std::vector<double> &column : columns) {
        numbers.insert(numbers.end(), column.begin(), column.end());
        numbers.insert(numbers.end(), longest - column.size(), std::numeric_limits<double>::quiet_NaN());
    }
    return {static_cast<int>(columns.size()), static_cast<int>(longest), std::move(numbers)};
}

/// The weights of one layer with a row for each node before, also where they are random; none where they are too many.
Tensor weightsOf(const Network &network, std::size_t index)
{
    constexpr qint64 most = 100'000;
    if (index >= network.layers.size() || network.layers[index].kind == Layer::Weights::Unusable)
        return {};
    const qint64 rows = network.columns[index].count;
    const qint64 columns = network.columns[index + 1].count;
    if (rows > most / columns)
        return {};
    std::vector<double> numbers;
    for (qint64 from = 0; from < rows; ++from) {
        for (qint64 to = 0; to < columns; ++to)
            numbers.push_back(network.layers[index].weight(from, to));
    }
    return {static_cast<int>(rows), static_cast<int>(columns), std::move(numbers)};
}

/// Those of the column with this name or number; none where there is none, or nothing is computed.
std::vector<double> activationsOf(const Network &network, const QString &nameOrNumber)
{
    QStringList names;
    for (const Column &column : network.columns)
        names.append(column.label.isEmpty() ? column.name : column.label);
    const auto index = blocks::indexOf(nameOrNumber, names);
    const auto place = static_cast<std::size_t>(index.value_or(0));
    return index && place < network.pass.activations.size() ? network.pass.activations[place] : std::vector<double>();
}

Outputs outputsOf(const Network &network, const Shape &shape, const Inputs &in)
{
    double weights = 0;
    double biases = 0;
    for (std::size_t i = 0; i < network.layers.size(); ++i) {
        const auto after = static_cast<double>(network.columns[i + 1].count);
        weights += static_cast<double>(network.columns[i].count) * after;
        biases += after;
    }
    const Pass &pass = network.pass;
    const bool isComplete = pass.activations.size() == network.columns.size();
    const auto layer = static_cast<std::size_t>(in.integer("layer") - 1);
    return {shape,
            isComplete ? pass.activations.back() : std::vector<double>(),
            rowsOf(pass.activations),
            rowsOf(pass.sums),
            pass.loss.value_or(0),
            weightsOf(network, layer),
            layer < pass.gradients.size() ? pass.gradients[layer] : Tensor(),
            weights + biases,
            weights,
            biases,
            activationsOf(network, in.text("column"))};
}

} // namespace

NodeType network()
{
    return {
        .id = u"networks.network"_s,
        .title = u"Neural network"_s,
        .category = u"Networks"_s,
        .help =
            u"Columns of nodes with links between them. With an input it computes what each node passes on, and a "
            u"pulse runs through it. The parts are “columns/COLUMN/NODE”, “links/COLUMN/FROM→TO”, “residuals”, "
            u"“names”, “counts”, “activations” and “rest”; columns and nodes without a name have a number, from 1."_s,
        .properties = graph::joined(
            columnProperties(), passProperties(), layerProperties(), residualProperties(),
            row::number("dropout", 0,
                        "The probability of each node between the first and the last column to be left out")
                .between(0, 0.99),
            pulseProperties(), placeProperties(), linkProperties(), nodeProperties(), labelProperties(),
            row::integer("layer", 1, "Which layer's weights and gradients are given; 1: between the first two columns")
                .titled("Layer of the outputs")
                .between(1, static_cast<double>(mostColumns)),
            row::text("column", "1", "The name or the number of the column whose activations are given by themselves")
                .titled("Column of the output")
                .as(graph::TextKind::Name)),
        .outputs =
            {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
             {.key = "output", .type = ValueType::Numbers, .help = "The activations of the last column"},
             {.key = "activations", .type = ValueType::Tensor, .help = "A row for each column"},
             {.key = "sums", .type = ValueType::Tensor, .help = "The same before the activation functions"},
             {.key = "loss",
              .type = ValueType::Number,
              .help = "Cross entropy after softmax, otherwise half the sum of squared errors"},
             {.key = "weights", .type = ValueType::Tensor, .help = "Of one layer: a row for each node before it"},
             {.key = "gradients", .type = ValueType::Tensor, .help = "Of the loss by these weights"},
             {.key = "parameters", .type = ValueType::Number, .help = "The number of weights and biases"},
             {.key = "weightCount", .type = ValueType::Number, .help = "The number of weights"},
             {.key = "biasCount", .type = ValueType::Number, .help = "The number of biases"},
             {.key = "columnValues", .type = ValueType::Numbers, .help = "The activations of the chosen column"}},
        .placed = true,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            return networkOf(in, context).map([&](const Network &network) {
                return outputsOf(network, drawn(network, in, context), in);
            });
        },
    };
}

} // namespace lectograph::networks
