// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/folder.h"

#include "base/replace_file.h"
#include "lecture/entry_name.h"
#include "lecture/sentence.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::failure;
using base::Result;

/// Names of the lecture's files relative to the folder, including links, which the caller rejects.
Result<QStringList> namesIn(const QDir &folder, const Limits &limits)
{
    QStringList names;
    for (const QString &name : {u"lecture.json"_s, u"thumbnail.png"_s}) {
        if (folder.exists(name))
            names.append(name);
    }
    const auto collect = [&](const QString &below, const QStringList &filters, QDirIterator::IteratorFlags flags) {
        if (QFileInfo(folder.filePath(below)).isSymLink())
            names.append(below);
        QDirIterator entries(folder.filePath(below), filters,
                             QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::System, flags);
        while (entries.hasNext() && names.size() <= limits.files) {
            const QFileInfo entry = entries.nextFileInfo();
            if (!entry.isDir() || entry.isSymLink())
                names.append(folder.relativeFilePath(entry.absoluteFilePath()));
        }
    };
    collect(u"scenes"_s, {u"*.json"_s}, QDirIterator::NoIteratorFlags);
    collect(u"blocks"_s, {u"*.json"_s}, QDirIterator::NoIteratorFlags);
    collect(u"animations"_s, {u"*.json"_s}, QDirIterator::NoIteratorFlags);
    collect(u"assets"_s, {}, QDirIterator::Subdirectories);
    if (names.size() > limits.files) {
        return failure(Sentence::tr("The folder holds more than the %1 files a lecture may have.").arg(limits.files),
                       Sentence::tr("Remove from assets/ what the lecture does not use."));
    }
    return names;
}

tl::unexpected<base::Error> isLink(const QString &name, const QString &path)
{
    return failure(Sentence::tr("“%1” is a symbolic link, which could lead out of the lecture.").arg(name),
                   Sentence::tr("Put the file itself in its place."), path);
}

/// Checks the file and its parent folders below the lecture's folder, which the author chose.
Result<void> checkLinks(const QDir &root, const QString &name)
{
    for (qsizetype end = name.indexOf(u'/'); end >= 0; end = name.indexOf(u'/', end + 1)) {
        if (QFileInfo(root.filePath(name.left(end))).isSymLink())
            return isLink(name.left(end), root.filePath(name.left(end)));
    }
    return QFileInfo(root.filePath(name)).isSymLink() ? isLink(name, root.filePath(name)) : Result<void>();
}

} // namespace

Result<QByteArray> readWhole(const QString &path, qint64 limit)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(Sentence::tr("There is no such file."), Sentence::tr("Check the name."), path);
    if (!info.isFile()) {
        return failure(Sentence::tr("This is not a regular file."),
                       Sentence::tr("Choose a .lecture file or the folder of a lecture."), path);
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(Sentence::tr("The file cannot be read (%1).").arg(file.errorString()),
                       Sentence::tr("Check its permissions."), path);
    }
    const qint64 size = file.size();
    if (size > limit) {
        return failure(
            Sentence::tr("The file is larger than the %1 MiB a lecture may have.").arg(limit / (1024 * 1024)),
            Sentence::tr("Make its assets smaller."), path);
    }
    QByteArray content = file.read(size); // allocates as much as it is asked for
    if (file.error() != QFileDevice::NoError) {
        return failure(Sentence::tr("The file cannot be read (%1).").arg(file.errorString()),
                       Sentence::tr("Check the disk, or take the lecture from a copy."), path);
    }
    return content;
}

Result<Files> readFolder(const QString &folder, const Limits &limits)
{
    const QDir root(folder);
    const Result<QStringList> names = namesIn(root, limits);
    if (!names)
        return base::within(folder, names.error());
    Files files;
    qint64 room = limits.totalBytes;
    for (const QString &name : *names) {
        const QString path = root.filePath(name);
        if (QFileInfo(path).isSymLink())
            return isLink(name, path);
        if (const Result<void> fine = checkEntryName(name); !fine)
            return base::within(folder, fine.error());
        Result<QByteArray> content = readWhole(path, room);
        if (!content)
            return tl::unexpected(content.error());
        room -= content->size();
        files.emplace(name, *std::move(content));
    }
    return files;
}

Result<void> writeFolder(const Files &files, const QString &folder)
{
    const QDir root(folder);
    const auto write = [&](const QString &name, const QByteArray &content) -> Result<void> {
        if (!isOfFormat(name))
            return {};
        if (Result<void> fine = checkLinks(root, name); !fine)
            return fine;
        const QString path = root.filePath(name);
        const QString parent = QFileInfo(path).path();
        if (!QDir().mkpath(parent)) {
            return failure(Sentence::tr("The folder cannot be made."),
                           Sentence::tr("Choose another folder, or check its permissions."), parent);
        }
        if (const Result<QByteArray> old = readWhole(path, content.size()); old && *old == content)
            return {};
        return base::replaceFile(path, content);
    };

    const QString document = u"lecture.json"_s;
    for (const auto &[name, content] : files) {
        if (name == document)
            continue;
        if (Result<void> done = write(name, content); !done)
            return done;
    }
    // Last, so that it never refers to a scene that does not exist yet.
    if (const auto found = files.find(document); found != files.end()) {
        if (Result<void> done = write(document, found->second); !done)
            return done;
    }

    for (const QString &below : {u"scenes"_s, u"blocks"_s, u"animations"_s}) {
        const QStringList old = QDir(root.filePath(below)).entryList({u"*.json"_s}, QDir::Files);
        for (const QString &file : old) {
            const QString name = below + u'/' + file;
            if (!files.contains(name) && !QFile::remove(root.filePath(name))) {
                return failure(Sentence::tr("A file that is no longer part of the lecture cannot be removed."),
                               Sentence::tr("Remove the file yourself."), root.filePath(name));
            }
        }
    }
    return {};
}

} // namespace lectograph::lecture
