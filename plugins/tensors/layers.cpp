// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/layers.h"
#include "blocks/rows.h"
#include "explanations.h"
#include "graph/row.h"
#include "specs.h"
#include "tensor/products.h"
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

/// A list of numbers is a column; as a gain or bias of each row it stands for a row.
Result<Tensor> combined(const Result<Tensor> &x, const Tensor &with, tensor::Along along, const auto &combine)
{
    if (!x || with.isEmpty())
        return x;
    const bool isTurned = along == tensor::Along::Rows && with.columns() == 1 && with.rows() == x->columns()
        && with.rows() > 1;
    return combine(*x, isTurned ? tensor::transpose(with) : with);
}

} // namespace

NodeType normalize()
{
    return {
        .id = u"tensors.normalize"_s,
        .title = u"Normalization"_s,
        .category = u"Tensors"_s,
        .help =
            u"Layer norm takes the mean away and divides by the standard deviation; RMS norm only divides by the root of the mean of the squares."_s,
        .properties =
            {
                row::matrix("a", {{1, 2, 3}}, "One row for each token").titled("Matrix"),
                row::choice("kind", "layer", "layer=Layer norm|rms=RMS norm", "Which normalization").titled("Kind"),
                alongSpec,
                row::tensor("gain", "A factor for each column; empty: none"),
                row::tensor("bias", "A number added to each column; empty: none"),
                row::number("epsilon", 0.00001, "Added before the root, so that equal numbers do not divide by zero")
                    .atLeast(0),
            },
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "The result"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const tensor::Along along = alongOf(in);
            const double epsilon = std::max(in.number("epsilon"), 1e-300);
            const Tensor normal = in.text("kind") == "rms"_L1 ? tensor::rmsNorm(in.tensor("a"), along, epsilon)
                                                              : tensor::layerNorm(in.tensor("a"), along, epsilon);
            return asOutput(combined(combined(normal, in.tensor("gain"), along, tensor::hadamard), in.tensor("bias"),
                                     along, tensor::add));
        },
        .explain = explainNormalize,
    };
}

