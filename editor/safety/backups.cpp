// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/backups.h"

#include "base/replace_file.h"
#include "editor/language/translated.h"
#include "lecture/files.h"
#include "lecture/folder.h"
#include "lecture/limits.h"

#include <QCryptographicHash>
#include <QDir>

#include <algorithm>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

constexpr std::size_t newest = 10;
constexpr int days = 14;
const QString format = u"yyyyMMdd-HHmmss-zzz"_s;

Result<QByteArray> contentOf(const QString &path)
{
    if (!QFileInfo(path).isDir())
        return lecture::readWhole(path, lecture::Limits{}.totalBytes);
    return lecture::readFolder(path).and_then([](const lecture::Files &files) { return lecture::writeArchive(files); });
}

/// The backups that can be deleted; `backups` is sorted newest first.
std::vector<Backup> outdated(const std::vector<Backup> &backups, const QDate &today)
{
    std::vector<Backup> old;
    std::set<QDate> seen;
    for (std::size_t i = 0; i < backups.size(); ++i) {
        const QDate day = backups[i].when.date();
        const bool isLastOfDay = seen.insert(day).second;
        if (i >= newest && !(isLastOfDay && day.daysTo(today) < days))
            old.push_back(backups[i]);
    }
    return old;
}

} // namespace

Result<void> Backups::keep(const QString &path, const QDateTime &now)
{
    if (!QFileInfo::exists(path))
        return {};
    const auto content = contentOf(path);
    if (!content)
        return tl::unexpected(content.error());
    const std::vector<Backup> before = of(path);
    if (!before.empty() && lecture::readWhole(before.front().file, lecture::Limits{}.totalBytes) == content)
        return {};
    const QDir folder(folderOf(path));
    if (!folder.mkpath(u"."_s))
        return base::failure(translated("The earlier version could not be put aside."),
                             translated("Check that there is space on the disk."), folder.path());
    // Two backups within a millisecond would have the same name.
    QDateTime when = now.toUTC();
    QString file;
    do {
        file = folder.filePath(when.toString(format) + u".lecture"_s);
        when = when.addMSecs(1);
    } while (QFileInfo::exists(file));
    if (const auto written = base::replaceFile(file, *content); !written)
        return written;
    for (const Backup &old : outdated(of(path), now.date()))
        QFile::remove(old.file);
    return {};
}

std::vector<Backup> Backups::of(const QString &path) const
{
    std::vector<Backup> found;
    const QDir folder(folderOf(path));
    for (const QFileInfo &info : folder.entryInfoList({u"*.lecture"_s}, QDir::Files, QDir::Name | QDir::Reversed)) {
        QDateTime when = QDateTime::fromString(info.completeBaseName(), format);
        when.setTimeSpec(Qt::UTC);
        if (when.isValid())
            found.push_back({info.filePath(), when.toLocalTime(), info.size()});
    }
    return found;
}

QString Backups::folderOf(const QString &path) const
{
    const QByteArray name = QFileInfo(path).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(24);
    return QDir(m_folder).filePath(QString::fromLatin1(hash));
}

} // namespace lectograph::editor
