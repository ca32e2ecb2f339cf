// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/table.h"

#include "base/sentence.h"
#include "tensor/written_number.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;

namespace {

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
    const auto isBlank = [&] { return std::ranges::all_of(cell, [](QChar c) { return c.isSpace(); }); };
    bool wasQuoted = false; // the cell
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == u'"' && isQuoted && i + 1 < text.size() && text.at(i + 1) == u'"') {
            cell += text.at(++i);
        } else if (c == u'"' && (isQuoted || (!wasQuoted && isBlank()))) {
            isQuoted = !isQuoted;
            wasQuoted = true;
        } else if (!isQuoted && c == separator) {
            endCell();
            wasQuoted = false;
        } else if (!isQuoted && c == u'\n') {
            endRow();
            wasQuoted = false;
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

/// Several spaces divide cells as one does, and none at the ends of a line. Those inside of a number are others.
QString withSingleSpaces(const QString &text)
{
    static const QRegularExpression spaces(u"[ \\t]+"_s);
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line = line.trimmed().replace(spaces, u" "_s);
    return lines.join(u'\n');
}

bool isNumber(const QString &cell)
{
    return writtenNumber(cell, DecimalMark::Point) || writtenNumber(cell, DecimalMark::Comma);
}

bool hasNumber(const TableRow &row)
{
    return std::ranges::any_of(row.cells, isNumber);
}

bool isMarked(const TableRow &row)
{
    return row.cells.front().startsWith(u'#');
}

/// How many cells most of the rows have.
qsizetype usualWidth(const std::vector<TableRow> &rows)
{
    std::map<qsizetype, int> counts;
    for (const TableRow &row : rows) {
        if (!isMarked(row))
            ++counts[row.cells.size()];
    }
    const auto rarer = [](const auto &one, const auto &other) { return one.second < other.second; };
    const auto most = std::max_element(counts.rbegin(), counts.rend(), rarer); // of several, the largest number
    return most == counts.rend() ? 0 : most->first;
}

/// A line that begins with "#" is a comment if it does not have the cells of the others. As NumPy writes the names of
/// columns in such a line, the last one before the numbers may be that.
void dropComments(std::vector<TableRow> &rows)
{
    const qsizetype width = usualWidth(rows);
    if (width == 0)
        return;
    std::vector<TableRow> kept;
    bool isStart = true;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isMark = isMarked(rows[i]);
        isStart = isStart && isMark;
        const bool fits = isMark && rows[i].cells.size() == width && width > 1;
        const bool isHead = fits && i + 1 < rows.size() && !isMarked(rows[i + 1]) && hasNumber(rows[i + 1]);
        if (!isMark || isHead || (fits && (!isStart || rows[i].cells.front() == u"#")))
            kept.push_back(std::move(rows[i]));
    }
    rows = std::move(kept);
}

void dropEmptyColumns(std::vector<TableRow> &rows)
{
    std::vector<bool> isUsed;
    for (const TableRow &row : rows) {
        isUsed.resize(std::max(isUsed.size(), static_cast<std::size_t>(row.cells.size())), false);
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            isUsed[static_cast<std::size_t>(i)] = isUsed[static_cast<std::size_t>(i)] || !row.cells[i].isEmpty();
    }
    if (std::ranges::all_of(isUsed, std::identity()))
        return;
    for (TableRow &row : rows) {
        QStringList kept;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (isUsed[static_cast<std::size_t>(i)])
                kept.append(row.cells[i]);
        }
        row.cells = std::move(kept);
    }
}

