// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/table_numbers.h"

#include "base/sentence.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <ranges>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;

namespace {

constexpr qsizetype longestShown = 40; ///< letters of a cell

/// What pandas, R and spreadsheets write where there is no number.
bool isMissing(const QString &cell)
{
    static const QStringList written{u""_s, u"na"_s, u"n/a"_s, u"#n/a"_s, u"#nv"_s, u"<na>"_s, u"null"_s, u"none"_s};
    return written.contains(cell.toLower());
}

std::optional<int> wholeNumber(const QString &cell)
{
    static const QRegularExpression digits(u"^[0-9]{1,9}$"_s);
    return digits.match(cell).hasMatch() ? std::optional(cell.toInt()) : std::nullopt;
}

/// Whether these are consecutive numbers from this one on.
template <std::ranges::range Cells>
bool areCounted(const Cells &cells, int first)
{
    int next = first;
    return !std::ranges::empty(cells)
        && std::ranges::all_of(cells, [&](const QString &cell) { return wholeNumber(cell) == next++; });
}

bool isYear(const QString &cell)
{
    constexpr int earliest = 1800;
    constexpr int latest = 2199;
    const auto number = wholeNumber(cell);
    return cell.size() == 4 && number && *number >= earliest && *number <= latest;
}

/// Years in one direction.
template <std::ranges::range Cells>
bool areYears(const Cells &cells)
{
    const auto isUp = [](const QString &a, const QString &b) { return a >= b; };
    const auto isDown = [](const QString &a, const QString &b) { return a <= b; };
    return !std::ranges::empty(cells) && std::ranges::all_of(cells, isYear)
        && (std::ranges::adjacent_find(cells, isUp) == cells.end()
            || std::ranges::adjacent_find(cells, isDown) == cells.end());
}

/// The head over a column that numbers the rows, as other programs call it.
bool namesRowNumbers(const QString &head)
{
    static const QStringList names{u""_s,    u"#"_s,    u"index"_s, u"unnamed: 0"_s, u"no"_s,   u"no."_s,  u"nr"_s,
                                   u"nr."_s, u"번호"_s, u"순번"_s,  u"연번"_s,       u"序号"_s, u"编号"_s, u"序號"_s};
    return names.contains(head.toLower());
}

/// A table without the rows and columns that name others.
class Heads
{
public:
    enum class WordColumns { Refused, LeftOut };

    Heads(std::vector<TableRow> &rows, const CellReader &reader, TableReading::FirstLine firstLine, WordColumns words)
        : m_rows(rows), m_reader(reader), m_firstLine(firstLine), m_wordColumns(words)
    {}

    void skip()
    {
        skipFirstRows();
        skipFirstColumns();
        if (m_wordColumns == WordColumns::LeftOut)
            findWordColumns();
    }
    /// Whether this column, of those behind the first ones that were left out, has no numbers.
    bool areWords(qsizetype column) const { return std::ranges::find(m_words, column) != m_words.end(); }
    qsizetype wordColumns() const { return static_cast<qsizetype>(m_words.size()); }
    bool hasNames() const { return m_hasNames; }
    /// How many columns were left out.
    qsizetype skipped() const { return m_skipped; }
    const QStringList &notes() const { return m_notes; }
    /// A note that the first line was left out, which may be numbers; empty if it is certain.
    const QString &doubt() const { return m_doubt; }

private:
    bool isWords(const TableRow &row) const
    {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (m_reader.isNumber(row.cells[i], i))
                return false;
        }
        return true;
    }

    void skipFirstRows()
    {
        const auto numbers = std::ranges::find_if_not(m_rows, [&](const TableRow &row) { return isWords(row); });
        if (numbers != m_rows.begin())
            dropRows(numbers);
        m_hasNames = !m_head.isEmpty();
        if (m_rows.size() < 2 || m_firstLine == TableReading::FirstLine::Numbers)
            return;
        const TableCells first = m_rows.front().cells;
        if (m_firstLine == TableReading::FirstLine::Names) {
            if (!m_hasNames)
                dropRows(m_rows.begin() + 1);
            m_hasNames = true;
        } else if (isMostlyNames(first)) {
            m_hasNames = true;
            dropRows(m_rows.begin() + 1);
        } else if (isNumberedHead(first)) {
            m_doubt = Sentence::tr("The first line (%1) was read as the names of the columns.").arg(startOfRow(first));
            m_notes.append(m_doubt);
            dropRows(m_rows.begin() + 1);
        }
    }

