// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// The path with all links resolved: two paths refer to the same file if these are equal. The file need not exist.
QString realPath(const QString &path);
bool isSameFile(const QString &a, const QString &b);

} // namespace lectograph::editor
