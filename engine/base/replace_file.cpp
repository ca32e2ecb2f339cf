// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/replace_file.h"

#include "base/hash.h"
#include "base/sentence.h"
#include "base/system_reason.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSaveFile>

#include <cerrno>
#include <filesystem>
#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace lectograph::base {

using namespace Qt::StringLiterals;

namespace {

/// Why the file could not be opened: QSaveFile checks permissions without setting errno.
int codeOf(int number, const QSaveFile &file, const QFileInfo &info)
{
    if (!info.dir().exists())
        return ENOENT;
    return number != 0 ? number : file.error() == QFileDevice::PermissionsError ? EACCES : EIO;
}

/// Some file systems cannot be flushed (folders, network shares); then only durability after a power cut is lost.
int synced(int descriptor)
{
#ifdef Q_OS_UNIX
    if (::fsync(descriptor) != 0 && errno != EINVAL && errno != ENOTSUP)
        return errno;
#else
    Q_UNUSED(descriptor)
#endif
    return 0;
}

/// Writes the content to disk; returns 0 or an errno. QSaveFile::commit() does not report a full disk when it flushes
/// the rest of its buffer, so this writes unbuffered, and syncs and compares the size before the rename.
int put(QSaveFile &file, const QByteArray &content)
{
    errno = 0;
    if (file.write(content) != content.size() || !file.flush())
        return errno != 0 ? errno : EIO;
    if (const int code = synced(file.handle()); code != 0)
        return code;
    return file.size() == content.size() ? 0 : ENOSPC;
}

tl::unexpected<Error> notOpened(int code, const QString &path)
{
    return failure(Sentence::tr("The file cannot be written (%1).").arg(systemReason(code)),
                   Sentence::tr("Choose another folder, or check its permissions."), path);
}

tl::unexpected<Error> notSaved(int code, const QString &path)
{
    const QString what = QFileInfo::exists(path)
        ? Sentence::tr("The file was not saved (%1); the old one is untouched.")
        : Sentence::tr("The file was not saved (%1).");
    return failure(what.arg(systemReason(code)), Sentence::tr("Make room on the disk, or choose another folder."),
                   path);
}

/// What a link leads to.
QString throughLink(const QString &path)
{
    const QString there = QFileInfo(path).canonicalFilePath();
    return there.isEmpty() ? path : there;
}

/// Whether QSaveFile finds no name for its temporary file, which it calls by the name of the file.
bool hasLongName(const QString &path)
{
    return nameForFilesBeside(path) != QFileInfo(path).fileName();
}

/// Under a short name first, which then takes the place of the file.
Result<void> replaceUnderLongName(const QString &path, const QByteArray &content)
{
    const QFileInfo info(throughLink(path));
    if (info.exists() && !info.isWritable())
        return notOpened(EACCES, path);
    const QString part = info.absolutePath() + u"/."_s + nameForFilesBeside(info.filePath()) + u'.'
        + QString::number(QRandomGenerator::system()->generate(), 36) + u".part"_s;
    QSaveFile file(part);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return notOpened(codeOf(errno, file, info), path);
    if (info.exists())
        file.setPermissions(info.permissions());
    const int code = put(file, content);
    if (code != 0 || !file.commit())
        return notSaved(code != 0 ? code : errno != 0 ? errno : EIO, path);
    std::error_code failed;
    std::filesystem::rename(QFileInfo(part).filesystemAbsoluteFilePath(), info.filesystemAbsoluteFilePath(), failed);
    if (failed) {
        QFile::remove(part);
        return notSaved(failed.value(), path);
    }
    return {};
}

Result<void> replaceUnderOwnName(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    const bool isSpecial = info.exists() && !info.isFile(); // a device, for example, which a file must not replace
    QSaveFile file(path);
    errno = 0;
    if (isSpecial || !file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return notOpened(isSpecial ? EINVAL : codeOf(errno, file, info), path);
    const int code = put(file, content);
    if (code != 0 || !file.commit())
        return notSaved(code != 0 ? code : errno != 0 ? errno : EIO, path);
    return {};
}

} // namespace

Result<void> checkNameLength(const QString &path)
{
    constexpr qsizetype most = 255; // bytes
    if (QFile::encodeName(QFileInfo(path).fileName()).size() <= most)
        return {};
    return failure(Sentence::tr("The name of the file is too long."),
                   Sentence::tr("Give it a shorter one: 255 letters at most, or 85 in Korean or Chinese."), path);
}

QString nameForFilesBeside(const QString &path)
{
    constexpr qsizetype most = 200; // bytes, which leaves room for endings
    constexpr qsizetype hashed = 20;
    const QString name = QFileInfo(path).fileName();
    if (QFile::encodeName(name).size() <= most)
        return name;
    QString start = name;
    while (QFile::encodeName(start).size() > most - hashed || start.back().isHighSurrogate())
        start.chop(1);
    return start + u'~' + QString::number(Hash(0).add(name).value(), 16);
}

Result<void> replaceFile(const QString &path, const QByteArray &content)
{
    if (const auto fits = checkNameLength(path); !fits)
        return fits;
    const QString target = throughLink(path);
    const bool isFile = !QFileInfo::exists(path) || QFileInfo(path).isFile();
    const auto done = isFile && hasLongName(target) ? replaceUnderLongName(path, content)
                                                    : replaceUnderOwnName(path, content);
    if (done)
        syncToDisk(QFileInfo(path).absolutePath()); // the file is complete even if the folder could not be flushed
    return done;
}

int syncToDisk(const QString &path)
{
#ifdef Q_OS_UNIX
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return errno;
    const int code = synced(descriptor);
    ::close(descriptor);
    return code;
#else
    Q_UNUSED(path)
    return 0;
#endif
}

} // namespace lectograph::base
