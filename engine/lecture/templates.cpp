// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/templates.h"

#include "base/log.h"
#include "base/spelling.h"
#include "lecture/fields.h"
#include "lecture/folder.h"
#include "lecture/json_reader.h"
#include "lecture/sentence.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Result;

Result<Template> templateIn(const QString &folder)
{
    const Limits limits;
    const Result<QJsonValue> json =
        readWhole(folder + u"/lecture.json"_s, limits.jsonBytes).and_then([](const QByteArray &text) {
            return readJson(text);
        });
    if (!json)
        return tl::unexpected(json.error());
    Fields fields(json->toObject());
    Template result;
    result.id = QFileInfo(folder).fileName();
    result.title = fields.localizable(u"title"_s);
    result.description = fields.localizable(u"description"_s);
    const QString language = fields.text(u"language"_s, u"en"_s);
    result.languages = fields.has(u"languages"_s) ? fields.texts(u"languages"_s) : QStringList{language};
    result.folder = folder;
    if (fields.error())
        return tl::unexpected(*fields.error());
    return result;
}

} // namespace

QStringList templateFolders()
{
    const QString installed =
        QDir::cleanPath(QCoreApplication::applicationDirPath() + u"/../share/lectograph/templates"_s);
    if (QDir(installed).exists())
        return {installed};
    return {QStringLiteral(LECTOGRAPH_SOURCE_TEMPLATES)};
}

std::vector<Template> templates(const QStringList &folders)
{
    std::vector<Template> found;
    for (const QString &folder : folders) {
        const QStringList ids = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString &id : ids) {
            const QString path = QDir(folder).filePath(id);
            const bool isTaken = std::ranges::find(found, id, &Template::id) != found.end();
            if (isTaken || !QFileInfo::exists(path + u"/lecture.json"_s))
                continue;
            if (Result<Template> one = templateIn(path))
                found.push_back(*std::move(one));
            else
                qCWarning(base::lectureLog).noquote() << base::within(path, one.error()).value().text();
        }
    }
    std::ranges::sort(found, {}, &Template::id);
    return found;
}

Result<QString> resolved(const QString &text, const QStringList &folders)
{
    const QString prefix = u"template:"_s;
    if (!text.startsWith(prefix))
        return text;
    const QString id = text.sliced(prefix.size());
    QStringList known;
    for (const Template &candidate : templates(folders)) {
        if (candidate.id == id)
            return candidate.folder;
        known.append(candidate.id);
    }
    const QString near = base::didYouMean(id, known);
    return base::failure(Sentence::tr("There is no template “%1”.").arg(id),
                         !near.isEmpty()       ? near
                             : known.isEmpty() ? Sentence::tr("No templates are installed.")
                                               : Sentence::tr("There are: %1.").arg(known.join(u", ")),
                         text);
}

} // namespace lectograph::lecture
