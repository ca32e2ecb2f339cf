// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/replace_file.h"

#include "base/sentence.h"
#include "base/system_reason.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace lectograph::base {

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

} // namespace

Result<void> replaceFile(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    const bool isSpecial = info.exists() && !info.isFile(); // a device, for example, which a file must not replace
    QSaveFile file(path);
    errno = 0;
    if (isSpecial || !file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        const QString reason = systemReason(isSpecial ? EINVAL : codeOf(errno, file, info));
        return failure(Sentence::tr("The file cannot be written (%1).").arg(reason),
                       Sentence::tr("Choose another folder, or check its permissions."), path);
    }
    const int code = put(file, content);
    if (code != 0 || !file.commit()) {
        const QString reason = systemReason(code != 0 ? code : errno != 0 ? errno : EIO);
        return failure(Sentence::tr("The file was not saved (%1); the old one is untouched.").arg(reason),
                       Sentence::tr("Make room on the disk, or choose another folder."), path);
    }
    syncToDisk(info.absolutePath()); // the file is complete even if the folder could not be flushed
    return {};
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
