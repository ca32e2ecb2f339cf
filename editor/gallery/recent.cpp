// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/recent.h"

#include "editor/settings/lastused.h"
#include "editor/settings/settings.h"

#include <QFileInfo>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype most = 12;

} // namespace

QStringList recentFiles()
{
    QStringList files = setting::recentFiles.value();
    files.removeIf([](const QString &file) { return !QFileInfo::exists(file); });
    return files;
}

void addRecent(const QString &path)
{
    if (path.isEmpty())
        return;
    setting::recentFiles.set(withFirst(setting::recentFiles.value(), QFileInfo(path).absoluteFilePath(), most));
}

void removeRecent(const QString &path)
{
    QStringList files = setting::recentFiles.value();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    setting::recentFiles.set(files);
}

} // namespace lectograph::editor
