// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/allwords.h"

#include "editor/language/names.h"

#include <tuple>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

AllWords::AllWords()
{
    // Without its file, a translator has no words.
    std::ignore = m_translators[0].load(u":/lectograph/translations/lectograph_ko.qm"_s);
    std::ignore = m_translators[1].load(u":/lectograph/translations/lectograph_zh.qm"_s);
}

QStringList AllWords::of(const QString &english) const
{
    QStringList words{vocabulary(english), english};
    for (const QTranslator &translator : m_translators)
        words.append(translator.translate("Vocabulary", english.toUtf8().constData()));
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
}

} // namespace lectograph::editor
