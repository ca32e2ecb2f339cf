// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpt2.h"

#include "base/sentence.h"
#include "shelf.h"
#include "tensor/lines.h"
#include "tensor/products.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <numbers>

namespace lectograph::language {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;
using base::Sentence;
using tensor::Along;
using tensor::ScoreLayout;
using tensor::Tensor;

namespace {

constexpr qint64 mostTextBytes = 64 * 1024 * 1024;
constexpr int mostLayers = 96;

Result<QByteArray> textOf(const ModelFile &file, const QString &name)
{
    const auto text = file(name).and_then([](const base::FileContent &content) { return content.all(mostTextBytes); });
    return text ? text : base::within(name, text.error());
}

/// The settings of a model that decide how it computes.
struct Config
{
    int layers = 0;
    int heads = 0;
    int size = 0;
    double epsilon = 1e-5;
    QString activation;
};

Result<Config> configFrom(const QByteArray &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const Config config{json.value("n_layer"_L1).toInt(), json.value("n_head"_L1).toInt(),
                        json.value("n_embd"_L1).toInt(), json.value("layer_norm_epsilon"_L1).toDouble(1e-5),
                        json.value("activation_function"_L1).toString(u"gelu_new"_s)};
    const bool isGpt2 = json.value("model_type"_L1).toString(u"gpt2"_s) == "gpt2"_L1
        && !json.value("scale_attn_by_inverse_layer_idx"_L1).toBool()
        && json.value("scale_attn_weights"_L1).toBool(true)
        && QStringList{u"gelu_new"_s, u"gelu"_s, u"relu"_s}.contains(config.activation);
    const bool isSound = config.layers > 0 && config.layers <= mostLayers && config.heads > 0 && config.size > 0
        && config.size % config.heads == 0 && config.epsilon > 0;
    if (!isGpt2 || !isSound)
        return failure(Sentence::tr("The model is none of the GPT-2 family."),
                       Sentence::tr("Choose a folder with the files of GPT-2 or of a model that is built like it."),
                       u"config.json"_s);
    return config;
}

NormWeights takeNorm(Shelf &shelf, const QString &name, int size)
{
    return {shelf.takeRow(name + u".weight"_s, size), shelf.takeRow(name + u".bias"_s, size)};
}

Gpt2Layer takeLayer(Shelf &shelf, const QString &name, int size)
{
    Gpt2Layer layer;
    layer.attentionNorm = takeNorm(shelf, name + u"ln_1"_s, size);
    layer.attention = shelf.take(name + u"attn.c_attn.weight"_s, size, qsizetype(3) * size);
    layer.attentionBias = shelf.takeRow(name + u"attn.c_attn.bias"_s, qsizetype(3) * size);
    layer.outcome = shelf.take(name + u"attn.c_proj.weight"_s, size, size);
    layer.outcomeBias = shelf.takeRow(name + u"attn.c_proj.bias"_s, size);
    layer.mlpNorm = takeNorm(shelf, name + u"ln_2"_s, size);
    layer.inner = shelf.take(name + u"mlp.c_fc.weight"_s, size, 0);
    layer.innerBias = shelf.takeRow(name + u"mlp.c_fc.bias"_s, layer.inner.columns());
    layer.outer = shelf.take(name + u"mlp.c_proj.weight"_s, layer.inner.columns(), size);
    layer.outerBias = shelf.takeRow(name + u"mlp.c_proj.bias"_s, size);
    return layer;
}

Result<Tensor> normalized(const Tensor &x, const NormWeights &norm, double epsilon)
{
    return tensor::hadamard(tensor::layerNorm(x, Along::Rows, epsilon), norm.gain).and_then([&](const Tensor &scaled) {
        return tensor::add(scaled, norm.bias);
    });
}

Tensor activated(const Tensor &x, const QString &activation)
{
    if (activation == "relu"_L1)
        return tensor::relu(x);
    if (activation == "gelu"_L1)
        return tensor::gelu(x);
    // The approximation with tanh (Hendrycks, Gimpel 2016), with which GPT-2 was trained.
    return tensor::changedNumbers(x, [](double value) {
        const double inner = std::sqrt(2 / std::numbers::pi) * (value + 0.044715 * value * value * value);
        return 0.5 * value * (1 + std::tanh(inner));
    });
}

/// The queries, keys and values of head `head`, of which there are `heads`.
Result<Tensor> columnsOf(const Tensor &all, int which, int head, int heads)
{
    const int size = all.columns() / 3;
    return tensor::block(all, 0, which * size + head * (size / heads), all.rows(), size / heads);
}

/// The rows of the output matrix that belong to the head.
Result<Tensor> outcomeOf(const Gpt2Layer &layer, int head, int heads)
{
    const int size = layer.outcome.rows() / heads;
    return tensor::block(layer.outcome, head * size, 0, size, layer.outcome.columns());
}

Result<HeadRun> runHead(const Gpt2Layer &layer, const Tensor &all, int head, int heads)
{
    const auto query = columnsOf(all, 0, head, heads);
    const auto key = columnsOf(all, 1, head, heads);
    const auto value = columnsOf(all, 2, head, heads);
    for (const auto *part : {&query, &key, &value}) {
        if (!*part)
            return tl::unexpected(part->error());
    }
    const auto attention = tensor::attend(*query, *key, *value, {ScoreLayout::QueriesInRows, true});
    if (!attention)
        return tl::unexpected(attention.error());
    return outcomeOf(layer, head, heads)
        .and_then([&](const Tensor &part) { return tensor::matmul(attention->output, part); })
        .map([&](const Tensor &added) {
            return HeadRun{*query, *key, *value, attention->scores, attention->masked, attention->weights, added};
        });
}

Result<void> runLayer(const Gpt2 &model, const Gpt2Layer &layer, Run &run)
{
    const auto all = normalized(run.input, layer.attentionNorm, model.epsilon).and_then([&](const Tensor &normal) {
        return linear(normal, layer.attention, layer.attentionBias);
    });
    if (!all)
        return tl::unexpected(all.error());
    auto attended = tensor::add(run.input, layer.outcomeBias);
    for (int head = 0; attended && head < model.heads; ++head) {
        auto made = runHead(layer, *all, head, model.heads);
        if (!made)
            return tl::unexpected(made.error());
        attended = tensor::add(*attended, made->added);
        run.heads.push_back(*std::move(made));
    }
    if (!attended)
        return tl::unexpected(attended.error());
    run.attended = *attended;
    return normalized(run.attended, layer.mlpNorm, model.epsilon)
        .and_then([&](const Tensor &normal) { return linear(normal, layer.inner, layer.innerBias); })
        .and_then([&](const Tensor &inner) {
            return linear(activated(inner, model.activation), layer.outer, layer.outerBias);
        })
        .and_then([&](const Tensor &mlp) {
            run.mlp = mlp;
            return tensor::add(run.attended, mlp);
        })
        .map([&](const Tensor &output) { run.output = output; });
}

/// Tokens, embeddings and positions, and their sum as the input of the first layer.
Result<Run> startOf(const Gpt2 &model, const std::vector<Piece> &pieces)
{
    Run run;
    std::vector<Tensor> rows;
    for (const Piece &piece : pieces) {
        const bool isSpaced = rows.empty() || piece.bytes.startsWith(' ');
        run.tokens.push_back({piece.text(), piece.text(), true, isSpaced});
        const auto row = tensor::row(model.embedding, piece.id);
        if (!row)
            return tl::unexpected(row.error());
        rows.push_back(*row);
    }
    const auto embeddings = tensor::concatRows(rows);
    const auto positions = tensor::block(model.positions, 0, 0, static_cast<int>(pieces.size()),
                                         model.positions.columns());
    if (!embeddings || !positions)
        return tl::unexpected(embeddings ? positions.error() : embeddings.error());
    run.embeddings = *embeddings;
    run.positions = *positions;
    return tensor::add(run.embeddings, run.positions).map([&](const Tensor &input) {
        run.input = input;
        return run;
    });
}

} // namespace

Result<Gpt2Ptr> readGpt2(const ModelFile &file)
{
    const auto config = textOf(file, u"config.json"_s).and_then(configFrom);
    const auto vocabulary = textOf(file, u"vocab.json"_s);
    const auto merges = textOf(file, u"merges.txt"_s);
    if (!config)
        return tl::unexpected(config.error());
    if (!vocabulary || !merges)
        return tl::unexpected(vocabulary ? merges.error() : vocabulary.error());
    const auto pairs = BytePairs::read(*vocabulary, *merges);
    const QString weightsName = u"model.safetensors"_s;
    const auto weights = file(weightsName).and_then([](const base::FileContent &content) {
        return tensor::Safetensors::parse(content);
    });
    if (!pairs)
        return tl::unexpected(pairs.error());
    if (!weights)
        return base::within(weightsName, weights.error());
    auto model = std::make_shared<Gpt2>();
    model->pairs = *pairs;
    model->heads = config->heads;
    model->epsilon = config->epsilon;
    model->activation = config->activation;
    const QString prefix = weights->contains(u"transformer.wte.weight"_s) ? u"transformer."_s : QString();
    Shelf shelf(*weights);
    model->embedding = shelf.take(prefix + u"wte.weight"_s, 0, config->size);
    model->positions = shelf.take(prefix + u"wpe.weight"_s, 0, config->size);
    for (int layer = 0; layer < config->layers && !shelf.error(); ++layer)
        model->layers.push_back(takeLayer(shelf, prefix + u"h.%1."_s.arg(layer), config->size));
    model->finalNorm = takeNorm(shelf, prefix + u"ln_f"_s, config->size);
    model->unembedding = weights->contains(u"lm_head.weight"_s)
        ? shelf.take(u"lm_head.weight"_s, model->embedding.rows(), config->size)
        : model->embedding;
    if (shelf.error())
        return base::within(weightsName, *shelf.error());
    if (model->embedding.rows() < model->pairs->count())
        return failure(Sentence::tr("The vocabulary has %1 tokens, and the model knows %2.")
                           .arg(model->pairs->count())
                           .arg(model->embedding.rows()),
                       Sentence::tr("Choose the files of one model."), u"vocab.json"_s);
    return Gpt2Ptr(std::move(model));
}

Result<std::vector<Run>> runGpt2(const Gpt2 &model, const QString &text)
{
    const auto pieces = model.pairs->tokens(text);
    if (!pieces)
        return tl::unexpected(pieces.error());
    const auto count = static_cast<int>(pieces->size());
    if (count == 0)
        return failure(Sentence::tr("The sentence has no words."), Sentence::tr("Write at least one word."));
    if (count > model.positions.rows())
        return failure(Sentence::tr("The sentence has %1 tokens, and the model reads %2 at most.")
                           .arg(count)
                           .arg(model.positions.rows()),
                       Sentence::tr("Shorten it."));
    auto start = startOf(model, *pieces);
    if (!start)
        return tl::unexpected(start.error());
    std::vector<Run> runs;
    for (const Gpt2Layer &layer : model.layers) {
        Run run = *start;
        if (!runs.empty())
            run.input = runs.back().output;
        if (const auto done = runLayer(model, layer, run); !done)
            return tl::unexpected(done.error());
        runs.push_back(std::move(run));
    }
    const auto logits =
        normalized(runs.back().output, model.finalNorm, model.epsilon).and_then([&](const Tensor &normal) {
            return tensor::matmul(normal, tensor::transpose(model.unembedding));
        });
    if (!logits)
        return tl::unexpected(logits.error());
    const Tensor probabilities = tensor::softmax(*logits, Along::Rows);
    for (Run &run : runs) {
        run.logits = *logits;
        run.probabilities = probabilities;
    }
    return runs;
}

Result<HeadWeights> headWeights(const Gpt2 &model, std::size_t layer, std::size_t head)
{
    const Gpt2Layer &of = model.layers[layer];
    const auto at = static_cast<int>(head);
    const auto query = columnsOf(of.attention, 0, at, model.heads);
    const auto key = columnsOf(of.attention, 1, at, model.heads);
    const auto value = columnsOf(of.attention, 2, at, model.heads);
    const auto output = outcomeOf(of, at, model.heads);
    for (const auto *part : {&query, &key, &value, &output}) {
        if (!*part)
            return tl::unexpected(part->error());
    }
    return HeadWeights{*query, *key, *value, *output};
}

std::vector<Share> nextWords(const Gpt2 &model, const Run &run, int token, int count)
{
    std::vector<Share> shares;
    for (const int id : likeliestWords(run, token, 0, model.pairs->count(), count))
        shares.push_back({Piece{id, model.pairs->bytesOf(id)}.text(), run.probabilities.at(token, id)});
    return shares;
}

} // namespace lectograph::language
