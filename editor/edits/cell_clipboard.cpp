// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/cell_clipboard.h"

#include "editor/edits/html_table.h"

#include <QMimeData>

#include <algorithm>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestCells = 4'000'000; ///< characters

QString quoted(QString cell)
{
    return u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
}

QString withQuotesIfNeeded(const QString &cell)
{
    const bool needsQuotes = cell.contains(u'\t') || cell.contains(u'\n') || cell.contains(u'"');
    return needsQuotes ? quoted(cell) : cell;
}

/// Where a cell that begins with a quote at `start` ends; −1 if the quote is a letter like others.
qsizetype endOfQuoted(const QString &text, qsizetype start)
{
    for (qsizetype i = text.indexOf(u'"', start + 1); i >= 0; i = text.indexOf(u'"', i + 1)) {
        const QChar next = i + 1 < text.size() ? text[i + 1] : QChar(u'\n');
        if (next != u'"')
            return next == u'\t' || next == u'\n' ? i : -1;
        ++i;
    }
    return -1;
}

Cells cellsOfHtml(const HtmlTable &table, Digits digits)
{
    Cells cells;
    for (const std::vector<HtmlCell> &row : table.rows) {
        QStringList &texts = cells.rows.emplace_back();
        std::ranges::transform(row, std::back_inserter(texts), digits == Digits::All ? preciseText : shownText);
    }
    return cells;
}

/// A table and nothing beside it.
std::optional<HtmlTable> onlyTableIn(const QString &html)
{
    if (html.size() > longestCells)
        return std::nullopt;
    auto table = tableInHtml(html);
    return table && !table->hasOthers && !table->hasNested ? std::move(table) : std::nullopt;
}

/// Rows of a text that is written as a file of a table, if it certainly is one.
std::optional<Cells> cellsOfLines(const QString &text)
{
    const auto table = tensor::parseTable(text);
    if (!table || table->rows.size() < 2 || table->columns() < 2 || table->separator == u' ')
        return std::nullopt;
    const bool isEven = std::ranges::all_of(
        table->rows, [&](const tensor::TableRow &row) { return row.cells.size() == table->columns(); });
    return isEven ? std::optional(cellsOfTable(*table)) : std::nullopt;
}

} // namespace

QString tabbedText(const Cells &cells)
{
    if (cells.rowCount() == 1 && cells.columnCount() == 1)
        return cells.at(0, 0);
    const qsizetype columns = cells.columnCount();
    QString text;
    for (qsizetype row = 0; row < cells.rowCount(); ++row) {
        for (qsizetype column = 0; column < columns; ++column)
            text += (column > 0 ? u"\t"_s : QString()) + withQuotesIfNeeded(cells.at(row, column));
        text += u'\n';
    }
    return text;
}

QString htmlText(const Cells &cells)
{
    const qsizetype columns = cells.columnCount();
    QString html = u"<html><head><meta charset=\"utf-8\"/></head><body><table>"_s;
    for (qsizetype row = 0; row < cells.rowCount(); ++row) {
        html += u"<tr>"_s;
        for (qsizetype column = 0; column < columns; ++column) {
            QString cell = cells.at(row, column).toHtmlEscaped();
            html += u"<td>"_s + cell.replace(u'\n', u"<br/>"_s) + u"</td>"_s;
        }
        html += u"</tr>"_s;
    }
    return html + u"</table></body></html>"_s;
}

QMimeData *cellData(const Cells &cells)
{
    auto *data = new QMimeData;
    data->setText(tabbedText(cells));
    data->setHtml(htmlText(cells));
    return data;
}

Cells cellsOfTabbedText(QString text)
{
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    if (text.endsWith(u'\n')) // ends the last row
        text.chop(1);
    Cells cells;
    cells.rows.emplace_back();
    qsizetype at = 0;
    while (at <= text.size()) {
        const bool mayBeQuoted = at < text.size() && text[at] == u'"';
        const qsizetype quote = mayBeQuoted ? endOfQuoted(text, at) : -1;
        qsizetype end = quote + 1;
        if (quote < 0) {
            end = at;
            while (end < text.size() && text[end] != u'\t' && text[end] != u'\n')
                ++end;
            cells.rows.back().append(text.sliced(at, end - at));
        } else {
            cells.rows.back().append(text.sliced(at + 1, quote - at - 1).replace(u"\"\""_s, u"\""_s));
        }
        if (end < text.size() && text[end] == u'\n')
            cells.rows.emplace_back();
        at = end + 1;
    }
    return cells;
}

Cells cellsOfTable(const tensor::Table &table)
{
    Cells cells;
    for (const tensor::TableRow &row : table.rows) {
        QStringList &texts = cells.rows.emplace_back();
        std::ranges::copy(row.cells.all(), std::back_inserter(texts));
    }
    return cells;
}

QString tabbedTextInHtml(const QString &html, Digits digits)
{
    const auto table = onlyTableIn(html);
    return table ? tabbedText(cellsOfHtml(*table, digits)) : QString();
}

std::optional<Cells> cellsInData(const QMimeData &data, Digits digits)
{
    if (const auto table = data.hasHtml() ? onlyTableIn(data.html()) : std::nullopt)
        return cellsOfHtml(*table, digits);
    if (!data.hasText())
        return std::nullopt;
    const QString text = data.text();
    if (text.isEmpty() || text.size() > longestCells)
        return std::nullopt;
    if (!text.contains(u'\t')) {
        if (auto cells = cellsOfLines(text))
            return cells;
    }
    return cellsOfTabbedText(text);
}

} // namespace lectograph::editor
