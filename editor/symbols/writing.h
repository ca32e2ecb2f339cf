// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbols/insertion.h"

class QPlainTextEdit;
class QWidget;

namespace lectograph::editor {

class FormulaPalette;

/// Opens the symbols for a text in which formulas are written so; it is gone when it is closed. Offers to keep what is selected,
/// or the whole formula.
FormulaPalette *openSymbols(const QPlainTextEdit &edit, FormulaUse use, QWidget *parent);
/// Writes what was chosen where the cursor is, around what is selected, and gives the focus back to the text.
void writeSymbol(QPlainTextEdit &edit, const QString &command, FormulaUse use);

} // namespace lectograph::editor
