// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lectograph::editor {

/// Lectures that were opened or saved last, newest first; those that are gone are left out.
QStringList recentFiles();
/// Puts it first. A template is not a file of one's own: the caller leaves it out.
void addRecent(const QString &path);
/// Forgets it; the file stays.
void removeRecent(const QString &path);

} // namespace lectograph::editor
