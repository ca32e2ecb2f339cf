// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/assets.h"

#include "lecture/edit.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString portable(const QString &text)
{
    QString result;
    for (const QChar c : text)
        result += c.isLetterOrNumber() || c == u'-' || c == u'_' ? c : u'-';
    return result;
}

} // namespace

QString assetName(const lecture::Lecture &lecture, const QString &path, const QString &ending,
                  const QByteArray &content, const QString &fallback)
{
    const QString stem = portable(QFileInfo(path).completeBaseName());
    const QString suffix = ending.isEmpty() ? QString() : u'.' + portable(ending);
    for (int number = 1;; ++number) {
        const QString tail = number == 1 ? QString() : u"-%1"_s.arg(number);
        const QString name = u"assets/"_s + (stem.isEmpty() ? fallback : stem) + tail + suffix;
        const auto found = lecture.assets.find(name);
        if (found == lecture.assets.end() || (found->second.content && *found->second.content == content))
            return name;
    }
}

base::Result<KeptFile> withFileKept(const lecture::Lecture &lecture, const QString &path, const QString &ending,
                                    const QByteArray &content, const QString &fallback)
{
    const QString name = assetName(lecture, path, ending, content, fallback);
    if (lecture.assets.contains(name))
        return KeptFile{lecture, name};
    return lecture::withAsset(lecture, name, content).map([&](lecture::Lecture &&with) {
        return KeptFile{std::move(with), name};
    });
}

void collectFiles(const QJsonValue &properties, const lecture::Lecture &lecture, QSet<QString> &names)
{
    if (properties.isString() && lecture.assets.contains(properties.toString()))
        names.insert(properties.toString());
    for (const QJsonValue &element : properties.toArray())
        collectFiles(element, lecture, names);
    for (const QJsonValue &element : properties.toObject())
        collectFiles(element, lecture, names);
}

QJsonValue withFilesCalled(const QJsonValue &properties, const std::map<QString, QString> &names)
{
    if (properties.isString()) {
        const auto found = names.find(properties.toString());
        return found == names.end() ? properties : found->second;
    }
    if (properties.isArray()) {
        QJsonArray list;
        for (const QJsonValue &element : properties.toArray())
            list.append(withFilesCalled(element, names));
        return list;
    }
    if (!properties.isObject())
        return properties;
    QJsonObject object = properties.toObject();
    for (const QString &key : object.keys())
        object.insert(key, withFilesCalled(object.value(key), names));
    return object;
}

base::Result<WithAssets> withAssetsOf(const lecture::Lecture &lecture, const lecture::Lecture &from)
{
    WithAssets result{lecture, {}};
    for (const auto &[name, asset] : from.assets) {
        if (!asset.content)
            continue;
        const qsizetype dot = name.lastIndexOf(u'.') > name.lastIndexOf(u'/') ? name.lastIndexOf(u'.') : name.size();
        QString free = name;
        for (int number = 2;; ++number) {
            const auto found = result.lecture.assets.find(free);
            if (found == result.lecture.assets.end()) {
                auto with = lecture::withAsset(result.lecture, free, *asset.content);
                if (!with)
                    return tl::unexpected(with.error());
                result.lecture = std::move(*with);
                break;
            }
            if (found->second.content && *found->second.content == *asset.content)
                break;
            free = u"%1-%2%3"_s.arg(name.first(dot), QString::number(number), name.sliced(dot));
        }
        if (free != name)
            result.names[name] = free;
    }
    return result;
}

} // namespace lectograph::editor
