// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/gallery/recent.h"

#include <QFileInfo>
#include <QSettings>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype most = 12;

QString settingName()
{
    return u"recentFiles"_s;
}

QStringList remembered()
{
    return QSettings().value(settingName()).toStringList();
}

} // namespace

QStringList recentFiles()
{
    QStringList files = remembered();
    files.removeIf([](const QString &file) { return !QFileInfo::exists(file); });
    return files;
}

void addRecent(const QString &path)
{
    if (path.isEmpty())
        return;
    const QString file = QFileInfo(path).absoluteFilePath();
    QStringList files = remembered();
    files.removeAll(file);
    files.prepend(file);
    QSettings().setValue(settingName(), QStringList(files.first(std::min(files.size(), most))));
}

void removeRecent(const QString &path)
{
    QStringList files = remembered();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    QSettings().setValue(settingName(), files);
}

} // namespace lectograph::editor
