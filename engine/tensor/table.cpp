// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/table.h"

#include "base/sentence.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

/// A tab or semicolon if the first line contains one outside of quotes, otherwise a comma.
QChar separatorOf(const QString &text)
{
    int semicolons = 0;
    int tabs = 0;
    bool isQuoted = false;
    for (const QChar c : text) {
        if (c == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && c == u'\n')
            break;
        else if (!isQuoted) {
            semicolons += c == u';';
            tabs += c == u'\t';
        }
    }
    if (tabs > 0 && tabs >= semicolons)
        return u'\t';
    return semicolons > 0 ? u';' : u',';
}

/// Nothing if there are too many cells.
std::optional<std::vector<TableRow>> rowsOf(const QString &text, QChar separator, qsizetype mostCells)
{
    std::vector<TableRow> rows;
    TableRow row;
    QString cell;
    bool isQuoted = false;
    int line = 1;
    qsizetype count = 0;
    const auto endCell = [&] {
        row.cells.append(cell.trimmed());
        cell.clear();
        ++count;
    };
    const auto endRow = [&] {
        endCell();
        if (std::ranges::any_of(row.cells, [](const QString &one) { return !one.isEmpty(); }))
            rows.push_back(row);
        row = {{}, line + 1};
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == u'"') {
            const bool isDoubled = isQuoted && i + 1 < text.size() && text.at(i + 1) == u'"';
            if (isDoubled)
                cell += text.at(++i);
            else
                isQuoted = !isQuoted;
        } else if (!isQuoted && c == separator) {
            endCell();
        } else if (!isQuoted && c == u'\n') {
            endRow();
            ++line;
        } else {
            line += c == u'\n';
            cell += c;
        }
        if (count > mostCells)
            return std::nullopt;
    }
    endRow();
    return rows;
}

std::optional<double> numberIn(QString cell, QChar separator, Infinite infinite = Infinite::Refused)
{
    if (separator == u';' && !cell.contains(u'.'))
        cell.replace(u',', u'.');
    cell.replace(QChar(0x2212), u'-'); // MINUS SIGN
    cell.replace(u"∞"_s, u"inf"_s);
    bool isNumber = false;
    const double number = cell.toDouble(&isNumber); // also "nan" and "-inf"
    if (!isNumber || (infinite == Infinite::Refused && !std::isfinite(number)))
        return std::nullopt;
    return number;
}

} // namespace

qsizetype Table::columns() const
{
    qsizetype most = 0;
    for (const TableRow &row : rows)
        most = std::max(most, row.cells.size());
    return most;
}

Result<Table> parseTable(QString text, qsizetype mostCells)
{
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    const QChar separator = separatorOf(text);
    auto rows = rowsOf(text, separator, mostCells);
    if (!rows)
        return base::failure(base::Sentence::tr("The table has more than %L1 cells.").arg(mostCells),
                             base::Sentence::tr("Leave out rows or columns that the lecture does not need."));
    return Table{std::move(*rows), separator};
}

Result<NumberRows> numbersIn(Table table, Infinite infinite)
{
    const QChar separator = table.separator;
    std::vector<TableRow> &rows = table.rows;
    const auto isNumber = [&](const QString &cell) { return numberIn(cell, separator, infinite).has_value(); };
    const auto isNames = [&](const QStringList &cells) { return std::ranges::none_of(cells, isNumber); };

    if (!rows.empty() && isNames(rows.front().cells))
        rows.erase(rows.begin());
    const bool hasNames = !rows.empty() && std::ranges::all_of(rows, [&](const TableRow &row) {
        return row.cells.size() > 1 && !isNumber(row.cells.front());
    });
    NumberRows numbers;
    for (const TableRow &row : rows) {
        const QStringList cells = hasNames ? row.cells.sliced(1) : row.cells;
        if (!numbers.empty() && cells.size() != static_cast<qsizetype>(numbers.front().size()))
            return base::failure(base::Sentence::tr("Line %1 of the table has %2 cells, the lines before have %3.")
                                     .arg(row.line)
                                     .arg(cells.size())
                                     .arg(numbers.front().size()),
                                 base::Sentence::tr("Give every line equally many numbers."));
        std::vector<double> values;
        for (const QString &cell : cells) {
            const auto number = numberIn(cell, separator, infinite);
            if (!number)
                return base::failure(
                    cell.isEmpty() ? base::Sentence::tr("Line %1 of the table has an empty cell.").arg(row.line)
                                   : base::Sentence::tr("Line %1 of the table says “%2”, which is not a number.")
                                         .arg(row.line)
                                         .arg(cell.left(40)),
                    base::Sentence::tr("Words may stand in the first line and the first column only."));
            values.push_back(*number);
        }
        numbers.push_back(std::move(values));
    }
    if (numbers.empty())
        return base::failure(base::Sentence::tr("There are no numbers in this table."),
                             base::Sentence::tr("Save it from the spreadsheet as CSV, with a number in every cell."));
    return numbers;
}

bool isTableOfWords(const Table &table)
{
    if (table.rows.size() < 2 || table.columns() < 2)
        return false;
    qsizetype all = 0;
    qsizetype words = 0;
    for (const TableRow &row : table.rows) {
        for (const QString &cell : row.cells) {
            all += !cell.isEmpty();
            words += !cell.isEmpty() && !numberIn(cell, table.separator);
        }
    }
    return words * 2 >= all;
}

} // namespace lectograph::tensor
