// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "base/text.h"
#include "blocks/rows.h"
#include "graph/number_text.h"
#include "graph/row.h"
#include "reading.h"
#include "tensor/products.h"
#include "types.h"

#include <QChar>

#include <cmath>
#include <functional>
#include <utility>

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

/// By the first letter that belongs to one language only.
QString languageOf(const QString &sentence)
{
    for (const QChar letter : sentence) {
        if (base::isHangul(letter))
            return u"ko"_s;
        if (letter.script() == QChar::Script_Han)
            return u"zh"_s;
    }
    return u"en"_s;
}

QStringList texts(const std::vector<Token> &tokens, auto project)
{
    QStringList list;
    for (const Token &token : tokens)
        list.append(std::invoke(project, token));
    return list;
}

std::vector<double> spaces(const std::vector<Token> &tokens)
{
    std::vector<double> numbers;
    for (const Token &token : tokens)
        numbers.push_back(token.isSpaced ? 1 : 0);
    return numbers;
}

QStringList unknownWords(const std::vector<Token> &tokens)
{
    QStringList list;
    for (const Token &token : tokens) {
        if (!token.isKnown)
            list.append(token.shown);
    }
    return list;
}

QStringList wordsOf(const std::vector<Share> &shares)
{
    QStringList words;
    for (const Share &share : shares)
        words.append(share.word);
    return words;
}

std::vector<double> numbersOf(const std::vector<Share> &shares)
{
    std::vector<double> numbers;
    for (const Share &share : shares)
        numbers.push_back(share.share);
    return numbers;
}

Result<Reading> readingOf(const Inputs &in, const Context &context)
{
    const QString folder = in.text("folder").trimmed();
    const QString &sentence = in.text("sentence");
    const Choice choice{in.integer("layer"), in.integer("head"), in.integer("token")};
    if (!folder.isEmpty())
        return readByFolder(folder, sentence, choice, context);
    const QString &language = in.text("language");
    return readByOwnModel(language == "automatic"_L1 ? languageOf(sentence) : language, sentence, choice, context);
}

Result<Outputs> evaluate(const Inputs &in, const Context &context)
{
    const auto reading = readingOf(in, context);
    if (!reading)
        return tl::unexpected(reading.error());
    const Run &run = reading->run;
    const HeadRun &head = run.heads[reading->head];
    const HeadWeights &matrices = reading->matrices;
    const bool queriesInRows = in.text("queries") == "in rows"_L1;
    const auto laidOut = [&](const Tensor &scores) { return queriesInRows ? scores : tensor::transpose(scores); };
    return Outputs{texts(run.tokens, &Token::shown),
                   texts(run.tokens, &Token::read),
                   unknownWords(run.tokens),
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
                   wordsOf(reading->next),
                   numbersOf(reading->next),
                   wordsOf(reading->meant),
                   numbersOf(reading->meant),
                   tensor::transpose(matrices.query),
                   tensor::transpose(matrices.key),
                   tensor::transpose(matrices.value),
                   tensor::transpose(matrices.output),
                   spaces(run.tokens)};
}

/// Of the numbers that are the sum, the softmax or the masked form of other outputs, what those are.
QString explain(const Inputs &in, const Outputs &out, const graph::AskedEntry &entry)
{
    static const NodeType own = languageModel();
    const QString port = base::toText(own.outputs[static_cast<std::size_t>(entry.port)].key);
    const auto value = [&](QStringView key) {
        return std::get<Tensor>(out[static_cast<std::size_t>(own.portIndex(key))]).at(entry.row, entry.column);
    };
    const auto number = [&](QStringView key) { return graph::shortNumber(value(key)); };
    if (port == "input"_L1) {
        // Of the first layer only; how many a model has is not known here.
        const bool isSum = std::abs(value(u"embeddings") + value(u"positions") - value(u"input")) < 1e-9;
        return isSum
            ? Sentence::tr("%1 of the embedding + %2 of the position").arg(number(u"embeddings"), number(u"positions"))
            : Sentence::tr("the output of the layer before");
    }
    if (port == "masked"_L1)
        return Sentence::tr("the score %1 after the mask").arg(number(u"scores"));
    if (port == "probabilities"_L1)
        return Sentence::tr("softmax of %1 in row %2").arg(number(u"logits"), entry.rowName);
    if (port == "weights"_L1)
        return in.text("queries") == "in rows"_L1
            ? Sentence::tr("softmax of %1 in row %2").arg(number(u"masked"), entry.rowName)
            : Sentence::tr("softmax of %1 in column %2").arg(number(u"masked"), entry.columnName);
    return {};
}

} // namespace

