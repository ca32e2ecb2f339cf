// SPDX-License-Identifier: GPL-3.0-or-later
#include "output_place.h"

#include "lecture/templates.h"
#include "media/format.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>

namespace lectograph::app {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

QStringList filesOf(const QString &path, const lecture::Lecture &lecture)
{
    const QFileInfo info(path);
    if (!info.isDir() && info.fileName() != "lecture.json"_L1)
        return {path};
    const QDir folder(info.isDir() ? path : info.path());
    QStringList files{folder.filePath(u"lecture.json"_s)};
    for (const lecture::ScenePtr &scene : lecture.scenes)
        files.append(folder.filePath(u"scenes/%1.json"_s.arg(scene->id)));
    for (const auto &[name, asset] : lecture.assets)
        files.append(folder.filePath(name));
    return files;
}

/// Whether both are the same file on disk, also through links or other names.
bool isSame(const QString &a, const QString &b)
{
    std::error_code code;
    return std::filesystem::equivalent(QFileInfo(a).filesystemFilePath(), QFileInfo(b).filesystemFilePath(), code);
}

/// Whether `output` is that file, or a sequence with an image of that name.
bool hits(const QString &output, const QString &file)
{
    const auto format = media::formatFor(output);
    if (!format || *format != media::Format::PngSequence)
        return isSame(output, file);
    if (!isSame(QFileInfo(output).path(), QFileInfo(file).path()))
        return false;
    const QString name = QFileInfo(file).fileName();
    const QString pattern = QFileInfo(output).fileName();
    const QString before = pattern.section(u'%', 0, 0);
    const QString after = pattern.mid(before.size() + 4); // %05d
    if (name.size() < before.size() + after.size())
        return false;
    bool isNumber = false;
    const qint64 number = name.mid(before.size()).chopped(after.size()).toLongLong(&isNumber);
    return isNumber && number >= 0 && media::fileNameFor(pattern, number) == name;
}

} // namespace

Result<void> checkOutput(const QString &output, const QString &input, const lecture::Lecture &lecture)
{
    const auto path = lecture::resolved(input);
    if (!path)
        return tl::unexpected(path.error());
    for (const QString &file : filesOf(*path, lecture)) {
        if (hits(output, file))
            return base::failure(u"This would be written over a file of the lecture itself."_s,
                                 u"Choose another name."_s, output);
    }
    return {};
}

} // namespace lectograph::app