    /// “2019, 2020, 2021, 2022”
    static QString startOfRow(const TableCells &cells)
    {
        constexpr qsizetype shown = 4;
        QStringList start;
        for (qsizetype i = 0; i < std::min(cells.size(), shown); ++i)
            start.append(cells[i]);
        return start.join(u", "_s);
    }

    void dropRows(std::vector<TableRow>::iterator end)
    {
        m_head = std::prev(end)->cells;
        m_rows.erase(m_rows.begin(), end);
    }

    /// Names above numbers, of which a few are whole numbers themselves: "head, a, 2019".
    bool isMostlyNames(const TableCells &cells) const
    {
        qsizetype words = 0;
        qsizetype all = 0;
        bool hasNumbers = false;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const bool isWord = !cells[i].isEmpty() && !m_reader.isNumber(cells[i], i);
            const bool mayBeName = isWord ? !isMissing(cells[i]) : cells[i].isEmpty() || wholeNumber(cells[i]);
            if (!mayBeName)
                return false;
            words += isWord;
            all += !cells[i].isEmpty();
            hasNumbers = hasNumbers
                || (isWord && areBelow(i, [&](const QString &cell) { return m_reader.isNumber(cell, i); }));
        }
        return hasNumbers && words * 2 > all;
    }

    /// The cells of a column below the first row satisfy this.
    template <class Condition>
    bool areBelow(qsizetype column, Condition condition) const
    {
        return std::all_of(m_rows.begin() + 1, m_rows.end(),
                           [&](const TableRow &row) { return condition(row.cells.value(column)); });
    }

    /// Years or counted columns above numbers of another kind.
    bool isNumberedHead(const TableCells &cells) const
    {
        const bool hasCorner = cells.size() > 1 && !m_reader.isNumber(cells.front(), 0);
        const qsizetype start = hasCorner ? 1 : 0;
        const auto rest = cells.from(start).all();
        const auto isEverywhere = [&](auto condition) {
            for (qsizetype i = start; i < cells.size(); ++i) {
                if (!areBelow(i, condition))
                    return false;
            }
            return true;
        };
        const bool hasRowNames = hasCorner
            && areBelow(0, [&](const QString &cell) { return !m_reader.isNumber(cell, 0); });
        if (areYears(rest) && (rest.size() > 1 || hasRowNames))
            return !isEverywhere(isYear);
        if (hasCorner)
            return cells.front().isEmpty() && (areCounted(rest, 0) || areCounted(rest, 1));
        constexpr qsizetype fewest = 3;
        return cells.size() >= fewest && areCounted(rest, 0)
            && isEverywhere([](const QString &cell) { return !wholeNumber(cell); });
    }

    /// A first column from 0 or 1 on, without a name of its own.
    bool areRowNumbers() const
    {
        if (m_head.isEmpty() || m_rows.empty())
            return false;
        const qsizetype width = m_rows.front().cells.size();
        const bool isUnnamed = m_head.size() == width - 1
            || (m_head.size() == width && namesRowNumbers(m_head.front()));
        const auto column = m_rows | std::views::transform([](const TableRow &row) { return row.cells.front(); });
        return width > 1 && isUnnamed && (areCounted(column, 0) || areCounted(column, 1));
    }

    /// pandas writes several columns without names before the others if rows are numbered within groups.
    qsizetype unnamedColumns() const
    {
        if (m_rows.empty() || m_head.size() != m_rows.front().cells.size())
            return 0;
        qsizetype unnamed = 0;
        while (unnamed < m_head.size() && m_head.view(unnamed).isEmpty())
            ++unnamed;
        const bool areThere = std::ranges::all_of(m_rows,
                                                  [&](const TableRow &row) { return row.cells.size() > unnamed; });
        return areThere ? unnamed : 0;
    }

    /// Dates and remarks behind numbers.
    void findWordColumns()
    {
        const qsizetype width = m_rows.empty() ? 0 : m_rows.front().cells.size();
        if (m_rows.size() < 2 && !m_hasNames)
            return;
        for (qsizetype column = 0; column < width; ++column) {
            const auto hasWord = [&](const TableRow &row) { return !row.cells.value(column).isEmpty(); };
            const auto isNoNumber = [&](const TableRow &row) {
                return column < row.cells.size() && !m_reader.isNumber(row.cells[column], column + m_skipped);
            };
            if (!std::ranges::all_of(m_rows, isNoNumber))
                continue;
            const auto first = std::ranges::find_if(m_rows, hasWord);
            if (first == m_rows.end())
                continue;
            m_words.push_back(column);
            const QString head = m_head.size() == width + m_skipped ? m_head[column + m_skipped] : QString();
            m_notes.append(
                Sentence::tr("The column “%1” has no numbers and is left out.")
                    .arg(head.isEmpty() ? first->cells[column].left(longestShown) : head.left(longestShown)));
        }
        if (wordColumns() == width)
            m_words.clear();
    }

    void skipFirstColumns()
    {
        if (const qsizetype unnamed = unnamedColumns(); unnamed > 1) {
            m_notes.append(Sentence::tr("The first %1 columns have no names: they number the rows, and are left out.")
                               .arg(unnamed));
            for (qsizetype i = 0; i < unnamed; ++i)
                dropFirstColumn();
        } else if (areRowNumbers()) {
            m_notes.append(Sentence::tr("The first column numbers the rows and is left out."));
            dropFirstColumn();
        }
        while (!m_rows.empty() && std::ranges::all_of(m_rows, [&](const TableRow &row) {
            return row.cells.size() > 1 && !m_reader.isNumber(row.cells.front(), m_skipped);
        })) {
            m_hasNames = true;
            dropFirstColumn();
        }
    }

    void dropFirstColumn()
    {
        for (TableRow &row : m_rows)
            row.cells.removeFirst();
        ++m_skipped;
    }

    std::vector<TableRow> &m_rows;
    const CellReader &m_reader;
    TableReading::FirstLine m_firstLine;
    WordColumns m_wordColumns;
    QString m_doubt;
    std::vector<qsizetype> m_words;
    TableCells m_head; ///< of the last row that was left out
    qsizetype m_skipped = 0;
    bool m_hasNames = false;
    QStringList m_notes;
};

