// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/archive.h"

#include <functional>

namespace lectograph::lecture {

/// As readArchive(), but leaves out the files whose content is damaged, and reports the name of each.
base::Result<Files> readDamagedArchive(const QByteArray &zip, const Limits &limits,
                                       const std::function<void(const QString &name)> &damaged);

} // namespace lectograph::lecture
