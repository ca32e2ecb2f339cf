// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/salvage.h"

#include "base/zip_repair.h"
#include "lecture/damaged_archive.h"
#include "lecture/files.h"
#include "lecture/files_beside.h"
#include "lecture/folder.h"
#include "lecture/scene_reader.h"
#include "lecture/sentence.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Error;
using base::Result;

const QString lectureFile = u"lecture.json"_s;

/// In the words of an author, who knows scenes and blocks, not files.
Error lossOf(const QString &name, const QString &place)
{
    const QString id = idOfFile(name);
    const QString what = name.startsWith(u"scenes/") ? Sentence::tr("The scene “%1” could not be read.").arg(id)
        : name.startsWith(u"blocks/")                ? Sentence::tr("The block “%1” could not be read.").arg(id)
        : name.startsWith(u"animations/")            ? Sentence::tr("The animation “%1” could not be read.").arg(id)
                                                     : Sentence::tr("The file “%1” could not be read.").arg(name);
    return {what, Sentence::tr("Look for it in an earlier version of the lecture, or make it again."), place};
}

Result<Files> filesOfArchive(const QByteArray &zip, std::vector<Error> &lost)
{
    const auto damaged = [&](const QString &name) { lost.push_back(lossOf(name, name)); };
    Result<Files> whole = readDamagedArchive(zip, {}, damaged);
    if (whole)
        return whole;
    lost.clear();
    Result<Files> rest = readDamagedArchive(base::repairedZip(zip), {}, damaged);
    return rest ? rest : whole;
}

Result<Files> readableFilesAt(const QString &path, std::vector<Error> &lost)
{
    const QFileInfo info(path);
    if (info.isDir() || info.fileName() == lectureFile)
        return readFolder(info.isDir() ? path : info.path());
    return readWhole(path, Limits().totalBytes).and_then([&](const QByteArray &zip) {
        return filesOfArchive(zip, lost);
    });
}

/// The file in which an error lies, if the lecture can do without it: "scenes/end.json" in "lecture.json: scenes/2",
/// which says that it is missing, and in "scenes/end.json: nodes/a".
QString dispensableFile(const Error &error, const QStringList &scenes)
{
    static const QRegularExpression listed(u"^lecture\\.json: scenes/(\\d+)$"_s);
    static const QRegularExpression named(u"^(?:lecture\\.json: )?((?:scenes|blocks|animations)/[^:/]+\\.json)"_s);
    if (const auto match = listed.match(error.place); match.hasMatch())
        return scenes.value(match.captured(1).toInt());
    return named.match(error.place).captured(1);
}

QStringList listedScenes(const QJsonObject &document)
{
    QStringList names;
    for (const QJsonValue &name : document[u"scenes"_s].toArray())
        names.append(name.toString());
    return names;
}

} // namespace

Result<Salvaged> salvage(const QString &path, const Upgrades &upgrades)
{
    constexpr std::size_t mostLosses = 64; // each costs another reading
    std::vector<Error> lost;
    Result<Files> files = readableFilesAt(path, lost);
    if (!files)
        return tl::unexpected(files.error());
    Result<Lecture> lecture = fromFiles(*files, upgrades);
    while (!lecture) {
        QJsonObject document = QJsonDocument::fromJson((*files)[lectureFile]).object();
        QStringList scenes = listedScenes(document);
        const QString name = dispensableFile(lecture.error(), scenes);
        if (name.isEmpty() || (!files->contains(name) && !scenes.contains(name)) || lost.size() > mostLosses)
            return tl::unexpected(lecture.error());
        if (std::ranges::find(lost, name, &Error::place) == lost.end())
            lost.push_back(lossOf(name, lecture.error().place));
        files->erase(name);
        scenes.removeOne(name);
        document[u"scenes"_s] = QJsonArray::fromStringList(scenes);
        (*files)[lectureFile] = QJsonDocument(document).toJson();
        lecture = fromFiles(*files, upgrades);
    }
    lecture->beside = filesBeside(path);
    return Salvaged{*std::move(lecture), std::move(lost)};
}

} // namespace lectograph::lecture