tl::unexpected<base::Error> noNumber(const QString &cell, int line)
{
    if (cell.isEmpty())
        return base::failure(Sentence::tr("Line %1 of the table has an empty cell.").arg(line),
                             Sentence::tr("Write a number into it, or leave the line out."));
    return base::failure(
        Sentence::tr("Line %1 of the table says “%2”, which is not a number.").arg(line).arg(cell.left(longestShown)),
        Sentence::tr("Words may stand in the first lines and columns only."));
}

} // namespace

Result<TableNumbers> numbersIn(Table table, Infinite infinite)
{
    CellReader reader(table, infinite);
    // Where numbers are all that is asked for, or nearly all that there is.
    const auto words = infinite == Infinite::Kept || !isTableOfWords(table) ? Heads::WordColumns::LeftOut
                                                                            : Heads::WordColumns::Refused;
    std::vector<TableRow> &rows = table.rows;
    Heads heads(rows, reader, table.reading.firstLine, words);
    heads.skip();
    TableNumbers numbers;
    for (const TableRow &row : rows) {
        const qsizetype columns = row.cells.size() - heads.wordColumns();
        if (!numbers.values.empty() && columns != numbers.columns)
            return base::failure(Sentence::tr("Line %1 of the table has %2 cells, the lines before have %3.")
                                     .arg(row.line)
                                     .arg(columns)
                                     .arg(numbers.columns),
                                 Sentence::tr("Give every line equally many numbers."));
        numbers.columns = columns;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (heads.areWords(i))
                continue;
            const qsizetype column = i + heads.skipped();
            const QString cell = row.cells[i];
            auto number = reader.number(cell, column);
            if (!number && infinite == Infinite::Kept && isMissing(cell))
                number = std::numeric_limits<double>::quiet_NaN();
            if (!number)
                return noNumber(cell, row.line);
            reader.note(cell, column, *number);
            numbers.values.push_back(*number);
        }
    }
    if (numbers.values.empty())
        return base::failure(Sentence::tr("There are no numbers in this table."),
                             Sentence::tr("Save it from the spreadsheet as CSV, with a number in every cell."));
    numbers.hasNames = heads.hasNames();
    numbers.notes = table.notes + heads.notes() + reader.notes();
    numbers.doubts = table.notes + QStringList{heads.doubt(), reader.twoWays()};
    numbers.doubts.removeAll(QString());
    numbers.doubtfulMark = reader.doubtfulMark();
    numbers.shownMark = reader.shownMark();
    numbers.mayHaveNoNames = !heads.doubt().isEmpty();
    return numbers;
}

NumberRows TableNumbers::rows() const
{
    NumberRows rows;
    for (auto row = values.begin(); row != values.end(); row += columns)
        rows.emplace_back(row, row + columns);
    return rows;
}

} // namespace lectograph::tensor
