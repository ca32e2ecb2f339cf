// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/part_file.h"

#include "base/file_lock.h"
#include "base/replace_file.h"
#include "base/sentence.h"
#include "media/libav.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryFile>

#include <cerrno>
#include <filesystem>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

void remove(const QFileInfo &left)
{
    if (left.isDir() && !left.isSymLink())
        QDir(left.filePath()).removeRecursively();
    else
        QFile::remove(left.filePath());
}

} // namespace

Result<void> checkName(const QString &path)
{
    const QFileInfo target(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (target.fileName().isEmpty() || target.isDir())
        return failure(base::Sentence::tr("This is a folder, not a file."), base::Sentence::tr("Give the file a name."),
                       shown);
    if (target.exists() && !target.isFile()) {
        return failure(base::Sentence::tr("This is a device or a pipe, not a file that could be replaced."),
                       base::Sentence::tr("Choose another name."), shown);
    }
    return base::checkNameLength(path);
}

Result<void> checkPlace(const QString &path)
{
    const QFileInfo target(path);
    const QString folder = target.absolutePath();
    const QString shown = QDir::toNativeSeparators(path);
    if (const auto free = checkName(path); !free)
        return free;
    if (!QFileInfo(folder).isDir()) {
        return failure(base::Sentence::tr("There is no folder “%1”.").arg(QDir::toNativeSeparators(folder)),
                       base::Sentence::tr("Create it or choose another one."), shown);
    }
    // Permissions are not enough: a read-only disk, for example, shows only on writing. What a process that ends here leaves
    // is swept with its other files.
    if (!QTemporaryFile(folder + u"/."_s + base::nameForFilesBeside(path) + u".XXXXXX.part"_s).open()) {
        return failure(
            base::Sentence::tr("Nothing can be written to the folder “%1”.").arg(QDir::toNativeSeparators(folder)),
            base::Sentence::tr("Choose another folder or change its permissions."), shown);
    }
    return {};
}

QString throughLinks(const QString &path)
{
    constexpr int most = 40; // the system's own limit; also ends cycles of links
    QFileInfo file(path);
    for (int i = 0; i < most && file.isSymLink(); ++i)
        file.setFile(file.symLinkTarget());
    return file.filePath();
}

Result<void> toDisk(const QString &path)
{
    if (const int code = base::syncToDisk(path); code != 0)
        return tl::unexpected(av::writeError(AVERROR(code), path));
    return {};
}

Result<std::unique_ptr<PartFile>> PartFile::make(const QString &target, Kind kind)
{
    const QFileInfo info(target);
    if (const auto fits = base::checkNameLength(target); !fits)
        return tl::unexpected(fits.error());
    const QString stem = info.absolutePath() + u"/."_s + base::nameForFilesBeside(target);
    std::unique_ptr<QLockFile> lock = base::lockAt(stem + u".lock"_s);
    if (!lock) {
        return failure(base::Sentence::tr("Another export is writing this file."),
                       base::Sentence::tr("Wait until it is done, or choose another name."),
                       QDir::toNativeSeparators(target));
    }
    std::unique_ptr<PartFile> part(new PartFile(target, std::move(lock)));
    part->sweep();
    // Not QTemporaryFile, which only its owner may read: this file stays.
    constexpr int mostTries = 20;
    for (int i = 0; i < mostTries; ++i) {
        const QString path = stem + u'.' + QString::number(QRandomGenerator::system()->generate(), 36) + u".part"_s;
        errno = 0;
        if (kind == Kind::Folder ? QDir().mkdir(path) : QFile(path).open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            part->m_part = path;
            return part;
        }
    }
    return tl::unexpected(av::writeError(AVERROR(errno != 0 ? errno : EIO), target));
}

/// Call with the lock held: otherwise another process may be using these files.
void PartFile::sweep() const
{
    if (!m_lock->isLocked())
        return;
    const QFileInfo info(m_target);
    const QString start = u"."_s + base::nameForFilesBeside(m_target) + u'.';
    for (const QFileInfo &left : info.absoluteDir().entryInfoList({u"*.part"_s}, QDir::AllEntries | QDir::Hidden)) {
        if (left.fileName().startsWith(start))
            remove(left);
    }
}

PartFile::~PartFile()
{
    if (!m_part.isEmpty())
        remove(QFileInfo(m_part));
}

Result<void> PartFile::commit()
{
    if (auto written = toDisk(m_part); !written)
        return written;
    std::error_code code;
    std::filesystem::rename(QFileInfo(m_part).filesystemAbsoluteFilePath(),
                            QFileInfo(m_target).filesystemAbsoluteFilePath(), code);
    if (code)
        return tl::unexpected(av::writeError(AVERROR(code.value()), m_target));
    m_part.clear();
    return toDisk(QFileInfo(m_target).absolutePath());
}

} // namespace lectograph::media
