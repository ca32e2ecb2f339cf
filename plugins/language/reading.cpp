// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading.h"

#include "base/allowance.h"
#include "base/hash.h"
#include "base/sentence.h"
#include "gpt2.h"

#include <QCache>
#include <QPair>

#include <algorithm>
#include <mutex>

namespace lectograph::language {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;

namespace {

constexpr int shownPredictions = 8;

/// Enough for hundreds of words and 124 million weights.
constexpr quint64 workOfModel = 20'000'000'000;
constexpr quint64 bytesOfModel = 1536ULL * 1024 * 1024;

using RunsPtr = std::shared_ptr<const std::vector<Run>>;
struct FolderRuns
{
    Gpt2Ptr model;
    RunsPtr runs; ///< by layer
};

Result<FolderRuns> runsOfFolder(const QString &folder, const QString &text, const Context &context)
{
    static std::mutex mutex;
    static QPair<quint64, Gpt2Ptr> latest;
    static QCache<QPair<quint64, QString>, RunsPtr> texts(8);
    const std::scoped_lock lock(mutex);
    // All evaluations share what is read and run here: it is not a part of the one that happens to ask first.
    base::Allowance allowance({workOfModel, bytesOfModel});
    const base::AllowanceScope scope(&allowance);
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
        return FolderRuns{latest.second, *known};
    auto runs = runGpt2(*latest.second, text);
    if (!runs)
        return tl::unexpected(runs.error());
    const auto kept = std::make_shared<const std::vector<Run>>(*std::move(runs));
    texts.insert(of, new RunsPtr(kept));
    return FolderRuns{latest.second, kept};
}

/// The number, or the nearest one that there is, with a warning: another sentence may have fewer tokens, and what depends
/// on it stays a picture.
int nearest(int number, int low, int high, const QString &sentence, const Context &context)
{
    const int there = std::clamp(number, low, high);
    if (there != number)
        context.warn(sentence.arg(number).arg(low).arg(high).arg(there));
    return there;
}

/// Counted from 0, of heads counted from 1.
std::size_t headAt(int number, const Run &run, const Context &context)
{
    const int count = static_cast<int>(run.heads.size());
    return static_cast<std::size_t>(
        nearest(number, 1, count,
                Sentence::tr("The model has no head %1: they are counted from %2 to %3, and %4 counts instead."),
                context)
        - 1);
}

std::size_t layerAt(int number, std::size_t count, const Context &context)
{
    return static_cast<std::size_t>(
        nearest(number, 1, static_cast<int>(count),
                Sentence::tr("The model has no layer %1: they are counted from %2 to %3, and %4 counts instead."),
                context)
        - 1);
}

/// The token that predictions and meanings belong to.
int chosenToken(const Run &run, int token, const Context &context)
{
    const int last = static_cast<int>(run.tokens.size()) - 1;
    if (token < 0)
        return last;
    return nearest(token, 0, last,
                   Sentence::tr("The sentence has no token %1: they are counted from %2 to %3, and %4 counts instead."),
                   context);
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

} // namespace

Result<Reading> readByOwnModel(const QString &language, const QString &sentence, const Choice &choice,
                               const Context &context)
{
    const auto model = modelOf(language);
    const auto run = rememberedRun(language, sentence);
    if (!model || !run)
        return tl::unexpected(run ? model.error() : run.error());
    const int token = chosenToken(**run, choice.token, context);
    const auto meant = meanings(**model, **run, token);
    if (!meant)
        return tl::unexpected(meant.error());
    warnOfUnknownWords(**run, context);
    const std::size_t head = headAt(choice.head, **run, context);
    return Reading{**run, head, (*model)->heads[head], nextWords(**model, **run, token, shownPredictions), *meant};
}

Result<Reading> readByFolder(const QString &folder, const QString &sentence, const Choice &choice,
                             const Context &context)
{
    if (!context.setting.file)
        return base::failure(Sentence::tr("There is no folder “%1”.").arg(folder),
                             Sentence::tr("Put it where the lecture is saved."), u"folder"_s);
    const auto read = runsOfFolder(folder, sentence, context);
    if (!read)
        return tl::unexpected(read.error());
    const std::size_t layer = layerAt(choice.layer, read->runs->size(), context);
    const Run &run = (*read->runs)[layer];
    const int token = chosenToken(run, choice.token, context);
    const std::size_t head = headAt(choice.head, run, context);
    return headWeights(*read->model, layer, head).map([&](const HeadWeights &matrices) {
        return Reading{run, head, matrices, nextWords(*read->model, run, token, shownPredictions), {}};
    });
}

} // namespace lectograph::language
