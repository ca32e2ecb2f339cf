// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/archive.h"

namespace lectograph::lecture {

/// The files of a lecture that is stored as a folder: those whose names the format has (lecture/entry_name.h). Anything
/// else there, and anything hidden, is not the lecture's. Symbolic links are refused.
base::Result<Files> readFolder(const QString &folder, const Limits &limits = {});

/// Each file replaced as a whole or not at all, lecture.json last; a file with the same content is not touched. Then
/// scenes/*.json that are no longer part are removed, and nothing else. Files whose names the format does not have are
/// left out: what an archive from elsewhere carries besides a lecture is not put among somebody's files. Symbolic links in
/// the way are refused.
base::Result<void> writeFolder(const Files &files, const QString &folder);

/// A whole regular file of at most `limit` bytes.
base::Result<QByteArray> readWhole(const QString &path, qint64 limit);

} // namespace lectograph::lecture
