// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QLockFile>

#include <memory>

namespace lectograph::media {

/// Whether nothing has this name but a file that may be replaced: no folder, device or pipe.
base::Result<void> checkName(const QString &path);
/// Whether a file can be made at `path`: that, and its folder is there and can be written to.
base::Result<void> checkPlace(const QString &path);
/// Where a link to a file leads, through as many links as there are, also when nothing is there yet; else `path`.
QString throughLinks(const QString &path);
/// Waits until the file or folder is on the disk.
base::Result<void> toDisk(const QString &path);

/// A file that is written under a name of its own beside the target (".NAME.XXXXXX.part") and takes the target's when it
/// is whole; or a folder of files. Whatever is left of it goes when it does. Meanwhile a lock (".NAME.lock") keeps others
/// from making the same, and what killed ones have left is cleared away.
class PartFile
{
public:
    enum class Kind { File, Folder };

    /// An error if somebody else is making what shall be at `target`.
    static base::Result<std::unique_ptr<PartFile>> make(const QString &target, Kind kind = Kind::File);
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;
    ~PartFile();

    const QString &path() const { return m_part; }
    /// Replaces what was at the target, at once: whoever looks sees the old file or the new one. Not for a folder.
    base::Result<void> commit();

private:
    PartFile(QString target, std::unique_ptr<QLockFile> lock) : m_target(std::move(target)), m_lock(std::move(lock)) {}
    void sweep() const;

    QString m_target;
    QString m_part;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace lectograph::media
