// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/fields/growingedit.h"

#include <vector>

namespace lectograph::editor {

/// Splits text into elements at the separators that `isBetween` accepts; bracketed text is not split.
std::vector<QStringView> elementsOf(QStringView text, bool (*isBetween)(QChar));
/// Whether it separates the numbers of a row.
bool isBetweenCells(QChar c);

/// A table of numbers as text, one row per line. Enter moves to the number below, as in spreadsheets, and adds a row
/// after the last one; Shift+Enter inserts a line break at the cursor.
class TableEdit : public GrowingEdit
{
    Q_OBJECT

public:
    explicit TableEdit(QWidget *parent);

Q_SIGNALS:
    /// The cursor is about to move to the cell below. A receiver that applies the numbers may rewrite the text.
    void cellDone();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void goTo(int row, int column);
};

} // namespace lectograph::editor
