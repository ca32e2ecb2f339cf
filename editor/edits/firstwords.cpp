// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/firstwords.h"

#include "base/text.h"

#include <QTranslator>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Default texts that are not names, so they appear only in this file.
[[maybe_unused]] constexpr auto defaults = QT_TRANSLATE_NOOP("Vocabulary", "Text with $x^2$");

bool load(QTranslator &translator, const QString &language)
{
    return language != "en"_L1 && translator.load(u":/lectograph/translations/lectograph_%1.qm"_s.arg(language));
}

} // namespace

QString newSceneName(int number, const QString &language)
{
    QTranslator translator;
    const char *english = QT_TRANSLATE_NOOP("lectograph::editor", "Scene %1");
    QString name;
    if (load(translator, language))
        name = translator.translate("lectograph::editor", english);
    return (name.isEmpty() ? QString::fromLatin1(english) : name).arg(number);
}

QJsonObject firstWords(const graph::NodeType &type, const QString &language)
{
    QJsonObject words;
    QTranslator translator;
    if (!load(translator, language))
        return words;
    for (const graph::PropertySpec &spec : type.properties) {
        if (spec.type != graph::ValueType::Text)
            continue;
        const QByteArray english = graph::presetOf(spec).toString().toUtf8();
        const QString text = translator.translate("Vocabulary", english.constData());
        if (!english.isEmpty() && !text.isEmpty())
            words.insert(base::toText(spec.key), text);
    }
    return words;
}

} // namespace lectograph::editor
