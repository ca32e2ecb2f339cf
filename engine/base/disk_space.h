// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace lectograph::base {

/// Bytes that may still be written to the disk that the folder is on; absent where the system does not tell. Asks about the
/// folder itself: the list of mounted disks, which QStorageInfo reads, does not exist everywhere.
std::optional<qint64> freeSpace(const QString &folder);

} // namespace lectograph::base
