// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/files.h"

#include "base/replace_file.h"
#include "lecture/files_beside.h"
#include "lecture/folder.h"
#include "lecture/sentence.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

/// "file: place", which reads better than one path through both.
tl::unexpected<base::Error> inDocument(const QString &file, base::Error error)
{
    if (!error.place.startsWith(file))
        error.place = error.place.isEmpty() ? file : file + u": "_s + error.place;
    return tl::unexpected(std::move(error));
}

/// The folder if `path` refers to one.
std::optional<QString> folderOf(const QString &path)
{
    const QFileInfo info(path);
    if (info.fileName() == u"lecture.json")
        return info.path();
    if (info.isDir() || path.endsWith(u'/'))
        return path;
    return std::nullopt;
}

Result<Files> filesAt(const QString &path)
{
    if (const std::optional<QString> folder = folderOf(path); folder && QFileInfo::exists(*folder))
        return readFolder(*folder);
    return readWhole(path, Limits().totalBytes).and_then([&](const QByteArray &content) -> Result<Files> {
        if (content.isEmpty()) {
            return failure(Sentence::tr("The file is empty."), Sentence::tr("Take the lecture from a copy."));
        }
        if (content.trimmed().startsWith('{')) {
            return failure(Sentence::tr("This is one JSON file of a lecture, not the whole."),
                           Sentence::tr("Open the lecture.json beside or above it."));
        }
        return readArchive(content);
    });
}

} // namespace

Result<Lecture> load(const QString &path, const Upgrades &upgrades)
{
    const Result<Lecture> lecture =
        filesAt(path).and_then([&](const Files &files) { return fromFiles(files, upgrades); });
    if (!lecture)
        return inDocument(path, lecture.error());
    Lecture result = *lecture;
    result.beside = filesBeside(path);
    return result;
}

Result<void> save(const Lecture &lecture, const QString &path)
{
    const Result<Files> files = toFiles(lecture);
    if (!files)
        return inDocument(path, files.error());
    if (const std::optional<QString> folder = folderOf(path))
        return writeFolder(*files, *folder);
    if (!path.endsWith(u".lecture")) {
        return failure(Sentence::tr("A lecture is saved as a file with the suffix .lecture, or as a folder."),
                       Sentence::tr("Call it %1.lecture.").arg(QFileInfo(path).fileName()), path);
    }
    const Result<QByteArray> archive = writeArchive(*files);
    if (!archive)
        return inDocument(path, archive.error());
    return base::replaceFile(path, *archive);
}

} // namespace lectograph::lecture
