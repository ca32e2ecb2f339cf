// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/templateinfo.h"

#include "editor/language/translated.h"
#include "graph/value.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QJsonValue topicOf(const QString &folder)
{
    QFile file(folder + u"/lecture.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object().value(u"topic"_s);
}

/// The texts in all languages.
QStringList allOf(const QJsonValue &text)
{
    if (text.isString())
        return {text.toString()};
    QStringList all;
    for (const QJsonValue &one : text.toObject())
        all.append(one.toString());
    return all;
}

} // namespace

std::vector<TemplateInfo> templateInfos(const std::vector<lecture::Template> &templates)
{
    const QString interface = QLocale().name().section(u'_', 0, 0);
    std::vector<TemplateInfo> infos;
    for (const lecture::Template &one : templates) {
        QStringList languages{interface, u"en"_s};
        languages += one.languages;
        const auto best = [&](const QJsonValue &text) { return graph::localized(text, languages).value_or(QString()); };
        const QJsonValue topic = topicOf(one.folder);
        TemplateInfo info;
        info.id = one.id;
        info.folder = one.folder;
        info.title = best(one.title);
        if (info.title.isEmpty())
            info.title = one.id;
        info.description = best(one.description);
        info.topic = best(topic);
        info.languages = one.languages;
        info.shownLanguage = one.languages.contains(interface) ? interface : QString();
        info.words = allOf(one.title) + allOf(one.description) + allOf(topic);
        info.words.append(QString(one.id).replace(u'-', u' '));
        infos.push_back(std::move(info));
    }
    return infos;
}

QString lengthText(double seconds)
{
    const int whole = static_cast<int>(std::lround(seconds));
    if (whole < 60)
        return translated("%1 s").arg(whole);
    return translated("%1 min %2 s").arg(whole / 60).arg(whole % 60, 2, 10, QChar(u'0'));
}

} // namespace lectograph::editor
