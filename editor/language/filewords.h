// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Where files are, as people say it instead of in paths.
namespace lectograph::editor {

/// The folder of a file: "Home folder", "Documents/Lectures" within it, "/media/stick".
QString folderInWords(const QString &path);
/// "“Heads.lecture” in the folder “Documents/Lectures”".
QString fileInWords(const QString &path);

} // namespace lectograph::editor
