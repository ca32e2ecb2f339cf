// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/random.h"
#include "graph/row.h"
#include "specs.h"
#include "tensor/factors.h"
#include "tensor/products.h"
#include "tensor/random.h"
#include "tensor/reductions.h"
#include "types.h"

namespace lectograph::tensors {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using tensor::Tensor;

namespace {

const std::vector<graph::PortSpec> resultOnly = {{.key = "tensor", .type = ValueType::Tensor, .help = "The result"}};

tensor::Reduction reductionOf(const QString &name)
{
    using tensor::Reduction;
    return name == "mean"_L1  ? Reduction::Mean
        : name == "least"_L1  ? Reduction::Least
        : name == "most"_L1   ? Reduction::Most
        : name == "spread"_L1 ? Reduction::Deviation
        : name == "place"_L1  ? Reduction::PlaceOfMost
                              : Reduction::Sum;
}

} // namespace

NodeType reduction()
{
    return {
        .id = u"tensors.reduction"_s,
        .title = u"Number of each row"_s,
        .category = u"Tensors"_s,
        .help = u"One number for each row or column: sum, mean, smallest, largest, or where the largest stands."_s,
        .properties =
            {matrixRow({{1, 2}, {3, 5}}),
             row::choice(
                 "by", "sum",
                 "sum=Sum|mean=Mean|least=Minimum|most=Maximum|spread=Standard deviation|place=Place of the maximum",
                 "Which number")
                 .titled("Result"),
             alongSpec},
        .outputs = resultOnly,
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return Outputs{tensor::reduced(in.tensor("a"), alongOf(in), reductionOf(in.text("by")))};
        },
    };
}

NodeType runningSum()
{
    return {
        .id = u"tensors.running-sum"_s,
        .title = u"Running sum"_s,
        .category = u"Tensors"_s,
        .help = u"Each number plus all before it in its row or column."_s,
        .properties = {matrixRow({{1, 2}, {3, 5}}), alongSpec},
        .outputs = resultOnly,
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return Outputs{tensor::cumulated(in.tensor("a"), alongOf(in))};
        },
    };
}

NodeType noise()
{
    return {
        .id = u"tensors.noise"_s,
        .title = u"Noise"_s,
        .category = u"Tensors"_s,
        .help = u"Adds random numbers of a normal distribution, the same in every run and on every machine."_s,
        .properties = {matrixRow({{0, 0}, {0, 0}}),
                       row::number("deviation", 1, "How strong the noise is").titled("Standard deviation").atLeast(0),
                       blocks::seedSpec},
        .outputs = resultOnly,
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const Tensor &a = in.tensor("a");
            const quint64 seed = blocks::seedOf(in, context);
            return asOutput(
                tensor::randomNormal(a.rows(), a.columns(), 0, in.number("deviation"), seed)
                    .and_then([&](const Tensor &drawn) { return tensor::add(a, drawn.withHeads(a.heads())); }));
        },
    };
}

NodeType principalComponents()
{
    return {
        .id = u"tensors.principal-components"_s,
        .title = u"Principal components"_s,
        .category = u"Tensors"_s,
        .help =
            u"Points of many columns in two or three dimensions: along the directions in which they differ most (PCA)."_s,
        .properties = {row::matrix("a", {{0, 0}, {2, 1}, {4, 2}, {1, 2}}, "One row for each point").titled("Matrix"),
                       row::integer("dimensions", 2, "How many directions").between(1, 3)},
        .outputs = {{.key = "points",
                     .type = ValueType::Tensor,
                     .help = "One row for each point, one column for each direction"},
                    {.key = "directions", .type = ValueType::Tensor, .help = "One row for each direction"},
                    {.key = "shares",
                     .type = ValueType::Tensor,
                     .help = "How much of the differences each direction shows"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return tensor::principalComponents(in.tensor("a"), in.integer("dimensions"))
                .map([](const tensor::Components &found) {
                    return Outputs{found.points, found.directions, found.shares};
                });
        },
    };
}

NodeType lowRank()
{
    return {
        .id = u"tensors.low-rank"_s,
        .title = u"Low-rank factors"_s,
        .category = u"Tensors"_s,
        .help = u"The two narrow matrices whose product comes closest to a matrix, as in LoRA."_s,
        .properties = {matrixRow({{3, 0}, {0, 1}}),
                       row::integer("rank", 1, "Columns of the first factor, rows of the second").between(1, 4096)},
        .outputs = {{.key = "product", .type = ValueType::Tensor, .help = "The product of both factors"},
                    {.key = "left", .type = ValueType::Tensor, .help = "The first factor"},
                    {.key = "right", .type = ValueType::Tensor, .help = "The second factor"},
                    {.key = "singular", .type = ValueType::Tensor, .help = "The singular values, largest first"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return tensor::lowRank(in.tensor("a"), in.integer("rank")).map([](const tensor::LowRank &found) {
                return Outputs{found.product, found.left, found.right, found.singular};
            });
        },
    };
}

} // namespace lectograph::tensors
