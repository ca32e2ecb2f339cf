// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/part_file.h"

#include "base/replace_file.h"
#include "base/sentence.h"
#include "media/libav.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <filesystem>

namespace lectograph::media {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

Result<void> checkPlace(const QString &path)
{
    const QFileInfo target(path);
    const QString folder = target.absolutePath();
    const QString shown = QDir::toNativeSeparators(path);
    if (target.fileName().isEmpty() || target.isDir())
        return failure(base::Sentence::tr("This is a folder, not a file."), base::Sentence::tr("Give the file a name."),
                       shown);
    if (!QFileInfo(folder).isDir()) {
        return failure(base::Sentence::tr("There is no folder “%1”.").arg(QDir::toNativeSeparators(folder)),
                       base::Sentence::tr("Create it or choose another one."), shown);
    }
    // Asking for the permissions is not enough: a read-only disk and the like show only when something is written.
    if (!QTemporaryFile(folder + u"/.XXXXXX.part"_s).open()) {
        return failure(
            base::Sentence::tr("Nothing can be written to the folder “%1”.").arg(QDir::toNativeSeparators(folder)),
            base::Sentence::tr("Choose another folder or change its permissions."), shown);
    }
    return {};
}

QString throughLinks(const QString &path)
{
    constexpr int most = 40; // as the system's own limit; links in a ring end somewhere too
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

QString partPathFor(const QString &path)
{
    const QFileInfo target(path);
    return target.absolutePath() + u"/."_s + target.fileName() + u".part"_s;
}

PartFile::PartFile(QString path) : m_target(std::move(path)), m_part(partPathFor(m_target)) {}

PartFile::~PartFile()
{
    if (!m_isWhole)
        QFile::remove(m_part);
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
    m_isWhole = true;
    return toDisk(QFileInfo(m_target).absolutePath());
}

} // namespace lectograph::media
