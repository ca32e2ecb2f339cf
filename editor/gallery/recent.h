// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace lectograph::editor {

/// The most recently opened or saved lectures, newest first, without missing files.
QStringList recentFiles();
/// Moves it to the front. Callers do not add templates.
void addRecent(const QString &path);
/// Removes it from the list; the file is kept.
void removeRecent(const QString &path);

} // namespace lectograph::editor
