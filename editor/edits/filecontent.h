// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace lectograph::editor {

/// All of a file that a person has chosen. What is said of one that has more than `most` bytes depends on what it is for.
base::Result<QByteArray> fileContent(const QString &path, qint64 most, const tl::unexpected<base::Error> &tooLarge);

} // namespace lectograph::editor
