// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

/// Tables in the rich text that spreadsheets, word processors and browsers put into the clipboard.
namespace lectograph::editor {

struct HtmlCell
{
    QString text;       ///< as it is shown; lines are divided by line feeds
    QString exact = {}; ///< the number behind what is shown, in full, with a decimal point; empty if it is not said
};

struct HtmlTable
{
    /// Cells that span rows or columns are followed by empty ones in these, so that columns stay below each other.
    std::vector<std::vector<HtmlCell>> rows;
    bool hasOthers = false; ///< there are words outside of the table
    bool hasNested = false; ///< or other tables inside of its cells, as in letters that are laid out by tables
};

/// The first table of several cells. Markup that is no longer valid is read as far as it goes.
std::optional<HtmlTable> tableInHtml(const QString &html);

/// The text of a cell: the exact number where it says the same with more digits, or where what is shown is no number
/// because the column was too narrow ("###"); otherwise what is shown.
QString preciseText(const HtmlCell &cell);
/// What is shown, unless that is "###".
QString shownText(const HtmlCell &cell);

} // namespace lectograph::editor
