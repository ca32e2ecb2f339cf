// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/safety/filename.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>

namespace lectograph::editor {

QString realPath(const QString &path)
{
    std::error_code code;
    const std::filesystem::path real = std::filesystem::weakly_canonical(QFileInfo(path).filesystemAbsoluteFilePath(),
                                                                         code);
    if (code)
        return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const QString text = QDir::cleanPath(QString::fromStdU16String(real.u16string()));
    return text;
}

bool isSameFile(const QString &a, const QString &b)
{
    return realPath(a) == realPath(b);
}

} // namespace lectograph::editor
