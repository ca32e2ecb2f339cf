// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/hash.h"
#include "base/sentence.h"
#include "gpt2.h"
#include "tensor/products.h"
#include "types.h"

#include <QCache>
#include <QPair>

#include <algorithm>
#include <functional>
#include <mutex>
#include <numeric>

namespace lectograph::language {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;
using tensor::Tensor;

namespace {

constexpr int likeliestShown = 8;

using RunsPtr = std::shared_ptr<const std::vector<Run>>;
struct Read
{
    Gpt2Ptr model;
    RunsPtr runs;
};

/// The model is read once, and a text computed once for all blocks that show layers and heads of it: only the model that
/// was used last is kept, because it is large.
Result<Read> rememberedRead(const QString &folder, const QString &text, const Context &context)
{
    static std::mutex mutex;
    static QPair<quint64, Gpt2Ptr> latest;
    static QCache<QPair<quint64, QString>, RunsPtr> texts(8);
    const std::scoped_lock lock(mutex);
    const auto file = [&](const QString &name) { return context.setting.file(folder + u'/' + name); };
    const quint64 key = base::Hash(context.setting.assetHash).add(folder).value();
    if (!latest.second || latest.first != key) {
        const auto model = readGpt2(file);
        if (!model)
            return base::within(u"folder"_s, model.error());
        texts.clear();
        latest = {key, *model};
    }
    const QPair of(key, text);
    if (const RunsPtr *known = texts.object(of))
        return Read{latest.second, *known};
    auto runs = runGpt2(*latest.second, text);
    if (!runs)
        return tl::unexpected(runs.error());
    const auto kept = std::make_shared<const std::vector<Run>>(*std::move(runs));
    texts.insert(of, new RunsPtr(kept));
    return Read{latest.second, kept};
}

/// The likeliest tokens after one, with their probabilities.
std::pair<QStringList, std::vector<double>> likeliestAfter(const Gpt2 &model, const Run &run, int token)
{
    std::vector<int> ids(static_cast<std::size_t>(model.pairs->count()));
    std::iota(ids.begin(), ids.end(), 0);
    const auto end = ids.begin() + std::min<std::ptrdiff_t>(likeliestShown, std::ssize(ids));
    std::ranges::partial_sort(ids, end, std::greater<>(), [&](int id) { return run.probabilities.at(token, id); });
    std::pair<QStringList, std::vector<double>> likeliest;
    for (auto id = ids.begin(); id != end; ++id) {
        likeliest.first.append(Piece{*id, model.pairs->bytesOf(*id)}.text());
        likeliest.second.push_back(run.probabilities.at(token, *id));
    }
    return likeliest;
}

/// While no folder is chosen.
Outputs nothingRead()
{
    constexpr std::size_t tensors = 15;
    Outputs outputs{QStringList()};
    outputs.insert(outputs.end(), tensors, Tensor(1, 1, {0}));
    outputs.emplace_back(QStringList());
    outputs.emplace_back(std::vector<double>());
    return outputs;
}

Result<Outputs> evaluateFolder(const Inputs &in, const Context &context)
{
    const QString folder = in.text("folder").trimmed();
    if (folder.isEmpty() || !context.setting.file)
        return nothingRead();
    const auto read = rememberedRead(folder, in.text("sentence"), context);
    if (!read)
        return tl::unexpected(read.error());
    const auto layers = static_cast<int>(read->runs->size());
    const Run &run = (*read->runs)[static_cast<std::size_t>(std::min(in.integer("layer"), layers) - 1)];
    const auto heads = static_cast<int>(run.heads.size());
    const HeadRun &head = run.heads[static_cast<std::size_t>(std::min(in.integer("head"), heads) - 1)];
    const auto count = static_cast<int>(run.tokens.size());
    if (in.integer("token") >= count)
        return base::failure(Sentence::tr("The sentence has no token %1.").arg(in.integer("token")),
                             Sentence::tr("Tokens are counted from 0 to %1; −1 is the last.").arg(count - 1),
                             u"token"_s);
    const int token = in.integer("token") < 0 ? count - 1 : in.integer("token");
    const bool queriesInRows = in.text("queries") == "in rows"_L1;
    const auto laidOut = [&](const Tensor &scores) { return queriesInRows ? scores : tensor::transpose(scores); };
    QStringList tokens;
    for (const Token &one : run.tokens)
        tokens.append(one.shown);
    auto [words, shares] = likeliestAfter(*read->model, run, token);
    return Outputs{tokens,
                   run.embeddings,
                   run.positions,
                   run.input,
                   head.query,
                   head.key,
                   head.value,
                   laidOut(head.scores),
                   laidOut(head.masked),
                   laidOut(head.weights),
                   head.added,
                   run.attended,
                   run.mlp,
                   run.output,
                   run.logits,
                   run.probabilities,
                   words,
                   std::move(shares)};
}

} // namespace

NodeType folderModel()
{
    return {
        .id = u"language.folder-model"_s,
        .title = u"Language model in a folder"_s,
        .category = u"Tensors"_s,
        .help =
            u"A model of the GPT-2 family reads a text: every number that it computes in a layer, one row for each "
            u"token. Its files config.json, vocab.json, merges.txt and model.safetensors lie in a folder beside the "
            u"lecture."_s,
        .properties =
            {
                {.key = "folder",
                 .type = ValueType::Text,
                 .preset = "\"\"",
                 .help = "The name of the folder, which lies where the lecture is saved",
                 .text = graph::TextKind::Name},
                {.key = "sentence",
                 .type = ValueType::Text,
                 .preset = "\"Attention is all you need\"",
                 .help = "What the model reads"},
                {.key = "layer",
                 .type = ValueType::Integer,
                 .preset = "1",
                 .help = "Which layer, counted from 1",
                 .min = 1},
                {.key = "head",
                 .type = ValueType::Integer,
                 .preset = "1",
                 .title = "Attention head",
                 .help = "Whose queries, keys, values and weights are given",
                 .min = 1},
                {.key = "token",
                 .type = ValueType::Integer,
                 .preset = "-1",
                 .title = "Token to continue",
                 .help = "After which token the next words are predicted, counted from 0; −1 is the last",
                 .min = -1},
                {.key = "queries",
                 .type = ValueType::Choice,
                 .preset = "\"in columns\"",
                 .title = "Score layout",
                 .help = "Whether the scores of a query stand in a column or in a row",
                 .choices = "in columns=One column per query|in rows=One row per query"},
            },
        .outputs =
            {
                {.key = "tokens", .type = ValueType::Texts, .help = "The sentence in tokens"},
                {.key = "embeddings", .type = ValueType::Tensor, .help = "A row for each token, whatever its position"},
                {.key = "positions", .type = ValueType::Tensor, .help = "The learned positions"},
                {.key = "input", .type = ValueType::Tensor, .help = "What the layer begins with"},
                {.key = "query", .type = ValueType::Tensor, .help = "The queries of the head"},
                {.key = "key", .type = ValueType::Tensor, .help = "The keys of the head"},
                {.key = "value", .type = ValueType::Tensor, .help = "The values of the head"},
                {.key = "scores", .type = ValueType::Tensor, .help = "Q·Kᵀ/√d"},
                {.key = "masked", .type = ValueType::Tensor, .help = "The scores after the mask"},
                {.key = "weights", .type = ValueType::Tensor, .help = "The shares of the keys"},
                {.key = "added", .type = ValueType::Tensor, .help = "What the head adds to each embedding"},
                {.key = "attended", .type = ValueType::Tensor, .help = "The sum of the input and all heads"},
                {.key = "mlp", .type = ValueType::Tensor, .help = "What the MLP adds"},
                {.key = "output", .type = ValueType::Tensor, .help = "The embeddings after the layer"},
                {.key = "logits",
                 .type = ValueType::Tensor,
                 .help = "A score for each word of the vocabulary as the next, in a row for each token"},
                {.key = "probabilities", .type = ValueType::Tensor, .help = "The softmax of the logits"},
                {.key = "nextWords", .type = ValueType::Texts, .help = "The eight likeliest next words"},
                {.key = "nextShares", .type = ValueType::Numbers, .help = "Their probabilities"},
            },
        .evaluate = evaluateFolder,
        .readsFiles = true,
    };
}

} // namespace lectograph::language
