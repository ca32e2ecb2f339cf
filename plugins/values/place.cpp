// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "base/shortlist.h"
#include "blocks/words.h"
#include "graph/row.h"
#include "types.h"

#include <algorithm>

namespace lectograph::values {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

namespace {

/// The text as it is written, or else one that differs only in capitals and the marks around it; −1 if there is neither.
qsizetype placeOf(const QString &text, const QStringList &texts)
{
    const qsizetype exact = texts.indexOf(text);
    const QString wanted = blocks::bareWord(text);
    if (exact >= 0 || wanted.isEmpty())
        return exact;
    const auto like = std::ranges::find_if(texts, [&](const QString &one) { return blocks::bareWord(one) == wanted; });
    return like == texts.end() ? -1 : like - texts.begin();
}

QString quoted(const QStringList &texts)
{
    constexpr qsizetype shown = 8;
    return base::shortList(texts, shown, [](const QString &text) { return u"“%1”"_s.arg(text); });
}

} // namespace

NodeType place()
{
    return {
        .id = u"values.place"_s,
        .title = u"Place of a text"_s,
        .category = u"Values"_s,
        .help =
            u"Where a text stands in a list, such as a word among the tokens of a model. If it is not there, that is "
            "listed as a problem."_s,
        .properties =
            {
                row::text("text", "", "What to look for; capitals and the marks around it do not matter"),
                row::texts("texts", "The list in which it stands"),
                row::integer("otherwise", 0, "The place that counts then, from 0").titled("If it is not there"),
            },
        .outputs = {{.key = "place", .type = ValueType::Integer, .help = "Where it stands, counted from 0"}},
        .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const QStringList &texts = in.texts("texts");
            const QString &text = in.text("text");
            if (const qsizetype place = placeOf(text, texts); place >= 0)
                return Outputs{qint64{place}};
            const qint64 wanted = std::max<qint64>(0, in.integer("otherwise"));
            if (texts.isEmpty())
                return Outputs{wanted};
            const qint64 other = std::min<qint64>(wanted, texts.size() - 1);
            if (!text.isEmpty())
                context.warn(Sentence::tr("“%1” is not there; “%2” counts instead. Write one of these: %3.")
                                 .arg(text, texts[other], quoted(texts)));
            return Outputs{other};
        },
    };
}

} // namespace lectograph::values