NodeType feedForward()
{
    return {
        .id = u"tensors.feed-forward"_s,
        .title = u"Feed-forward layer"_s,
        .category = u"Tensors"_s,
        .help = u"Each token by itself: times the first matrix, through the activation, times the second."_s,
        .properties =
            {
                row::matrix("a", {{1, 1}}, "One row for each token").titled("Matrix"),
                row::matrix("first", {{1, 0}, {0, 1}}, "As many rows as the tokens have columns")
                    .titled("First matrix"),
                row::tensor("firstBias", "A number added to each column; empty: none").titled("First bias"),
                row::matrix("second", {{1, 0}, {0, 1}}, "As many rows as the first matrix has columns")
                    .titled("Second matrix"),
                row::tensor("secondBias", "A number added to each column; empty: none").titled("Second bias"),
                row::choice("activation", "relu", "relu=ReLU|gelu=GELU|swiglu=SwiGLU",
                            "The function between both matrices"),
                row::matrix("gate", {{1, 0}, {0, 1}}, "Of SwiGLU: as large as the first matrix").titled("Gate matrix"),
            },
        .outputs = {{.key = "output", .type = ValueType::Tensor, .help = "The result"},
                    {.key = "hidden", .type = ValueType::Tensor, .help = "What the activation gives"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const QString &name = in.text("activation");
            const auto activation = name == "relu"_L1 ? tensor::Activation::Relu
                : name == "gelu"_L1                   ? tensor::Activation::Gelu
                                                      : tensor::Activation::SwiGlu;
            return tensor::feedForward(in.tensor("a"), in.tensor("first"), in.tensor("firstBias"), in.tensor("second"),
                                       in.tensor("secondBias"), in.tensor("gate"), activation)
                .map([](const tensor::FeedForward &layer) {
                    return Outputs{layer.output, layer.hidden};
                });
        },
    };
}

NodeType logits()
{
    return {
        .id = u"tensors.logits"_s,
        .title = u"Logits"_s,
        .category = u"Tensors"_s,
        .help = u"How well each word of the vocabulary fits each token: the products with its row of the embedding."_s,
        .properties = {row::matrix("tokens", {{1, 0}}, "One row for each token"),
                       row::matrix("embedding", {{1, 0}, {0, 1}}, "One row for each word of the vocabulary")},
        .outputs = {{.key = "logits",
                     .type = ValueType::Tensor,
                     .help = "A row for each token, a column for each word"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return asOutput(tensor::matmul(in.tensor("tokens"), tensor::transpose(in.tensor("embedding"))));
        },
    };
}

NodeType nextTokens()
{
    return {
        .id = u"tensors.next-token"_s,
        .title = u"Next token"_s,
        .category = u"Tensors"_s,
        .help =
            u"The probabilities of the next token: softmax with a temperature, then only the most likely ones (top-k, top-p)."_s,
        .properties =
            {
                row::matrix("logits", {{3, 2, 1}}, "A row for each token, a column for each word"),
                blocks::temperatureRow(),
                row::integer("topK", 0, "Only so many of the most likely words; 0: all").titled("Top-k").atLeast(0),
                row::number("topP", 1, "Only the most likely words that reach this probability together")
                    .titled("Top-p")
                    .between(0, 1),
            },
        .outputs = {{.key = "weights", .type = ValueType::Tensor, .help = "The probabilities: each row sums to one"},
                    {.key = "choice",
                     .type = ValueType::Tensor,
                     .help = "The place of the most likely word of each row, from 0"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const Tensor weights = tensor::nextTokens(
                in.tensor("logits"), {in.number("temperature"), in.integer("topK"), in.number("topP")});
            return Outputs{weights, tensor::reduced(weights, tensor::Along::Rows, tensor::Reduction::PlaceOfMost)};
        },
    };
}

NodeType parameters()
{
    const auto count = [](std::string_view key, int preset, std::string_view title, std::string_view help) {
        return row::integer(key, preset, help).titled(title).between(0, 100'000'000);
    };
    const auto number = [](std::string_view key, std::string_view help) {
        return graph::PortSpec{.key = key, .type = ValueType::Number, .help = help};
    };
    return {
        .id = u"tensors.parameters"_s,
        .title = u"Number of parameters"_s,
        .category = u"Tensors"_s,
        .help = u"How many numbers a transformer of this size learns. The defaults are those of GPT-2 small."_s,
        .properties =
            {
                count("vocabulary", 50257, "Vocabulary", "How many words"),
                count("context", 1024, "Context length", "How many positions have an embedding of their own"),
                count("width", 768, "Model width", "Columns of a token"),
                count("layers", 12, "Layers", "How many blocks of attention and feed-forward"),
                count("hidden", 3072, "Feed-forward width", "Columns between both matrices of a feed-forward layer"),
                row::boolean("biases", true, "Whether matrices and normalizations have biases"),
                row::boolean("tied", true,
                             "Whether the logits use the embedding of the tokens instead of a matrix of their own")
                    .titled("Shared embedding"),
            },
        .outputs = {number("total", "All together"), number("embedding", "Of tokens and positions"),
                    number("attention", "Of the attention of one layer"),
                    number("feedForward", "Of the feed-forward layer of one layer"),
                    number("layer", "Of one layer, with its two normalizations")},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            const double width = in.integer("width");
            const double hidden = in.integer("hidden");
            const double bias = in.boolean("biases") ? 1 : 0;
            const double norm = width * (1 + bias);
            const double words = in.integer("vocabulary") * width;
            const double embedding = words + in.integer("context") * width;
            const double attention = 4 * (width * width + bias * width);
            const double feedForward = 2 * width * hidden + bias * (width + hidden);
            const double layer = attention + feedForward + 2 * norm;
            const double total = embedding + in.integer("layers") * layer + norm + (in.boolean("tied") ? 0 : words);
            return Outputs{total, embedding, attention, feedForward, layer};
        },
    };
}

} // namespace lectograph::tensors
