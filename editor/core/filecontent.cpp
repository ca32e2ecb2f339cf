// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/core/filecontent.h"

#include "editor/core/translated.h"

#include <QFile>

namespace lectograph::editor {

base::Result<QByteArray> fileContent(const QString &path, qint64 most, const tl::unexpected<base::Error> &tooLarge)
{
    QFile file(path);
    if (file.size() > most)
        return tooLarge;
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(translated("The file cannot be read: %1.").arg(file.errorString()),
                             translated("See whether it is still there, and whether you may open it."));
    return file.readAll();
}

} // namespace lectograph::editor
