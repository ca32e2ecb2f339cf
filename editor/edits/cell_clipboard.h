// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/cells.h"
#include "tensor/table.h"

#include <optional>

class QMimeData;

/// Cells in the clipboard, as Excel, LibreOffice and Google Sheets write and read them.
namespace lectograph::editor {

/// Between tabs and line feeds. Cells with one of these or a quote are quoted, a single cell never.
QString tabbedText(const Cells &cells);
/// A table, with the lines of a cell as <br>.
QString htmlText(const Cells &cells);
/// Both, as data that belongs to the caller.
QMimeData *cellData(const Cells &cells);

/// The cells of a text with tabs; a cell is quoted only if its last quote is followed by a tab, a line feed or the end.
/// A tab or quote inside of a quoted cell is part of it.
Cells cellsOfTabbedText(QString text);

enum class Digits {
    Shown, ///< numbers as they are shown
    All    ///< with all digits, where the clipboard has more than are shown
};
/// The table of rich text, or else the cells of a plain text: between tabs, or in several lines between commas or
/// semicolons as in a file of a table. Nothing if the data is neither.
std::optional<Cells> cellsInData(const QMimeData &data, Digits digits = Digits::Shown);

/// The rows of a table in rich text with nothing else, as a text between tabs; empty if there is no such table. Letters
/// that are laid out as tables are none.
QString tabbedTextInHtml(const QString &html, Digits digits = Digits::Shown);

/// The cells of a table as a file of one has them, without empty rows and columns.
Cells cellsOfTable(const tensor::Table &table);

} // namespace lectograph::editor
