// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QLockFile>

#include <memory>

namespace lectograph::media {

/// Checks that the path is free or a replaceable file, not a folder, device or pipe, and its name not too long.
base::Result<void> checkName(const QString &path);
/// Checks that a file can be created at `path`: checkName(), and its folder exists and is writable.
base::Result<void> checkPlace(const QString &path);
/// Resolves all symbolic links of `path`, even if the final target does not exist; otherwise returns `path`.
QString throughLinks(const QString &path);
/// Flushes the file or folder to disk.
base::Result<void> toDisk(const QString &path);

/// A file written under a temporary name in the target's folder (".NAME.XXXXXX.part", long names cut off) and renamed to
/// the target when complete; or a folder of files. The destructor removes what is left. A lock (".NAME.lock") prevents concurrent
/// writers, and leftovers of killed processes are removed.
class PartFile
{
public:
    enum class Kind { File, Folder };

    /// Fails if another process is writing `target`.
    static base::Result<std::unique_ptr<PartFile>> make(const QString &target, Kind kind = Kind::File);
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;
    ~PartFile();

    const QString &path() const { return m_part; }
    /// Replaces the target atomically. Not for a folder.
    base::Result<void> commit();

private:
    PartFile(QString target, std::unique_ptr<QLockFile> lock) : m_target(std::move(target)), m_lock(std::move(lock)) {}
    void sweep() const;

    QString m_target;
    QString m_part;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace lectograph::media
