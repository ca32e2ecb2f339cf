// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace lectograph::base {

/// Returns the bytes available on the disk that holds `folder`, or nullopt if the system does not report them. Queries
/// the folder itself, because the list of mounted disks that QStorageInfo reads does not exist everywhere.
std::optional<qint64> freeSpace(const QString &folder);

} // namespace lectograph::base
