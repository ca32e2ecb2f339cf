// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/attention.h"
#include "blocks/rows.h"
#include "explanations.h"
#include "graph/row.h"
#include "specs.h"
#include "types.h"

namespace lectograph::tensors {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using tensor::Along;
using tensor::ScoreLayout;

namespace {

/// The direction in which the scores of one query run. A single row or column always belongs to one query.
Along shareOut(const tensor::Tensor &scores, ScoreLayout layout)
{
    if (scores.rows() == 1)
        return Along::Rows;
    if (scores.columns() == 1)
        return Along::Columns;
    return layout == ScoreLayout::QueriesInRows ? Along::Rows : Along::Columns;
}

} // namespace

NodeType mask()
{
    return {
        .id = u"tensors.mask"_s,
        .title = u"Causal mask"_s,
        .category = u"Tensors"_s,
        .help = u"Later keys get −∞, so that no token sees what follows it."_s,
        .properties = {row::matrix("scores", {{0}}, "A score for each query and key"), blocks::scoreLayoutRow()},
        .outputs = {{.key = "scores", .type = ValueType::Tensor, .help = "With −∞ where a key comes after the query"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return Outputs{tensor::causalMask(in.tensor("scores"), layoutOf(in))};
        },
        .explain = explainMask,
    };
}

NodeType softmax()
{
    return {
        .id = u"tensors.softmax"_s,
        .title = u"Softmax"_s,
        .category = u"Tensors"_s,
        .help = u"The scores of each query become shares that sum to one. A single row or column is one query's."_s,
        .properties = {row::matrix("scores", {{0}}, "A score for each query and key"), blocks::scoreLayoutRow(),
                       blocks::temperatureRow()},
        .outputs = {{.key = "weights", .type = ValueType::Tensor, .help = "The shares"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const tensor::Tensor &scores = in.tensor("scores");
            return Outputs{tensor::softmax(scores, shareOut(scores, layoutOf(in)), in.number("temperature"))};
        },
        .explain = explainSoftmax,
    };
}

NodeType attention()
{
    return {
        .id = u"tensors.attention"_s,
        .title = u"Attention"_s,
        .category = u"Tensors"_s,
        .help = u"softmax(Q·Kᵀ/√d)·V, with every step as an output. One row for each token."_s,
        .properties =
            {
                row::matrix("query", {{1}}, "The queries"),
                row::matrix("key", {{1}}, "The keys"),
                row::matrix("value", {{1}}, "The values"),
                row::boolean("causal", false, "No token sees what follows it").titled("Causal mask"),
                blocks::scoreLayoutRow(),
                blocks::temperatureRow(),
            },
        .outputs =
            {
                {.key = "output", .type = ValueType::Tensor, .help = "The weighted sums of the values"},
                {.key = "scores", .type = ValueType::Tensor, .help = "Q·Kᵀ/√d"},
                {.key = "masked", .type = ValueType::Tensor, .help = "The scores after the mask"},
                {.key = "weights", .type = ValueType::Tensor, .help = "The shares of the keys"},
            },
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const auto result = tensor::attend(in.tensor("query"), in.tensor("key"), in.tensor("value"),
                                               {layoutOf(in), in.boolean("causal"), in.number("temperature")});
            if (!result)
                return tl::unexpected(result.error());
            return Outputs{result->output, result->scores, result->masked, result->weights};
        },
        .explain = explainAttention,
    };
}

} // namespace lectograph::tensors
