// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/translationindex.h"

#include "editor/language/names.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

TranslationIndex::TranslationIndex()
{
    for (const QString &language : {u"ko"_s, u"zh"_s}) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(u":/lectograph/translations/lectograph_%1.qm"_s.arg(language)))
            m_translators.push_back(std::move(translator));
    }
}

QStringList TranslationIndex::of(const QString &english) const
{
    QStringList words{vocabulary(english), english};
    for (const auto &translator : m_translators)
        words.append(translator->translate("Vocabulary", english.toUtf8().constData()));
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
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
