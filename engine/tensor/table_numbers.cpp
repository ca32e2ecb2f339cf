// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/table_numbers.h"

#include "base/sentence.h"
#include "tensor/written_number.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <ranges>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;

namespace {

bool hasMark(const QString &cell)
{
    return cell.contains(u'.') || cell.contains(u',');
}

/// How often the numbers of a column can be read with one decimal mark only.
struct Evidence
{
    int points = 0;
    int commas = 0;
    bool hasComma = false; ///< in a number that can be read with either

    bool saysNothing() const { return points == commas; }
    DecimalMark mark() const { return commas > points ? DecimalMark::Comma : DecimalMark::Point; }

    void add(const QString &cell)
    {
        constexpr int enough = 100;
        if (points + commas >= enough || !hasMark(cell))
            return;
        const bool isPoint = writtenNumber(cell, DecimalMark::Point).has_value();
        const bool isComma = writtenNumber(cell, DecimalMark::Comma).has_value();
        points += isPoint && !isComma;
        commas += isComma && !isPoint;
        hasComma = hasComma || (isPoint && isComma && cell.contains(u','));
    }
};

/// The decimal marks of the columns of a table.
class Marks
{
public:
    explicit Marks(const Table &table)
        : m_columns(static_cast<std::size_t>(table.columns())),
          m_separator(table.separator),
          m_said(table.reading.decimalMark)
    {
        for (const TableRow &row : table.rows) {
            for (qsizetype i = 0; i < row.cells.size(); ++i)
                m_columns[static_cast<std::size_t>(i)].add(row.cells[i]);
        }
        for (const Evidence &column : m_columns) {
            m_all.points += column.points;
            m_all.commas += column.commas;
        }
    }

    /// By the numbers of the column, or else those of the table. Where none of them says it, thousands are divided by
    /// commas; but between semicolons, commas are decimal marks.
    DecimalMark of(qsizetype column) const
    {
        if (m_said)
            return *m_said;
        const Evidence &own = m_columns[static_cast<std::size_t>(column)];
        if (!own.saysNothing())
            return own.mark();
        if (!m_all.saysNothing())
            return m_all.mark();
        return m_separator == u';' && own.hasComma ? DecimalMark::Comma : DecimalMark::Point;
    }

    /// Whether the number of a column is hardly meant in the other way: decimal points stand in tables with commas.
    bool isCertain(const QString &cell, qsizetype column) const
    {
        if (m_said)
            return true;
        const bool isUsual = (m_separator == u',' || m_separator == u' ') && !cell.contains(u',');
        return isUsual || !m_columns[static_cast<std::size_t>(column)].saysNothing();
    }

private:
    std::vector<Evidence> m_columns;
    Evidence m_all;
    QChar m_separator;
    std::optional<DecimalMark> m_said;
};

/// Reads the cells of a table, and notes what could be read in another way.
class Reader
{
public:
    Reader(const Table &table, Infinite infinite) : m_marks(table), m_infinite(infinite) {}

    std::optional<double> number(const QString &cell, qsizetype column) const
    {
        const DecimalMark mark = m_marks.of(column);
        auto number = writtenNumber(cell, mark);
        if (!number && hasMark(cell))
            number = writtenNumber(cell, otherThan(mark));
        return number && (m_infinite == Infinite::Kept || std::isfinite(*number)) ? number : std::nullopt;
    }

    bool isNumber(const QString &cell, qsizetype column) const { return number(cell, column).has_value(); }

    void note(const QString &cell, qsizetype column, double value)
    {
        if (m_percentages.isEmpty() && (cell.endsWith(u'%') || cell.endsWith(u'％')))
            m_percentages = Sentence::tr("Percentages are read as parts of 1: “%1” is %2.").arg(cell, shown(value));
        if (!m_twoWays.isEmpty() || !hasMark(cell) || m_marks.isCertain(cell, column))
            return;
        const auto other = writtenNumber(cell, otherThan(m_marks.of(column)));
        if (other && *other != value) {
            m_doubtful = m_marks.of(column);
            m_twoWays = Sentence::tr("“%1” can be read in two ways. It was read as %2.").arg(cell, shown(value));
        }
    }
    std::optional<DecimalMark> doubtfulMark() const { return m_doubtful; }

    QStringList notes() const
    {
        QStringList notes{m_percentages, m_twoWays};
        notes.removeAll(QString());
        return notes;
    }

private:
    static QString shown(double value) { return QString::number(value, 'g', 12); }

    Marks m_marks;
    Infinite m_infinite;
    QString m_percentages;
    QString m_twoWays;
    std::optional<DecimalMark> m_doubtful;
};

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
    Heads(std::vector<TableRow> &rows, const Reader &reader, TableReading::FirstLine firstLine)
        : m_rows(rows), m_reader(reader), m_firstLine(firstLine)
    {}

