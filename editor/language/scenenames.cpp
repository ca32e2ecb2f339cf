// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/scenenames.h"

#include "editor/language/language.h"

#include <QTranslator>

#include <map>

namespace lectograph::editor {

QString newSceneName(int number, const QString &language)
{
    thread_local std::map<QString, QString> patterns; // scenes are named whenever they are painted
    const auto [pattern, isNew] = patterns.try_emplace(language);
    if (isNew) {
        QTranslator translator;
        const char *english = QT_TRANSLATE_NOOP("lectograph::editor", "Scene %1");
        if (loadWords(translator, language))
            pattern->second = translator.translate("lectograph::editor", english);
        if (pattern->second.isEmpty())
            pattern->second = QString::fromLatin1(english);
    }
    return pattern->second.arg(number);
}

std::optional<int> numberOfNewScene(const QString &name)
{
    for (const QString &language : interfaceLanguages()) {
        const QString zeroth = newSceneName(0, language);
        const qsizetype before = zeroth.indexOf(u'0');
        const qsizetype digits = name.size() - zeroth.size() + 1;
        const int number = digits > 0 ? QStringView(name).mid(before, digits).toInt() : 0;
        if (number > 0 && name == newSceneName(number, language))
            return number;
    }
    return std::nullopt;
}

} // namespace lectograph::editor
