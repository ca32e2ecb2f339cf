// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/filewords.h"

#include "editor/language/translated.h"

#include <QDir>
#include <QFileInfo>

namespace lectograph::editor {

namespace {

/// Empty: the home folder itself.
QString nameOfFolder(const QString &path)
{
    const QString folder = QDir::cleanPath(QFileInfo(path).absolutePath());
    const QString home = QDir::cleanPath(QDir::homePath());
    if (folder == home)
        return {};
    return QDir::toNativeSeparators(folder.startsWith(home + u'/') ? folder.mid(home.size() + 1) : folder);
}

} // namespace

QString folderInWords(const QString &path)
{
    const QString folder = nameOfFolder(path);
    return folder.isEmpty() ? translated("Home folder") : folder;
}

QString fileInWords(const QString &path)
{
    const QString file = QFileInfo(path).fileName();
    const QString folder = nameOfFolder(path);
    return folder.isEmpty() ? translated("“%1” in your home folder").arg(file)
                            : translated("“%1” in the folder “%2”").arg(file, folder);
}

} // namespace lectograph::editor
