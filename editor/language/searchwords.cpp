// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/searchwords.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QStringList searchWordsOf(const timeline::Catalog &catalog, const QString &type)
{
    QStringList words;
    for (const QJsonValue &language : catalog.type(type).value(u"words"_s).toObject())
        words += language.toString().split(u", "_s, Qt::SkipEmptyParts);
    return words;
}

const timeline::Catalog &libraryCatalog()
{
    static const timeline::Catalog catalog = [] {
        timeline::Catalog read;
        QFile file(u":/lectograph/catalogs/blocks.json"_s);
        const bool isRead = file.open(QIODevice::ReadOnly)
            && read.add(QJsonDocument::fromJson(file.readAll()).object()).has_value();
        Q_ASSERT(isRead);
        return read;
    }();
    return catalog;
}

Fit fitOf(const QString &typed, const QString &name)
{
    if (name.compare(typed, Qt::CaseInsensitive) == 0)
        return Fit::Exact;
    if (name.startsWith(typed, Qt::CaseInsensitive))
        return Fit::Begins;
    Fit fit = Fit::None;
    for (qsizetype at = name.indexOf(typed, 0, Qt::CaseInsensitive); at >= 0;
         at = name.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
        if (!name.at(at - 1).isLetterOrNumber())
            return Fit::BeginsWord;
        fit = Fit::Inside;
    }
    return fit;
}

Fit fitOf(const QString &typed, const QStringList &names)
{
    Fit best = Fit::None;
    for (const QString &name : names)
        best = std::min(best, fitOf(typed, name));
    return best;
}

bool matches(const QString &query, const QStringList &texts)
{
    const QStringList terms = query.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(terms, [&](const QString &term) {
        return std::ranges::any_of(texts,
                                   [&](const QString &text) { return text.contains(term, Qt::CaseInsensitive); });
    });
}

} // namespace lectograph::editor
