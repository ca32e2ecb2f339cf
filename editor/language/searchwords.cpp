// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/searchwords.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QStringList searchWordsOf(const QString &type)
{
    static const QJsonObject all = [] {
        QFile file(u":/lectograph/editor/searchwords.json"_s);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    }();
    return all.value(type).toString().split(u", "_s, Qt::SkipEmptyParts);
}

bool beginsWordOf(const QString &typed, const QStringList &words)
{
    return std::ranges::any_of(words, [&](const QString &word) {
        for (qsizetype at = word.indexOf(typed, 0, Qt::CaseInsensitive); at >= 0;
             at = word.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
            if (at == 0 || !word.at(at - 1).isLetterOrNumber())
                return true;
        }
        return false;
    });
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
