// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/archive.h"

namespace lectograph::lecture {

/// Reads a lecture stored as a folder: the files whose names belong to the format (lecture/entry_name.h). Other and
/// hidden files are ignored. Symbolic links are rejected.
base::Result<Files> readFolder(const QString &folder, const Limits &limits = {});

/// Replaces each file atomically, lecture.json last; files with unchanged content are not touched. Then removes
/// scenes/*.json that are no longer part of the lecture, and nothing else. Files whose names are not part of the format
/// are not written, so an archive from elsewhere cannot place extra files in the folder. Symbolic links are rejected.
base::Result<void> writeFolder(const Files &files, const QString &folder);

/// Reads a regular file of at most `limit` bytes.
base::Result<QByteArray> readWhole(const QString &path, qint64 limit);

} // namespace lectograph::lecture
