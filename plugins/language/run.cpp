// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "base/allowance.h"
#include "base/sentence.h"
#include "tensor/encoding.h"
#include "tensor/products.h"

#include <QCache>
#include <QPair>

#include <algorithm>
#include <functional>
#include <mutex>
#include <numeric>
#include <utility>

namespace lectograph::language {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using tensor::Along;
using tensor::ScoreLayout;
using tensor::Tensor;

namespace {

constexpr qsizetype longestSentence = 2000;
constexpr int rememberedRuns = 32;
constexpr int meaningHead = 2;

Result<Tensor> embeddingsOf(const Model &model, const std::vector<Token> &tokens)
{
    std::vector<Tensor> rows;
    for (const Token &token : tokens) {
        const auto row = tensor::row(model.embedding, model.tokenizer.indexOf(token.read));
        if (!row)
            return row;
        rows.push_back(*row);
    }
    return tensor::concatRows(rows);
}

/// The sum of both, normalized.
Result<Tensor> addAndNorm(const Tensor &x, const Tensor &added, const NormWeights &norm)
{
    return tensor::add(x, added)
        .and_then([&](const Tensor &sum) { return tensor::hadamard(tensor::layerNorm(sum), norm.gain); })
        .and_then([&](const Tensor &scaled) { return tensor::add(scaled, norm.bias); });
}

Result<HeadRun> runHead(const HeadWeights &head, const Tensor &x)
{
    const auto query = tensor::matmul(x, head.query);
    const auto key = tensor::matmul(x, head.key);
    const auto value = tensor::matmul(x, head.value);
    for (const auto *product : {&query, &key, &value}) {
        if (!*product)
            return tl::unexpected(product->error());
    }
    const auto attention = tensor::attend(*query, *key, *value, {ScoreLayout::QueriesInRows, true});
    if (!attention)
        return tl::unexpected(attention.error());
    return tensor::matmul(attention->output, head.output).map([&](const Tensor &added) {
        return HeadRun{*query, *key, *value, attention->scores, attention->masked, attention->weights, added};
    });
}

/// Runs all heads, and returns the sum of what they add.
Result<Tensor> runHeads(const Model &model, Run &run)
{
    Tensor sum = Tensor::zero(run.input.rows(), run.input.columns());
    for (const HeadWeights &weights : model.heads) {
        auto head = runHead(weights, run.input);
        if (!head)
            return tl::unexpected(head.error());
        const auto next = tensor::add(sum, head->added);
        if (!next)
            return next;
        sum = *next;
        run.heads.push_back(*std::move(head));
    }
    return sum;
}

Result<void> runBlock(const Model &model, Run &run)
{
    return runHeads(model, run)
        .and_then([&](const Tensor &added) { return addAndNorm(run.input, added, model.attentionNorm); })
        .and_then([&](const Tensor &attended) {
            run.attended = attended;
            return linear(attended, model.inner, model.innerBias);
        })
        .and_then([&](const Tensor &inner) { return linear(tensor::relu(inner), model.outer, model.outerBias); })
        .and_then([&](const Tensor &mlp) {
            run.mlp = mlp;
            return addAndNorm(run.attended, mlp, model.mlpNorm);
        })
        .and_then([&](const Tensor &output) {
            run.output = output;
            return tensor::matmul(output, model.unembedding);
        })
        .map([&](const Tensor &logits) {
            run.logits = logits;
            run.probabilities = tensor::softmax(logits, Along::Rows);
        });
}

} // namespace

Result<Tensor> linear(const Tensor &x, const Tensor &weights, const Tensor &bias)
{
    return tensor::matmul(x, weights).and_then([&](const Tensor &product) { return tensor::add(product, bias); });
}

Result<RunPtr> run(const Model &model, const QString &sentence)
{
    if (sentence.size() > longestSentence)
        return base::failure(
            Sentence::tr("The sentence has %1 characters, more than %2.").arg(sentence.size()).arg(longestSentence),
            Sentence::tr("Shorten it."));
    auto run = std::make_shared<Run>();
    run->tokens = model.tokenizer.tokens(sentence);
    const auto count = static_cast<int>(run->tokens.size());
    if (count == 0)
        return base::failure(Sentence::tr("The sentence has no words."), Sentence::tr("Write at least one word."));
    if (count > model.positions)
        return base::failure(
            Sentence::tr("The sentence has %1 tokens, and the model reads %2 at most.").arg(count).arg(model.positions),
            Sentence::tr("Shorten it."));
    const auto computed = embeddingsOf(model, run->tokens)
                              .and_then([&](const Tensor &embeddings) {
                                  run->embeddings = embeddings;
                                  return tensor::positionalEncoding(count, embeddings.columns());
                              })
                              .and_then([&](const Tensor &positions) {
                                  run->positions = positions;
                                  return tensor::add(run->embeddings, positions);
                              })
                              .and_then([&](const Tensor &input) {
                                  run->input = input;
                                  return runBlock(model, *run);
                              });
    if (!computed)
        return tl::unexpected(computed.error());
    return RunPtr(std::move(run));
}

Result<RunPtr> rememberedRun(const QString &language, const QString &sentence)
{
    static std::mutex mutex;
    static QCache<QPair<QString, QString>, RunPtr> runs(rememberedRuns);
    const std::scoped_lock lock(mutex);
    const QPair key(language, sentence);
    if (const RunPtr *known = runs.object(key))
        return *known;
    const base::AllowanceScope scope(nullptr); // shared by all evaluations, and small
    const auto model = modelOf(language);
    if (!model)
        return tl::unexpected(model.error());
    auto result = run(**model, sentence);
    if (result)
        runs.insert(key, new RunPtr(*result));
    return result;
}

std::vector<int> likeliestWords(const Run &run, int token, int first, int end, int count)
{
    std::vector<int> words(static_cast<std::size_t>(std::max(0, end - first)));
    std::iota(words.begin(), words.end(), first);
    const auto last = words.begin() + std::min<std::ptrdiff_t>(count, std::ssize(words));
    std::ranges::partial_sort(words, last, std::greater<>(),
                              [&](int word) { return run.probabilities.at(token, word); });
    words.erase(last, words.end());
    return words;
}

std::vector<Share> nextWords(const Model &model, const Run &run, int token, int count)
{
    std::vector<Share> shares;
    for (const int word : likeliestWords(run, token, specialWords, static_cast<int>(model.vocabulary.size()), count))
        shares.push_back({model.vocabulary[word], run.probabilities.at(token, word)});
    return shares;
}

Result<std::vector<Share>> meanings(const Model &model, const Run &run, int token)
{
    const QString prefix = run.tokens[static_cast<std::size_t>(token)].read + u'=';
    const auto added = tensor::row(run.heads[meaningHead].added, token);
    const auto scores =
        added.and_then([&](const Tensor &fetched) { return tensor::matmul(fetched, model.senseReadout); });
    if (!scores)
        return tl::unexpected(scores.error());
    QStringList names;
    std::vector<double> own;
    for (int sense = 0; sense < scores->columns(); ++sense) {
        if (model.senses[sense].startsWith(prefix)) {
            names.append(model.senses[sense].sliced(prefix.size()));
            own.push_back(scores->at(0, sense));
        }
    }
    if (own.empty())
        return std::vector<Share>();
    const Tensor weights = tensor::softmax(Tensor::vector(std::move(own)), Along::Columns);
    std::vector<Share> shares;
    for (int i = 0; i < names.size(); ++i)
        shares.push_back({names[i], weights.at(i, 0)});
    return shares;
}

} // namespace lectograph::language
