// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "byte_pairs.h"
#include "graph/row.h"
#include "types.h"

namespace lectograph::language {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

namespace {

constexpr qint64 mostVocabularyBytes = 64 * 1024 * 1024;

Result<QByteArray> contentOf(const char *key, const Inputs &in, const Context &context)
{
    const auto content = context.setting.file
        ? context.setting.file(in.text(key)).and_then([](const base::FileContent &file) {
              return file.all(mostVocabularyBytes);
          })
        : base::failure(Sentence::tr("The lecture carries no file “%1”.").arg(in.text(key)));
    return content ? content : base::within(QString::fromLatin1(key), content.error());
}

QString shownSpaces(const QString &text, const QString &spaces)
{
    if (spaces == "kept"_L1)
        return text;
    QString shown = text;
    if (spaces == "left out"_L1)
        return shown.startsWith(u' ') ? shown.sliced(1) : shown;
    return shown.replace(u' ', u'·').replace(u'\n', u'↵');
}

Result<Outputs> tokenized(const Inputs &in, const Context &context)
{
    if (in.text("vocabulary").isEmpty() || in.text("merges").isEmpty())
        return Outputs{QStringList(), std::vector<double>(), qint64(0)};
    const auto vocabulary = contentOf("vocabulary", in, context);
    const auto merges = contentOf("merges", in, context);
    if (!vocabulary || !merges)
        return tl::unexpected(vocabulary ? merges.error() : vocabulary.error());
    return BytePairs::read(*vocabulary, *merges)
        .and_then([&](const std::shared_ptr<const BytePairs> &pairs) { return pairs->tokens(in.text("text")); })
        .map([&](const std::vector<Piece> &pieces) {
            QStringList texts;
            std::vector<double> ids;
            for (const Piece &piece : pieces) {
                texts.append(piece.isText() ? shownSpaces(piece.text(), in.text("spaces")) : piece.text());
                ids.push_back(piece.id);
            }
            const auto count = static_cast<qint64>(ids.size());
            return Outputs{texts, std::move(ids), count};
        });
}

} // namespace

NodeType bytePairTokens()
{
    return {
        .id = u"language.byte-pairs"_s,
        .title = u"Byte-pair tokens"_s,
        .category = u"Tensors"_s,
        .help = u"The tokens into which a model like GPT-2 divides a text, by the files vocab.json and merges.txt that "
                u"models come with. Characters may become several tokens, of which the bytes are shown."_s,
        .properties =
            {
                row::text("text", "Attention is all you need", "What is divided, in any language"),
                row::asset("vocabulary", "The file vocab.json of a model").files("json"),
                row::asset("merges", "The file merges.txt of the same model").files("txt"),
                row::choice("spaces", "mark", "mark=As a dot|kept=As a space|left out=Not at all",
                            "How the space before a word is shown, which belongs to its token"),
            },
        .outputs = {{.key = "tokens", .type = ValueType::Texts, .help = "The tokens"},
                    {.key = "ids", .type = ValueType::Numbers, .help = "Their numbers in the vocabulary"},
                    {.key = "count", .type = ValueType::Integer, .help = "How many there are"}},
        .evaluate = tokenized,
    };
}

} // namespace lectograph::language
