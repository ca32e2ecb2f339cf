// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/words.h"
#include "graph/row.h"
#include "types.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace lectograph::tensors {

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

/// A square matrix of them is still small.
constexpr qsizetype mostWords = 1000;

/// Cut at marks where there are any, otherwise between spaces, as the text in pieces is.
QStringList bareWords(const QString &text)
{
    QStringList words;
    for (const QString &piece : text.contains(u'|') ? text.split(u'|') : text.simplified().split(u' ')) {
        if (!piece.trimmed().isEmpty())
            words.append(blocks::bareWord(piece));
    }
    return words;
}

/// The place of “word”, of “word#2”, its second occurrence, or of a number, counted from 0.
Result<int> placeOf(const QString &name, const QStringList &words)
{
    static const QRegularExpression numbered(u"^(.+)#(\\d{1,4})$"_s);
    const QRegularExpressionMatch match = numbered.match(name);
    const QString wanted = blocks::bareWord(match.hasMatch() ? match.captured(1) : name);
    int occurrence = match.hasMatch() ? match.captured(2).toInt() : 1;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == wanted && --occurrence == 0)
            return static_cast<int>(i);
    }
    bool isNumber = false;
    const int place = name.toInt(&isNumber);
    if (isNumber && place >= 0 && place < words.size())
        return place;
    return base::failure(Sentence::tr("There is no word “%1” here.").arg(name),
                         Sentence::tr("Write a word of the text as it stands there, “word#2” for its second "
                                      "occurrence, or its number, counted from 0."));
}

/// One line of the list.
struct Relation
{
    int from = 0;
    int to = 0;
    double strength = 1;
};

Result<Relation> relationOf(const QString &line, const QStringList &words)
{
    static const QRegularExpression arrow(u"→|->"_s);
    const QStringList ends = line.split(arrow);
    if (ends.size() != 2)
        return base::failure(
            Sentence::tr("“%1” does not say from which word to which.").arg(line),
            Sentence::tr("Write “word → word” in each line, with a strength behind it if it is not 1."));
    Relation relation;
    QString target = ends[1].simplified();
    const qsizetype gap = target.lastIndexOf(u' ');
    bool isNumber = false;
    const double strength = gap < 0 ? 0 : QStringView(target).sliced(gap + 1).toDouble(&isNumber);
    if (isNumber && std::isfinite(strength)) {
        relation.strength = strength;
        target.truncate(gap);
    }
    const auto from = placeOf(ends[0].trimmed(), words);
    const auto to = placeOf(target, words);
    if (!from || !to)
        return tl::unexpected((from ? to : from).error());
    relation.from = *from;
    relation.to = *to;
    return relation;
}

/// Warns of lines that name no word of the text and leaves them out, so that a picture whose sentence is being replaced
/// shows everything else.
Result<Tensor> relationMatrix(const QString &text, const QString &list, const Context &context)
{
    const QStringList words = bareWords(text);
    if (words.size() > mostWords)
        return base::failure(Sentence::tr("%1 words are too many.").arg(words.size()),
                             Sentence::tr("At most %1 words can be related.").arg(mostWords), u"words"_s);
    const int count = static_cast<int>(words.size());
    std::vector<double> values(static_cast<std::size_t>(count) * static_cast<std::size_t>(count));
    static const QRegularExpression lineEnd(u"[;\\n]"_s);
    for (const QString &line : list.split(lineEnd)) {
        if (line.trimmed().isEmpty())
            continue;
        const auto relation = relationOf(line.trimmed(), words);
        if (!relation) {
            context.warn(relation.error().text());
            continue;
        }
        values[static_cast<std::size_t>(relation->to) * static_cast<std::size_t>(count)
               + static_cast<std::size_t>(relation->from)] = relation->strength;
    }
    return Tensor(count, count, std::move(values));
}

} // namespace

NodeType relations()
{
    return {
        .id = u"tensors.relations"_s,
        .title = u"Relations of words"_s,
        .category = u"Tensors"_s,
        .help = u"A matrix of how strongly the words of a text are related, from a list such as “blue → creature 0.5”: "
                u"a row for each word that something comes to, a column for each that it comes from, as the flow "
                u"between parts takes it."_s,
        .properties =
            {
                row::text("words", "a fluffy blue creature", "The words, between spaces or between marks “|”")
                    .titled("Text"),
                row::text("relations", "fluffy → creature\nblue → creature 0.5",
                          "In each line or between semicolons: word → word, then a strength if it is not 1; word#2 is "
                          "the second occurrence of a word")
                    .titled("List of relations"),
            },
        .outputs = {{.key = "tensor", .type = ValueType::Tensor, .help = "The matrix"}},
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            return asOutput(relationMatrix(in.text("words"), in.text("relations"), context));
        },
    };
}

} // namespace lectograph::tensors
