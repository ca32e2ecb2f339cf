// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/assets.h"

#include "editor/language/translated.h"
#include "lecture/edit.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Valid in names of files on every system.
QString portable(const QString &text)
{
    QString result;
    for (const QChar c : text)
        result += c.isLetterOrNumber() || c == u'-' || c == u'_' ? c : u'-';
    return result;
}

/// Called STEM + SUFFIX, or STEM-2 + SUFFIX and so on while other content has that name.
base::Result<KeptFile> withFileCalled(const lecture::Lecture &lecture, const QString &stem, const QString &suffix,
                                      const QByteArray &content)
{
    QString name = stem + suffix;
    auto found = lecture.assets.find(name);
    for (int number = 2; found != lecture.assets.end(); ++number) {
        if (found->second.content && *found->second.content == content)
            return KeptFile{lecture, name};
        name = u"%1-%2%3"_s.arg(stem, QString::number(number), suffix);
        found = lecture.assets.find(name);
    }
    return lecture::withAsset(lecture, name, content).map([&](lecture::Lecture &&with) {
        return KeptFile{std::move(with), name};
    });
}

} // namespace

base::Result<KeptFile> withFileKept(const lecture::Lecture &lecture, const QString &path, const QString &ending,
                                    const QByteArray &content, const QString &fallback)
{
    const QString stem = portable(QFileInfo(path).completeBaseName());
    const QString suffix = ending.isEmpty() ? QString() : u'.' + portable(ending);
    return withFileCalled(lecture, u"assets/"_s + (stem.isEmpty() ? fallback : stem), suffix, content);
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
        auto kept = withFileCalled(result.lecture, name.first(dot), name.sliced(dot), *asset.content);
        if (!kept)
            return tl::unexpected(kept.error());
        result.lecture = std::move(kept->lecture);
        if (kept->file != name)
            result.names[name] = kept->file;
    }
    return result;
}

base::Result<QByteArray> fileContent(const QString &path, qint64 most, const tl::unexpected<base::Error> &tooLarge)
{
    // Opening a pipe would block until another process writes to it.
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return base::failure(translated("This is no file whose content could be read."),
                             translated("Choose another one."));
    QFile file(path);
    if (file.size() > most)
        return tooLarge;
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(translated("The file cannot be read: %1.").arg(file.errorString()),
                             translated("See whether it is still there, and whether you may open it."));
    return file.readAll();
}

} // namespace lectograph::editor
