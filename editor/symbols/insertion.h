// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace lectograph::editor {

/// How formulas are written in a text.
enum class FormulaUse {
    None,
    Whole,   ///< all of it is a formula
    Dollars, ///< words, with formulas between dollar signs
};

/// A range of a text that is replaced, and what is selected afterwards.
struct Insertion
{
    int from = 0;
    int to = 0;
    QString with = {};
    int selectFrom = 0;
    int selectTo = 0;
};

/// Puts a command where the selection (from ≤ to) is, or the cursor. In `command`, #1 is what was selected, and #2, #3 are what
/// is written next: the cursor comes to the first that is empty, or behind it. A command that ends with letters is kept apart
/// from a letter after it, and words are left with dollar signs.
Insertion insertionOf(const QString &text, int from, int to, const QString &command, FormulaUse use);

/// The cells of a matrix for #m in a command: the first one is #1, the others are empty.
QString matrixCells(int rows, int columns);

} // namespace lectograph::editor
