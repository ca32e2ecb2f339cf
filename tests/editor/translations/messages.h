// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace lectograph::test {

/// A text of the program in resources/translations.
struct Message
{
    QString context;
    QString source;
    QStringList translations; ///< several for plural forms
    bool isFinished = true;
};

inline std::vector<Message> messagesOf(const QString &language)
{
    using namespace Qt::StringLiterals;
    QFile file(u"" LECTOGRAPH_TRANSLATIONS "/lectograph_%1.ts"_s.arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            messages.push_back({context, {}, {}, true});
        } else if (xml.name() == "source"_L1) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == "numerusform"_L1) {
            messages.back().translations.append(xml.readElementText());
        } else if (xml.name() == "translation"_L1) {
            messages.back().isFinished = !xml.attributes().hasAttribute("type"_L1);
            const QString translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            if (!translation.trimmed().isEmpty())
                messages.back().translations.append(translation);
        }
    }
    return messages;
}

} // namespace lectograph::test
