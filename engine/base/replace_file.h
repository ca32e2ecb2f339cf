// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace lectograph::base {

/// Replaces the file atomically; on failure the old content stays. Writes a temporary file in the same folder, flushes
/// it to disk, compares its size, renames it and flushes the folder. Symbolic links are followed, not replaced. Only
/// regular files are replaced: no devices, no pipes. Everything that writes a whole file uses this function.
Result<void> replaceFile(const QString &path, const QByteArray &content);

/// An error if the file's name is longer than systems allow.
Result<void> checkNameLength(const QString &path);
/// The file name of a path as the start of names for files beside it, such as temporary ones; cut off, with a hash, if
/// otherwise nothing could stand behind it.
QString nameForFilesBeside(const QString &path);

/// Flushes a file or folder to disk. Returns 0 or an errno.
int syncToDisk(const QString &path);

} // namespace lectograph::base
