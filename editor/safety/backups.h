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
    QDateTime when; ///< when it was replaced
    qint64 bytes = 0;
};

/// Earlier versions of saved files: the last ten of each, and the last one per day for two weeks.
class Backups
{
public:
    explicit Backups(QString folder) : m_folder(std::move(folder)) {}

    /// Backs up the file at `path` before it is replaced; no-op if there is none, or if it equals the newest backup. A
    /// lecture in a folder is stored as one archive.
    base::Result<void> keep(const QString &path, const QDateTime &now = QDateTime::currentDateTime());
    std::vector<Backup> of(const QString &path) const; ///< newest first

private:
    QString folderOf(const QString &path) const;

    QString m_folder;
};

} // namespace lectograph::editor
