// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/archive.h"

namespace lectograph::lecture {

/// The files of a lecture that is stored as a folder: lecture.json, thumbnail.png, scenes/*.json and all of assets/.
/// Anything else there is not the lecture's. Symbolic links are refused.
base::Result<Files> readFolder(const QString &folder, const Limits &limits = {});

/// Each file replaced as a whole or not at all, lecture.json last; a file with the same content is not touched. Then
/// scenes/*.json that are no longer part are removed, and nothing else.
base::Result<void> writeFolder(const Files &files, const QString &folder);

/// A whole regular file of at most `limit` bytes.
base::Result<QByteArray> readWhole(const QString &path, qint64 limit);

} // namespace lectograph::lecture
