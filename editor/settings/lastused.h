// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <algorithm>

namespace lectograph::editor {

/// What was used last, which comes first, and at most `most` in all.
inline QStringList withFirst(QStringList list, const QString &value, qsizetype most)
{
    list.removeAll(value);
    list.prepend(value);
    return list.first(std::min(most, list.size()));
}

} // namespace lectograph::editor
