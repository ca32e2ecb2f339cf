// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QSet>
#include <QStringList>

#include <map>

namespace lectograph::editor {

/// A lecture that keeps a copy of a file.
struct KeptFile
{
    lecture::Lecture lecture;
    QString file;           ///< "assets/…"
    QStringList notes = {}; ///< sentences on what was left out of a table, and what could be read in another way
};
/// Under a name that is valid on every system and that no other content uses: "assets/STEM.ENDING" or, if that is taken,
/// "assets/STEM-2.ENDING". The stem is that of the file, or else `fallback`; an empty ending adds no dot. The same
/// lecture if it has that file already.
base::Result<KeptFile> withFileKept(const lecture::Lecture &lecture, const QString &path, const QString &ending,
                                    const QByteArray &content, const QString &fallback);

/// Adds the names of the lecture's files that occur in the properties.
void collectFiles(const QJsonValue &properties, const lecture::Lecture &lecture, QSet<QString> &names);
/// Replaces every text in the properties that is a key of `names` by its value.
QJsonValue withFilesCalled(const QJsonValue &properties, const std::map<QString, QString> &names);

/// Adds the files of `from`. A file with the same name and content is not added again; if the content differs, the
/// added file is renamed.
struct WithAssets
{
    lecture::Lecture lecture;
    std::map<QString, QString> names; ///< of the renamed files: from their names in `from` to those in `lecture`
};
base::Result<WithAssets> withAssetsOf(const lecture::Lecture &lecture, const lecture::Lecture &from);

/// Reads a file that the user chose. `tooLarge` is the error for a file over `most` bytes; its text depends on the use.
base::Result<QByteArray> fileContent(const QString &path, qint64 most, const tl::unexpected<base::Error> &tooLarge);

} // namespace lectograph::editor