/// Excel says the separator in a line of its own.
std::optional<QChar> saidSeparator(const QString &text)
{
    static const QRegularExpression said(u"^\\s*\"?sep=([^\"\\n])\"?[ \\t;,]*(\\n|$)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = said.match(text.left(64));
    return match.hasMatch() ? std::optional(match.captured(1).front()) : std::nullopt;
}

/// The first lines, in which the separator is looked for.
QString startOf(const QString &text)
{
    constexpr int enough = 100;
    constexpr qsizetype longest = 65'536; // characters
    const QString start = text.left(longest);
    qsizetype end = start.size() < text.size() ? start.lastIndexOf(u'\n') : start.size();
    qsizetype next = 0;
    for (int line = 0; line < enough && next >= 0; ++line)
        next = start.indexOf(u'\n', next + 1);
    if (next >= 0)
        end = std::min(end, next);
    return end < 0 ? start : start.first(end);
}

/// How well the lines are divided: the share of those with the usual number of cells, and the share of numbers.
struct Division
{
    double evenness = 0;
    double numbers = 0;
    bool isTable = false; ///< of several columns

    double quality() const { return isTable ? evenness + numbers : 0; }
};

Division divisionBy(QChar separator, const QString &start)
{
    auto rows = rowsOf(start, separator, start.size() + 1).value_or(std::vector<TableRow>());
    dropComments(rows);
    const qsizetype width = rows.empty() ? 0 : usualWidth(rows);
    if (width < 2)
        return {};
    qsizetype even = 0;
    qsizetype cells = 0;
    qsizetype numbers = 0;
    for (const TableRow &row : rows) {
        even += row.cells.size() == width;
        cells += row.cells.size();
        numbers += std::ranges::count_if(row.cells, isNumber);
    }
    const double evenness = static_cast<double>(even) / static_cast<double>(rows.size());
    return {evenness, static_cast<double>(numbers) / static_cast<double>(cells), true};
}

/// Whether all lines are numbers between spaces, as NumPy writes them; the first may be words.
bool isDividedBySpaces(const QString &start)
{
    auto rows = rowsOf(withSingleSpaces(start), u' ', start.size() + 1).value_or(std::vector<TableRow>());
    dropComments(rows);
    const auto isNumbers = [&](const TableRow &row) {
        return row.cells.size() > 1 && row.cells.size() == rows.back().cells.size()
            && std::ranges::all_of(row.cells, isNumber);
    };
    return !rows.empty() && isNumbers(rows.back()) && std::all_of(rows.begin() + 1, rows.end(), isNumbers)
        && (isNumbers(rows.front()) || (rows.size() > 1 && !hasNumber(rows.front())));
}

/// Whether the commas that seem to make two columns are decimal commas: below the name of one column, or behind zeros with
/// several digits.
bool hasDecimalCommas(const QString &start)
{
    auto rows = rowsOf(start, u',', start.size() + 1).value_or(std::vector<TableRow>());
    dropComments(rows);
    const bool hasHead = rows.size() > 1 && rows.front().cells.size() == 1 && !hasNumber(rows.front());
    if (hasHead)
        rows.erase(rows.begin());
    bool areZeros = true;
    bool isLong = false;
    for (const TableRow &row : rows) {
        static const QRegularExpression digits(u"^[0-9]+$"_s);
        static const QRegularExpression whole(u"^[-+]?[0-9]{1,3}$"_s);
        const bool isWhole = row.cells.size() == 1 && hasHead && isNumber(row.cells.front());
        if (isWhole)
            continue;
        if (row.cells.size() != 2 || !whole.match(row.cells[0]).hasMatch() || !digits.match(row.cells[1]).hasMatch())
            return false;
        areZeros = areZeros && QString(row.cells[0]).remove(u'-') == u"0";
        isLong = isLong || row.cells[1].size() > 1;
    }
    return hasHead || (areZeros && isLong && rows.size() > 1);
}

struct Separator
{
    QChar character;
    QStringList notes = {};
};

Separator separatorOf(const QString &text)
{
    const QString start = startOf(text);
    QChar best = u',';
    double quality = 0;
    for (const QChar separator : {u'\t', u';', u','}) {
        const double own = divisionBy(separator, start).quality();
        if (own > quality + 1e-9) {
            quality = own;
            best = separator;
        }
    }
    constexpr double onlyNumbers = 2; // in even lines
    if (best == u',' && hasDecimalCommas(start))
        return {u';', {Sentence::tr("The commas of the table were read as decimal commas, not between columns.")}};
    return {best == u',' && quality < onlyNumbers - 1e-9 && isDividedBySpaces(start) ? QChar(u' ') : best};
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
    const std::optional<QChar> said = saidSeparator(text);
    auto [separator, notes] = said ? Separator{*said} : separatorOf(text);
    auto rows = rowsOf(separator == u' ' ? withSingleSpaces(text) : text, separator, mostCells);
    if (!rows)
        return base::failure(Sentence::tr("The table has more than %L1 cells.").arg(mostCells),
                             Sentence::tr("Leave out rows or columns that the lecture does not need."));
    if (said)
        rows->erase(rows->begin());
    dropComments(*rows);
    dropEmptyColumns(*rows);
    return Table{std::move(*rows), separator, std::move(notes)};
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
            words += !cell.isEmpty() && !isNumber(cell);
        }
    }
    return words * 2 >= all;
}

} // namespace lectograph::tensor
