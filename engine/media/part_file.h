// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace lectograph::media {

/// Whether a file can be made at `path`: its folder is there and can be written to, and no folder has that name.
base::Result<void> checkPlace(const QString &path);
/// Where a link to a file leads, through as many links as there are, also when nothing is there yet; else `path`.
QString throughLinks(const QString &path);
/// Waits until the file or folder is on the disk.
base::Result<void> toDisk(const QString &path);

/// The name beside `path` under which something is written until it is whole: ".NAME.part".
QString partPathFor(const QString &path);

/// A file that is written as partPathFor(path) and takes its name when it is whole. Removed if it never is.
class PartFile
{
public:
    explicit PartFile(QString path);
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;
    ~PartFile();

    const QString &path() const { return m_part; }
    /// Replaces what was at the target, at once: whoever looks sees the old file or the new one.
    base::Result<void> commit();

private:
    QString m_target;
    QString m_part;
    bool m_isWhole = false;
};

} // namespace lectograph::media
