// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/replaced_texts.h"

#include "editor/edits/texts.h"

#include <QJsonArray>
#include <QJsonObject>

namespace lectograph::editor {

QJsonValue withoutStaleSamples(const QJsonValue &texts, const QJsonValue &preset, const QString &own)
{
    const QJsonObject written = texts.toObject();
    const bool areListed = preset.isArray(); // item by item, each in all languages
    const auto sampleIn = [&](const QString &language) {
        return areListed ? QJsonArray::fromStringList(textsIn(preset, language, own)) : preset[language];
    };
    if (written.isEmpty() || (!areListed && !preset.isObject()) || written.value(own) == sampleIn(own))
        return texts;
    QJsonObject kept;
    for (auto text = written.begin(); text != written.end(); ++text) {
        if (text.key() == own || text.value() != sampleIn(text.key()))
            kept.insert(text.key(), text.value());
    }
    return kept.isEmpty() ? QJsonValue(QString()) : QJsonValue(kept);
}

bool isDefaultText(const QJsonValue &texts, const QJsonValue &preset)
{
    const QJsonObject written = texts.toObject();
    const QJsonObject samples = preset.toObject();
    if (written.isEmpty())
        return false;
    for (auto text = written.begin(); text != written.end(); ++text) {
        if (samples.value(text.key()) != text.value())
            return false;
    }
    return true;
}

} // namespace lectograph::editor
