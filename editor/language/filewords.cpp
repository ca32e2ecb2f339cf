// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/filewords.h"

#include "editor/language/translated.h"

#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QStringList>

namespace lectograph::editor {

namespace {

/// Empty: the home folder itself.
QString nameOfFolder(const QString &path)
{
    const QString folder = QDir::cleanPath(QFileInfo(QDir::cleanPath(path)).absolutePath());
    const QString home = QDir::cleanPath(QDir::homePath());
    if (folder == home)
        return {};
    return QDir::toNativeSeparators(folder.startsWith(home + u'/') ? folder.mid(home.size() + 1) : folder);
}

/// The name of a file or folder, also of one with a slash at its end.
QString ownName(const QString &path)
{
    return QFileInfo(QDir::cleanPath(path)).fileName();
}

QString inWords(const QString &file, const QString &folder)
{
    return folder.isEmpty() ? translated("“%1” in your home folder").arg(file)
                            : translated("“%1” in the folder “%2”").arg(file, folder);
}

} // namespace

QString folderInWords(const QString &path)
{
    const QString folder = nameOfFolder(path);
    return folder.isEmpty() ? translated("Home folder") : folder;
}

QString fileInWords(const QString &path)
{
    return inWords(ownName(path), nameOfFolder(path));
}

QString elidedFolder(const QFontMetrics &metrics, const QString &folder, int width)
{
    const auto fits = [&](const QString &text) { return metrics.horizontalAdvance(text) <= width; };
    if (fits(folder))
        return folder;
    const QChar slash = QDir::separator();
    const QString gap = QString(slash) + QChar(0x2026) + slash;
    const QStringList names = folder.split(slash);
    for (qsizetype kept = names.size() - 2; kept > 0; --kept) {
        const QString text = names.front() + gap + names.last(kept).join(slash);
        if (fits(text))
            return text;
    }
    const QString last = names.size() > 1 ? gap.sliced(1) + names.back() : folder;
    return fits(last) ? last : metrics.elidedText(names.back(), Qt::ElideMiddle, width);
}

QString fileInWords(const QString &path, const QFontMetrics &metrics, int width)
{
    const QString file = ownName(path);
    const QString folder = nameOfFolder(path);
    const QString whole = inWords(file, folder);
    if (metrics.horizontalAdvance(whole) <= width)
        return whole;
    if (!folder.isEmpty()) {
        constexpr qsizetype leastLetters = 4; // with the ellipsis; fewer name nothing
        const int room = width - (metrics.horizontalAdvance(whole) - metrics.horizontalAdvance(folder));
        const QString shorter = elidedFolder(metrics, folder, room);
        const QString text = inWords(file, shorter);
        if (shorter.size() >= leastLetters && metrics.horizontalAdvance(text) <= width)
            return text;
    }
    return metrics.elidedText(file, Qt::ElideMiddle, width);
}

} // namespace lectograph::editor
