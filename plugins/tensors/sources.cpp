// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/random.h"
#include "explanations.h"
#include "graph/row.h"
#include "tensor/encoding.h"
#include "tensor/random.h"
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

constexpr double mostRows = 4096;

row::Row waveRatioRow()
{
    return row::number("base", 10000, "Ratio of the longest wave to the shortest").atLeast(1);
}

} // namespace

NodeType matrix()
{
    return {
        .id = u"tensors.matrix"_s,
        .title = u"Matrix"_s,
        .category = u"Tensors"_s,
        .help = u"Numbers in rows and columns that you write yourself."_s,
        .properties = {row::matrix("values", {{1, 0}, {0, 1}}, "The rows, each a list of numbers")},
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "The matrix"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> { return Outputs{in.tensor("values")}; },
    };
}

NodeType random()
{
    return {
        .id = u"tensors.random"_s,
        .title = u"Random matrix"_s,
        .category = u"Tensors"_s,
        .help = u"Random numbers, the same in every run and on every machine."_s,
        .properties =
            {
                row::integer("rows", 6, "How many rows").between(1, mostRows),
                row::integer("columns", 6, "How many columns").between(1, mostRows),
                row::choice("distribution", "normal", "normal|uniform", "How the numbers spread"),
                row::number("mean", 0, "Middle of a normal distribution"),
                row::number("deviation", 1, "Width of a normal distribution").titled("Standard deviation").atLeast(0),
                row::number("least", -1, "Least of a uniform distribution").titled("Minimum"),
                row::number("most", 1, "Most of a uniform distribution").titled("Maximum"),
                blocks::seedSpec,
            },
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "The matrix"}},
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const int rows = in.integer("rows");
            const int columns = in.integer("columns");
            const quint64 seed = blocks::seedOf(in, context);
            if (in.text("distribution") == "uniform"_L1)
                return asOutput(tensor::randomUniform(rows, columns, in.number("least"), in.number("most"), seed));
            return asOutput(tensor::randomNormal(rows, columns, in.number("mean"), in.number("deviation"), seed));
        },
    };
}

NodeType positionalEncoding()
{
    return {
        .id = u"tensors.positional-encoding"_s,
        .title = u"Positional encoding"_s,
        .category = u"Tensors"_s,
        .help =
            u"Sines and cosines that tell positions apart: one row for each position, one column for each dimension."_s,
        .properties =
            {
                row::integer("positions", 3, "How many positions").titled("Number of positions").between(1, mostRows),
                row::integer("dimensions", 4, "How many numbers for each").between(1, mostRows),
                waveRatioRow(),
            },
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "Positions in rows"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return asOutput(
                tensor::positionalEncoding(in.integer("positions"), in.integer("dimensions"), in.number("base")));
        },
        .explain = explainPosition,
    };
}

NodeType rotaryEncoding()
{
    return {
        .id = u"tensors.rotary-encoding"_s,
        .title = u"Rotary position encoding"_s,
        .category = u"Tensors"_s,
        .help =
            u"Turns each pair of columns of queries or keys by an angle that grows with the position, so that their "
            u"product depends on the distance of two tokens (RoPE)."_s,
        .properties =
            {
                row::matrix("tensor", {{1, 0}}, "One row for each position, in each head; an even number of columns")
                    .titled("Queries or keys"),
                row::number("first", 0, "The position of the first row").titled("First position"),
                waveRatioRow(),
                row::choice("pairs", "neighbours",
                            "neighbours=Each with the next one|halves=Each with one of the other half",
                            "As in the paper, or as most models with open weights do it")
                    .titled("Which columns turn together"),
            },
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "The same, turned"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const auto pairs = in.text("pairs") == "halves"_L1 ? tensor::RotatedPairs::Halves
                                                               : tensor::RotatedPairs::Neighbours;
            return asOutput(tensor::rotated(in.tensor("tensor"), in.number("first"), in.number("base"), pairs));
        },
    };
}

} // namespace lectograph::tensors
