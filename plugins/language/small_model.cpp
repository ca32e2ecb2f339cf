// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "base/text.h"
#include "graph/number_text.h"
#include "run.h"
#include "tensor/products.h"
#include "types.h"

#include <QChar>

#include <algorithm>
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

constexpr int shownPredictions = 8;

/// By the first letter that belongs to one language only.
QString languageOf(const QString &sentence)
{
    for (const QChar letter : sentence) {
        if (letter.script() == QChar::Script_Hangul)
            return u"ko"_s;
        if (letter.script() == QChar::Script_Han)
            return u"zh"_s;
    }
    return u"en"_s;
}

QString nameOfReading(const QString &word)
{
    if (word == "<noun>"_L1)
        return Sentence::tr("any noun");
    if (word == "<adjective>"_L1)
        return Sentence::tr("any adjective");
    if (word == "<verb>"_L1)
        return Sentence::tr("any verb");
    if (word == "<adverb>"_L1)
        return Sentence::tr("any adverb");
    return u'“' + word + u'”';
}

void warnOfUnknownWords(const Run &run, const Context &context)
{
    for (const Token &token : run.tokens) {
        if (!token.isKnown)
            context.warn(Sentence::tr("The small language model does not know “%1” and reads %2 instead.")
                             .arg(token.shown, nameOfReading(token.read)));
    }
}

QStringList texts(const std::vector<Token> &tokens, auto project)
{
    QStringList list;
    for (const Token &token : tokens)
        list.append(std::invoke(project, token));
    return list;
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

/// The token that predictions and meanings belong to: −1 is the last.
Result<int> chosenToken(const Inputs &in, const Run &run)
{
    const int count = static_cast<int>(run.tokens.size());
    const int token = in.integer("token");
    if (token < count)
        return token < 0 ? count - 1 : token;
    return base::failure(Sentence::tr("The sentence has no token %1.").arg(token),
                         Sentence::tr("Tokens are counted from 0 to %1; −1 is the last.").arg(count - 1), u"token"_s);
}

Result<Outputs> evaluate(const Inputs &in, const Context &context)
{
    const QString &sentence = in.text("sentence");
    const QString &choice = in.text("language");
    const QString language = choice == "automatic"_L1 ? languageOf(sentence) : choice;
    const auto model = modelOf(language);
    const auto result = rememberedRun(language, sentence);
    if (!model || !result)
        return tl::unexpected(result ? model.error() : result.error());
    const Run &run = **result;
    const auto token = chosenToken(in, run);
    if (!token)
        return tl::unexpected(token.error());
    const auto meant = meanings(**model, run, *token);
    if (!meant)
        return tl::unexpected(meant.error());
    const auto heads = static_cast<int>(run.heads.size());
    const auto chosen = static_cast<std::size_t>(std::min(in.integer("head"), heads) - 1);
    const HeadRun &head = run.heads[chosen];
    const HeadWeights &matrices = (*model)->heads[chosen];
    const bool queriesInRows = in.text("queries") == "in rows"_L1;
    const auto laidOut = [&](const Tensor &scores) { return queriesInRows ? scores : tensor::transpose(scores); };
    const auto next = nextWords(**model, run, *token, shownPredictions);
    warnOfUnknownWords(run, context);
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
                   wordsOf(next),
                   numbersOf(next),
                   wordsOf(*meant),
                   numbersOf(*meant),
                   tensor::transpose(matrices.query),
                   tensor::transpose(matrices.key),
                   tensor::transpose(matrices.value),
                   tensor::transpose(matrices.output)};
}

/// Of the numbers that are the sum, the softmax or the masked form of other outputs, what those are.
QString explain(const Inputs &in, const Outputs &out, const graph::AskedEntry &entry)
{
    static const NodeType own = smallModel();
    const QString port = base::toText(own.outputs[static_cast<std::size_t>(entry.port)].key);
    const auto number = [&](QStringView key) {
        const auto &tensor = std::get<Tensor>(out[static_cast<std::size_t>(own.portIndex(key))]);
        return graph::shortNumber(tensor.at(entry.row, entry.column));
    };
    if (port == "input"_L1)
        return Sentence::tr("%1 of the embedding + %2 of the position")
            .arg(number(u"embeddings"), number(u"positions"));
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

NodeType smallModel()
{
    return {
        .id = u"language.small-model"_s,
        .title = u"Small language model"_s,
        .category = u"Tensors"_s,
        .help =
            u"A trained transformer of one layer reads a sentence: every number that it computes, one row for each "
            u"token. Head 1 looks at what describes a word, 2 at whom it is about, 3 at what tells its meaning; 4 is "
            u"free. It was trained on sentences of a small grammar, and its heads were guided to these roles."_s,
        .properties =
            {
                {.key = "sentence",
                 .type = ValueType::Text,
                 .preset = "\"a fluffy blue creature roamed the verdant forest\"",
                 .help = "What the model reads: a few dozen words in English, Korean or Chinese"},
                {.key = "language",
                 .type = ValueType::Choice,
                 .preset = "\"automatic\"",
                 .help = "The language of the sentence: each has a model of its own",
                 .choices = "automatic=By the script|en=English|ko=Korean|zh=Chinese"},
                {.key = "head",
                 .type = ValueType::Integer,
                 .preset = "1",
                 .title = "Attention head",
                 .help = "Whose queries, keys, values and weights are given",
                 .min = 1,
                 .max = 4},
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
                {.key = "read",
                 .type = ValueType::Texts,
                 .help = "The tokens as the model reads them: words that it does not know are replaced"},
                {.key = "unknown", .type = ValueType::Texts, .help = "The words that the model does not know"},
                {.key = "embeddings", .type = ValueType::Tensor, .help = "A row for each token, whatever its position"},
                {.key = "positions", .type = ValueType::Tensor, .help = "The positional encoding"},
                {.key = "input", .type = ValueType::Tensor, .help = "Embeddings and positions added"},
                {.key = "query", .type = ValueType::Tensor, .help = "The queries of the head"},
                {.key = "key", .type = ValueType::Tensor, .help = "The keys of the head"},
                {.key = "value", .type = ValueType::Tensor, .help = "The values of the head"},
                {.key = "scores", .type = ValueType::Tensor, .help = "Q·Kᵀ/√d"},
                {.key = "masked", .type = ValueType::Tensor, .help = "The scores after the mask"},
                {.key = "weights", .type = ValueType::Tensor, .help = "The shares of the keys"},
                {.key = "added", .type = ValueType::Tensor, .help = "What the head adds to each embedding"},
                {.key = "attended",
                 .type = ValueType::Tensor,
                 .help = "The sum of the input and all heads, normalized"},
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
            },
        .evaluate = evaluate,
        .explain = explain,
    };
}

} // namespace lectograph::language
