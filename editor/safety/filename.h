// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// Where a file really is, whatever links lead to it: two paths mean one file if these are equal. It need not be there.
QString realPath(const QString &path);
bool isSameFile(const QString &a, const QString &b);

} // namespace lectograph::editor
