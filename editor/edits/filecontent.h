// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace lectograph::editor {

/// Reads a file that the user chose. `tooLarge` is the error for a file over `most` bytes; its text depends on the use.
base::Result<QByteArray> fileContent(const QString &path, qint64 most, const tl::unexpected<base::Error> &tooLarge);

} // namespace lectograph::editor
