// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

/// Files chosen in the dialog of the desktop or, where there is none, in Qt's, whose sizes and dates are then in the
/// language of the interface: Qt writes them in that of the system.
namespace lectograph::editor {

struct FileWish
{
    QString title;
    QString at;          ///< the folder to begin in, or a file in it that is suggested
    QString filter = {}; ///< "Pictures (*.png *.jpg);;All files (*)"
};

/// Nothing if the author cancels.
QString askForFile(QWidget *over, const FileWish &wish);
QStringList askForFiles(QWidget *over, const FileWish &wish);
QString askForFolder(QWidget *over, const FileWish &wish);
/// Where to write one: asks before another is replaced. A name that is typed without an ending gets this one.
QString askForNewFile(QWidget *over, const FileWish &wish, const QString &ending);

} // namespace lectograph::editor
