// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace lectograph::editor {

/// Moves the current item of a list by so many rows, and returns whether there was room for that.
inline bool moveCurrentItem(QListWidget &list, int by)
{
    const int from = list.currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= list.count())
        return false;
    list.insertItem(to, list.takeItem(from));
    list.setCurrentRow(to);
    return true;
}

} // namespace lectograph::editor
