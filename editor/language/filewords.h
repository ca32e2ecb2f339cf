// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFontMetrics;

/// Where files are, as people say it instead of in paths.
namespace lectograph::editor {

/// The folder of a file: "Home folder", "Documents/Lectures" within it, "/media/stick".
QString folderInWords(const QString &path);
/// "“Heads.lecture” in the folder “Documents/Lectures”".
QString fileInWords(const QString &path);

/// A folder in a width: folders in its middle give way to an ellipsis, before its own name does: "Documents/…/Week 3".
QString elidedFolder(const QFontMetrics &metrics, const QString &folder, int width);
/// fileInWords() in a width: the folder gives way, first in part and then with its words, so that the file's own name
/// is read.
QString fileInWords(const QString &path, const QFontMetrics &metrics, int width);

} // namespace lectograph::editor
