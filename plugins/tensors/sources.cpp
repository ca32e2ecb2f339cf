// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/random.h"
#include "explanations.h"
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

} // namespace

NodeType matrix()
{
    return {
        .id = u"tensors.matrix"_s,
        .title = u"Matrix"_s,
        .category = u"Tensors"_s,
        .help = u"Numbers in rows and columns that you write yourself."_s,
        .properties = {{.key = "values",
                        .type = ValueType::Tensor,
                        .preset = "[[1, 0], [0, 1]]",
                        .help = "The rows, each a list of numbers"}},
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
                {.key = "rows",
                 .type = ValueType::Integer,
                 .preset = "6",
                 .help = "How many rows",
                 .min = 1,
                 .max = mostRows},
                {.key = "columns",
                 .type = ValueType::Integer,
                 .preset = "6",
                 .help = "How many columns",
                 .min = 1,
                 .max = mostRows},
                {.key = "distribution",
                 .type = ValueType::Choice,
                 .preset = "\"normal\"",
                 .help = "How the numbers spread",
                 .choices = "normal|uniform"},
                {.key = "mean", .type = ValueType::Number, .preset = "0", .help = "Middle of a normal distribution"},
                {.key = "deviation",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Standard deviation",
                 .help = "Width of a normal distribution",
                 .min = 0},
                {.key = "least",
                 .type = ValueType::Number,
                 .preset = "-1",
                 .title = "Minimum",
                 .help = "Least of a uniform distribution"},
                {.key = "most",
                 .type = ValueType::Number,
                 .preset = "1",
                 .title = "Maximum",
                 .help = "Most of a uniform distribution"},
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
                {.key = "positions",
                 .type = ValueType::Integer,
                 .preset = "3",
                 .title = "Number of positions",
                 .help = "How many positions",
                 .min = 1,
                 .max = mostRows},
                {.key = "dimensions",
                 .type = ValueType::Integer,
                 .preset = "4",
                 .help = "How many numbers for each",
                 .min = 1,
                 .max = mostRows},
                {.key = "base",
                 .type = ValueType::Number,
                 .preset = "10000",
                 .help = "Ratio of the longest wave to the shortest",
                 .min = 1},
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
                {.key = "tensor",
                 .type = ValueType::Tensor,
                 .preset = "[[1, 0]]",
                 .title = "Queries or keys",
                 .help = "One row for each position, in each head; an even number of columns"},
                {.key = "first",
                 .type = ValueType::Number,
                 .preset = "0",
                 .title = "First position",
                 .help = "The position of the first row"},
                {.key = "base",
                 .type = ValueType::Number,
                 .preset = "10000",
                 .help = "Ratio of the longest wave to the shortest",
                 .min = 1},
                {.key = "pairs",
                 .type = ValueType::Choice,
                 .preset = "\"neighbours\"",
                 .title = "Which columns turn together",
                 .help = "As in the paper, or as most models with open weights do it",
                 .choices = "neighbours=Each with the next one|halves=Each with one of the other half"},
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
