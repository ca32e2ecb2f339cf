// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/rows.h"
#include "explanations.h"
#include "graph/row.h"
#include "specs.h"
#include "tensor/attention.h"
#include "tensor/products.h"
#include "types.h"

#include <limits>

namespace lectograph::tensors {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using tensor::Tensor;

NodeType paddingMask()
{
    return {
        .id = u"tensors.padding-mask"_s,
        .title = u"Padding mask"_s,
        .category = u"Tensors"_s,
        .help = u"The keys that only fill up a short sequence get −∞, so that no token sees them."_s,
        .properties = {row::matrix("scores", {{0, 0}, {0, 0}}, "A score for each query and key"),
                       row::integer("length", 1, "How many keys are no padding").titled("Real tokens").atLeast(0),
                       blocks::scoreLayoutRow()},
        .outputs = {{.key = "scores", .type = ValueType::Tensor, .help = "With −∞ for the keys that are padding"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return Outputs{tensor::paddingMask(in.tensor("scores"), layoutOf(in), in.integer("length"))};
        },
    };
}

NodeType shares()
{
    return {
        .id = u"tensors.shares"_s,
        .title = u"Softmax of rows or columns"_s,
        .category = u"Tensors"_s,
        .help =
            u"Each row, or each column, becomes shares that sum to one. Temperature 0 gives everything to the largest, an infinite one the same to all."_s,
        .properties = {row::matrix("values", {{1, 2, 3}}, "The numbers; −∞ has no share"), alongSpec,
                       blocks::temperatureRow(), blocks::infiniteTemperatureRow()},
        .outputs = {{.key = "weights", .type = ValueType::Tensor, .help = "The shares"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const double temperature = in.boolean("infinite") ? std::numeric_limits<double>::infinity()
                                                              : in.number("temperature");
            return Outputs{tensor::softmax(in.tensor("values"), alongOf(in), temperature)};
        },
        .explain = explainShares,
    };
}

NodeType splitHeads()
{
    return {
        .id = u"tensors.split-heads"_s,
        .title = u"Split into heads"_s,
        .category = u"Tensors"_s,
        .help =
            u"The columns are shared out among attention heads, which are drawn one under another. Attention takes all heads at once."_s,
        .properties = {row::matrix("a", {{1, 2}, {3, 4}}, "One row for each token").titled("Matrix"),
                       row::integer("heads", 2, "How many heads; divides the number of columns").between(1, 4096)},
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "The heads"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return asOutput(tensor::splitHeads(in.tensor("a"), in.integer("heads")));
        },
    };
}

NodeType joinHeads()
{
    return {
        .id = u"tensors.join-heads"_s,
        .title = u"Join heads"_s,
        .category = u"Tensors"_s,
        .help = u"The heads side by side again, and what the output map of multi-head attention makes of them."_s,
        .properties = {row::matrix("heads", {{1, 2}}, "The heads"),
                       row::tensor("map", "The matrix that the joined heads are multiplied with; empty: none")
                           .titled("Output map")},
        .outputs = {{.key = "output", .type = ValueType::Tensor, .help = "The joined heads times the output map"},
                    {.key = "joined", .type = ValueType::Tensor, .help = "The heads side by side"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const Tensor joined = tensor::joinHeads(in.tensor("heads"));
            if (in.tensor("map").isEmpty())
                return Outputs{joined, joined};
            return tensor::matmul(joined, in.tensor("map")).map([&](const Tensor &output) {
                return Outputs{output, joined};
            });
        },
    };
}

} // namespace lectograph::tensors
