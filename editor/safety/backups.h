// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QDateTime>

#include <vector>

namespace lectograph::editor {

/// An earlier version of a file.
struct Backup
{
    QString file;   ///< an archive
    QDateTime when; ///< it was replaced
    qint64 bytes = 0;
};

/// Earlier versions of the files that were saved: the last ten of each, and the last of each day for two weeks.
class Backups
{
public:
    explicit Backups(QString folder) : m_folder(std::move(folder)) {}

    /// Puts what is at `path` now aside, before it is replaced; nothing if there is nothing, or if it is the newest
    /// backup. Of a lecture in a folder all files go into one archive.
    base::Result<void> keep(const QString &path, const QDateTime &now = QDateTime::currentDateTime());
    std::vector<Backup> of(const QString &path) const; ///< newest first

private:
    QString folderOf(const QString &path) const;

    QString m_folder;
};

/// Which of these are not worth their space any more; they come newest first.
std::vector<Backup> outdated(const std::vector<Backup> &backups, const QDate &today);

} // namespace lectograph::editor
