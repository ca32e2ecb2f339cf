// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading.h"

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

/// Counted from 0, of heads counted from 1.
Result<std::size_t> headAt(int number, const Run &run)
{
    const std::size_t count = run.heads.size();
    if (number >= 1 && static_cast<std::size_t>(number) <= count)
        return static_cast<std::size_t>(number) - 1;
    return base::failure(Sentence::tr("The model has no head %1.").arg(number),
                         Sentence::tr("Its heads are counted from 1 to %1.").arg(count), u"head"_s);
}

Result<std::size_t> layerAt(int number, std::size_t count)
{
    if (number >= 1 && static_cast<std::size_t>(number) <= count)
        return static_cast<std::size_t>(number) - 1;
    return base::failure(Sentence::tr("The model has no layer %1.").arg(number),
                         Sentence::tr("Its layers are counted from 1 to %1.").arg(count), u"layer"_s);
}

/// The token that predictions and meanings belong to.
Result<int> chosenToken(const Run &run, int token)
{
    const int count = static_cast<int>(run.tokens.size());
    if (token < count)
        return token < 0 ? count - 1 : token;
    return base::failure(Sentence::tr("The sentence has no token %1.").arg(token),
                         Sentence::tr("Tokens are counted from 0 to %1; −1 is the last.").arg(count - 1), u"token"_s);
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
    const auto token = chosenToken(**run, choice.token);
    if (!token)
        return tl::unexpected(token.error());
    const auto meant = meanings(**model, **run, *token);
    if (!meant)
        return tl::unexpected(meant.error());
    warnOfUnknownWords(**run, context);
    const auto head = headAt(choice.head, **run);
    if (!head)
        return tl::unexpected(head.error());
    return Reading{**run, *head, (*model)->heads[*head], nextWords(**model, **run, *token, shownPredictions), *meant};
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
    const auto layer = layerAt(choice.layer, read->runs->size());
    if (!layer)
        return tl::unexpected(layer.error());
    const Run &run = (*read->runs)[*layer];
    const auto token = chosenToken(run, choice.token);
    if (!token)
        return tl::unexpected(token.error());
    const auto head = headAt(choice.head, run);
    if (!head)
        return tl::unexpected(head.error());
    return headWeights(*read->model, *layer, *head).map([&](const HeadWeights &matrices) {
        return Reading{run, *head, matrices, nextWords(*read->model, run, *token, shownPredictions), {}};
    });
}

} // namespace lectograph::language
