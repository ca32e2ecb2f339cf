// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace lectograph::base {

/// The file with this content, or the old one where anything fails: written beside it, flushed to the disk, its size
/// compared, renamed, the folder flushed. A link stays, and what it leads to is replaced. Nothing but a regular file is:
/// no device, no pipe. Everything that writes a whole file goes through here.
Result<void> replaceFile(const QString &path, const QByteArray &content);

/// Waits until a file or folder is on the disk. 0, or the errno that says why it is not.
int syncToDisk(const QString &path);

} // namespace lectograph::base
