// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/filecontent.h"

#include "editor/language/translated.h"

#include <QFile>
#include <QFileInfo>

namespace lectograph::editor {

base::Result<QByteArray> fileContent(const QString &path, qint64 most, const tl::unexpected<base::Error> &tooLarge)
{
    // Opening a pipe would block until another process writes to it.
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return base::failure(translated("This is no file whose content could be read."),
                             translated("Choose another one."));
    QFile file(path);
    if (file.size() > most)
        return tooLarge;
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(translated("The file cannot be read: %1.").arg(file.errorString()),
                             translated("See whether it is still there, and whether you may open it."));
    return file.readAll();
}

} // namespace lectograph::editor
