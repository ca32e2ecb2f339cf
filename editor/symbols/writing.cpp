// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/writing.h"

#include "editor/symbols/formulapalette.h"

#include <QPlainTextEdit>

namespace lectograph::editor {

FormulaPalette *openSymbols(const QPlainTextEdit &edit, FormulaUse use, QWidget *parent)
{
    const QString selected = edit.textCursor().selectedText();
    const bool keepsAll = selected.isEmpty() && use == FormulaUse::Whole;
    auto *palette = new FormulaPalette(keepsAll ? edit.toPlainText() : selected, parent);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->openAt(&edit);
    return palette;
}

void writeSymbol(QPlainTextEdit &edit, const QString &command, FormulaUse use)
{
    QTextCursor cursor = edit.textCursor();
    const Insertion insertion = insertionOf(edit.toPlainText(), cursor.selectionStart(), cursor.selectionEnd(), command,
                                            use);
    cursor.setPosition(insertion.from);
    cursor.setPosition(insertion.to, QTextCursor::KeepAnchor);
    cursor.insertText(insertion.with);
    cursor.setPosition(insertion.selectFrom);
    cursor.setPosition(insertion.selectTo, QTextCursor::KeepAnchor);
    edit.setTextCursor(cursor);
    edit.setFocus(Qt::OtherFocusReason);
}

} // namespace lectograph::editor