NodeType languageModel()
{
    return {
        .id = u"language.small-model"_s,
        .title = u"Language model"_s,
        .category = u"Tensors"_s,
        .help =
            u"A trained transformer reads a sentence: every number that it computes, one row for each token. The small "
            u"model that belongs to the program has one layer, in which head 1 looks at what describes a word, 2 at "
            u"whom "
            u"it is about, 3 at what tells its meaning; 4 is free. It was trained on sentences of a small grammar, and "
            u"its heads were guided to these roles. A model of the GPT-2 family can be read from a folder instead."_s,
        .properties =
            {
                row::text("sentence", "a fluffy blue creature roamed the verdant forest",
                          "What the model reads: a few dozen words, for the small model in English, Korean or Chinese. "
                          "The guide lists all words that it knows"),
                row::choice("language", "automatic", "automatic=By the script|en=English|ko=Korean|zh=Chinese",
                            "The language of the sentence: each has a small model of its own"),
                row::text("folder", "",
                          "The name of a folder, which lies where the lecture is saved, with config.json, vocab.json, "
                          "merges.txt and model.safetensors of a model of the GPT-2 family; if it is empty, the small "
                          "model reads")
                    .titled("Folder of a model")
                    .as(graph::TextKind::Name),
                row::integer("layer", 1, "Which layer of the model in the folder, counted from 1")
                    .titled("Transformer layer")
                    .atLeast(1),
                row::integer("head", 1, "Whose queries, keys, values and weights are given")
                    .titled("Attention head")
                    .atLeast(1),
                row::integer("token", -1,
                             "After which token the next words are predicted, counted from 0; −1 is the last")
                    .titled("Token to continue")
                    .atLeast(-1),
                blocks::scoreLayoutRow(),
            },
        .outputs =
            {
                {.key = "tokens", .type = ValueType::Texts, .help = "The sentence in tokens"},
                {.key = "read",
                 .type = ValueType::Texts,
                 .help = "The tokens as the model reads them: words that it does not know are replaced"},
                {.key = "unknown", .type = ValueType::Texts, .help = "The words that the model does not know"},
                {.key = "embeddings", .type = ValueType::Tensor, .help = "A row for each token, whatever its position"},
                {.key = "positions",
                 .type = ValueType::Tensor,
                 .help = "The positional encoding, or what the model has learned for each position"},
                {.key = "input",
                 .type = ValueType::Tensor,
                 .help = "What the layer begins with: in the first one, embeddings and positions added"},
                {.key = "query", .type = ValueType::Tensor, .help = "The queries of the head"},
                {.key = "key", .type = ValueType::Tensor, .help = "The keys of the head"},
                {.key = "value", .type = ValueType::Tensor, .help = "The values of the head"},
                {.key = "scores", .type = ValueType::Tensor, .help = "Q·Kᵀ/√d"},
                {.key = "masked", .type = ValueType::Tensor, .help = "The scores after the mask"},
                {.key = "weights", .type = ValueType::Tensor, .help = "The shares of the keys"},
                {.key = "added", .type = ValueType::Tensor, .help = "What the head adds to each embedding"},
                {.key = "attended",
                 .type = ValueType::Tensor,
                 .help = "The sum of the input and all heads; of the small model, normalized"},
                {.key = "mlp", .type = ValueType::Tensor, .help = "What the MLP adds"},
                {.key = "output", .type = ValueType::Tensor, .help = "The embeddings after the layer"},
                {.key = "logits",
                 .type = ValueType::Tensor,
                 .help = "A score for each word of the vocabulary as the next, in a row for each token"},
                {.key = "probabilities", .type = ValueType::Tensor, .help = "The softmax of the logits"},
                {.key = "nextWords", .type = ValueType::Texts, .help = "The eight likeliest next words"},
                {.key = "nextShares", .type = ValueType::Numbers, .help = "Their probabilities"},
                {.key = "meanings",
                 .type = ValueType::Texts,
                 .help = "What an ambiguous token may mean, such as the animal and the unit of a mole"},
                {.key = "meaningShares", .type = ValueType::Numbers, .help = "How likely head 3 finds each meaning"},
                {.key = "queryMatrix", .type = ValueType::Tensor, .help = "Turns an input into a query"},
                {.key = "keyMatrix", .type = ValueType::Tensor, .help = "Turns an input into a key"},
                {.key = "valueMatrix", .type = ValueType::Tensor, .help = "Turns an input into a value"},
                {.key = "outputMatrix", .type = ValueType::Tensor, .help = "Turns a value into what the head adds"},
                {.key = "spaces",
                 .type = ValueType::Numbers,
                 .help = "1 for each token that begins the sentence or follows a space in it, else 0: particles and "
                         "punctuation follow none"},
            },
        .evaluate = evaluate,
        .readsFiles = true,
        .explain = explain,
    };
}

} // namespace lectograph::language