    void skip()
    {
        skipFirstRows();
        skipFirstColumns();
    }
    bool hasNames() const { return m_hasNames; }
    /// How many columns were left out.
    qsizetype skipped() const { return m_skipped; }
    const QStringList &notes() const { return m_notes; }
    /// Whether the first line was left out, but may be numbers.
    bool isDoubtful() const { return m_isDoubtful; }

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
            m_isDoubtful = true;
            m_notes.append(
                Sentence::tr("The first line (%1) was read as the names of the columns.").arg(startOfRow(first)));
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
            if (!isWord && !cells[i].isEmpty() && !wholeNumber(cells[i]))
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

    void skipFirstColumns()
    {
        if (areRowNumbers()) {
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
    const Reader &m_reader;
    TableReading::FirstLine m_firstLine;
    bool m_isDoubtful = false;
    TableCells m_head; ///< of the last row that was left out
    qsizetype m_skipped = 0;
    bool m_hasNames = false;
    QStringList m_notes;
};

tl::unexpected<base::Error> noNumber(const QString &cell, int line)
{
    return base::failure(
        cell.isEmpty()
            ? Sentence::tr("Line %1 of the table has an empty cell.").arg(line)
            : Sentence::tr("Line %1 of the table says “%2”, which is not a number.").arg(line).arg(cell.left(40)),
        Sentence::tr("Words may stand in the first lines and columns only."));
}

} // namespace

Result<TableNumbers> numbersIn(Table table, Infinite infinite)
{
    Reader reader(table, infinite);
    std::vector<TableRow> &rows = table.rows;
    Heads heads(rows, reader, table.reading.firstLine);
    heads.skip();
    TableNumbers numbers;
    for (const TableRow &row : rows) {
        if (!numbers.values.empty() && row.cells.size() != numbers.columns)
            return base::failure(Sentence::tr("Line %1 of the table has %2 cells, the lines before have %3.")
                                     .arg(row.line)
                                     .arg(row.cells.size())
                                     .arg(numbers.columns),
                                 Sentence::tr("Give every line equally many numbers."));
        numbers.columns = row.cells.size();
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const qsizetype column = i + heads.skipped();
            const QString cell = row.cells[i];
            const auto number = reader.number(cell, column);
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
    numbers.doubtfulMark = reader.doubtfulMark();
    numbers.mayHaveNoNames = heads.isDoubtful();
    return numbers;
}

std::vector<TableReading> readingsOf(const QString &text)
{
    const auto read = [&](const TableReading &reading) {
        return parseTable(text, reading).and_then([](Table table) { return numbersIn(std::move(table)); });
    };
    std::vector<TableReading> ways{TableReading()};
    // Each doubt doubles the ways; the likelier half stays in front.
    const auto doubt = [&](const auto &likelier, const auto &other) {
        std::vector<TableReading> others = ways;
        std::ranges::for_each(ways, likelier);
        std::ranges::for_each(others, other);
        ways.insert(ways.end(), others.begin(), others.end());
    };
    const auto table = parseTable(text);
    const auto first = read({});
    if (!table || !first)
        return ways;
    if (const auto otherSeparator = table->otherSeparator) {
        const auto dividedBy = [](QChar separator) {
            return [separator](TableReading &way) {
                way.separator = separator;
                way.decimalMark = separator == u',' ? DecimalMark::Point : DecimalMark::Comma;
            };
        };
        doubt(dividedBy(table->separator), dividedBy(*otherSeparator));
    } else if (const auto mark = first->doubtfulMark) {
        doubt([&](TableReading &way) { way.decimalMark = mark; },
              [&](TableReading &way) { way.decimalMark = otherThan(*mark); });
    }
    if (first->mayHaveNoNames)
        doubt([](TableReading &way) { way.firstLine = TableReading::FirstLine::Names; },
              [](TableReading &way) { way.firstLine = TableReading::FirstLine::Numbers; });
    std::vector<TableReading> kept;
    std::vector<TableNumbers> seen;
    for (const TableReading &way : ways) {
        auto numbers = read(way);
        const auto isSame = [&](const TableNumbers &one) {
            return one.columns == numbers->columns && one.values == numbers->values;
        };
        if (!numbers || std::ranges::any_of(seen, isSame))
            continue;
        seen.push_back(std::move(*numbers));
        kept.push_back(way);
    }
    return kept.size() < 2 ? std::vector<TableReading>{TableReading()} : kept;
}

NumberRows TableNumbers::rows() const
{
    NumberRows rows;
    for (auto row = values.begin(); row != values.end(); row += columns)
        rows.emplace_back(row, row + columns);
    return rows;
}

} // namespace lectograph::tensor
