// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/growingedit.h"

#include <vector>

namespace lectograph::editor {

/// The elements of a text, between the characters that `isBetween` knows; what stands in brackets belongs together.
std::vector<QStringView> elementsOf(QStringView text, bool (*isBetween)(QChar));
/// What stands between the numbers of a row.
bool isBetweenCells(QChar c);

/// A table of numbers as text, a row on each line. Enter goes to the number below, as in other tables, and below the last
/// row it begins a new one; Shift+Enter makes a new line where the cursor is.
class TableEdit : public GrowingEdit
{
    Q_OBJECT

public:
    explicit TableEdit(QWidget *parent);

Q_SIGNALS:
    /// The author goes on below. Whoever takes the numbers over now may write them anew.
    void cellDone();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void goTo(int row, int column);
};

} // namespace lectograph::editor
