// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/table.h"

#include "base/sentence.h"
#include "tensor/written_number.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <ranges>
#include <utility>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;

namespace {

/// Divides a text into cells.
class RowReader
{
public:
    RowReader(const QString &text, QChar separator, qsizetype mostCells)
        : m_text(text), m_separator(separator), m_mostCells(mostCells)
    {
        m_into->letters.reserve(text.size());
        m_rows.reserve(static_cast<std::size_t>(std::min(text.count(u'\n') + 1, mostCells)));
    }

    /// Nothing if there are too many cells.
    std::optional<std::vector<TableRow>> read()
    {
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            const QChar c = m_text.at(i);
            if (c == u'"' && m_isQuoted && i + 1 < m_text.size() && m_text.at(i + 1) == u'"') {
                m_into->letters += m_text.at(++i);
            } else if (c == u'"' && (m_isQuoted || (!m_wasQuoted && cell().trimmed().isEmpty() && closesCell(i)))) {
                m_isQuoted = !m_isQuoted;
                m_wasQuoted = true;
            } else if (!m_isQuoted && c == m_separator) {
                endCell();
            } else if (!m_isQuoted && c == u'\n') {
                endRow();
                ++m_line;
            } else {
                m_line += c == u'\n';
                m_into->letters += c;
            }
            if (m_count > m_mostCells)
                return std::nullopt;
        }
        endRow();
        return std::move(m_rows);
    }

private:
    QStringView cell() const { return QStringView(m_into->letters).sliced(m_cellStart); }

    /// Whether a quote at the start of a cell has another at its end. Excel leaves single ones as they are, where they are
    /// letters like others.
    bool closesCell(qsizetype open) const
    {
        for (qsizetype i = m_text.indexOf(u'"', open + 1); i >= 0; i = m_text.indexOf(u'"', i + 1)) {
            qsizetype next = i + 1;
            if (next < m_text.size() && m_text.at(next) == u'"') {
                ++i;
                continue;
            }
            while (next < m_text.size() && m_text.at(next) == u' ' && m_separator != u' ')
                ++next;
            return next == m_text.size() || m_text.at(next) == m_separator || m_text.at(next) == u'\n';
        }
        return false;
    }

    void endCell()
    {
        const QStringView whole = cell();
        const QStringView trimmed = whole.trimmed();
        const qsizetype from = trimmed.isEmpty() ? m_cellStart : m_cellStart + (trimmed.data() - whole.data());
        m_into->places.push_back({static_cast<quint32>(from), static_cast<quint32>(trimmed.size())});
        m_hasWords = m_hasWords || !trimmed.isEmpty();
        m_cellStart = m_into->letters.size();
        m_wasQuoted = false;
        ++m_count;
    }

    void endRow()
    {
        endCell();
        if (m_hasWords)
            m_rows.push_back({{m_into, m_rowStart, m_into->places.size() - m_rowStart}, m_rowLine});
        else
            m_into->places.resize(m_rowStart);
        m_rowStart = m_into->places.size();
        m_hasWords = false;
        m_rowLine = m_line + 1;
    }

    const QString &m_text;
    QChar m_separator;
    qsizetype m_mostCells;
    std::shared_ptr<TableCells::Text> m_into = std::make_shared<TableCells::Text>();
    std::vector<TableRow> m_rows;
    qsizetype m_count = 0;
    qsizetype m_cellStart = 0;  ///< in the letters
    std::size_t m_rowStart = 0; ///< in the places
    int m_rowLine = 1;
    int m_line = 1;
    bool m_hasWords = false; ///< the row
    bool m_isQuoted = false;
    bool m_wasQuoted = false; ///< the cell
};

std::optional<std::vector<TableRow>> rowsOf(const QString &text, QChar separator, qsizetype mostCells)
{
    return RowReader(text, separator, mostCells).read();
}

/// Several spaces divide cells as one does, and none at the ends of a line. Those inside of a number are others.
QString withSingleSpaces(const QString &text)
{
    QString single;
    single.reserve(text.size());
    bool isFirst = true;
    for (const QStringView line : QStringView(text).tokenize(u'\n')) {
        if (!std::exchange(isFirst, false))
            single += u'\n';
        bool isAfterSpace = false;
        for (const QChar c : line.trimmed()) {
            const bool isSpace = c == u' ' || c == u'\t';
            if (!isSpace || !isAfterSpace)
                single += isSpace ? QChar(u' ') : c;
            isAfterSpace = isSpace;
        }
    }
    return single;
}

bool isNumber(const QString &cell)
{
    return writtenNumber(cell, DecimalMark::Point) || writtenNumber(cell, DecimalMark::Comma);
}

bool hasNumber(const TableRow &row)
{
    return std::ranges::any_of(row.cells.all(), isNumber);
}

bool isMarked(const TableRow &row)
{
    static const QRegularExpression error(u"^#(N/A|NV|[A-Z0/]+[!?])$"_s); // of a formula in a spreadsheet: "#DIV/0!"
    return row.cells.view(0).startsWith(u'#') && !error.match(row.cells.front()).hasMatch();
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
    std::size_t kept = 0;
    bool isStart = true;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isMark = isMarked(rows[i]);
        isStart = isStart && isMark;
        const bool fits = isMark && rows[i].cells.size() == width && width > 1;
        const bool isHead = fits && i + 1 < rows.size() && !isMarked(rows[i + 1]) && hasNumber(rows[i + 1]);
        if (!isMark || isHead || (fits && (!isStart || rows[i].cells.front() == u"#")))
            std::swap(rows[kept++], rows[i]);
    }
    rows.resize(kept);
}

void dropEmptyColumns(std::vector<TableRow> &rows)
{
    std::vector<bool> isUsed;
    for (const TableRow &row : rows) {
        isUsed.resize(std::max(isUsed.size(), static_cast<std::size_t>(row.cells.size())), false);
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            isUsed[static_cast<std::size_t>(i)] = isUsed[static_cast<std::size_t>(i)] || !row.cells.view(i).isEmpty();
    }
    if (std::ranges::all_of(isUsed, std::identity()))
        return;
    const auto kept = std::make_shared<TableCells::Text>();
    kept->letters = rows.front().cells.text()->letters;
    for (TableRow &row : rows) {
        const std::size_t first = kept->places.size();
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (isUsed[static_cast<std::size_t>(i)])
                kept->places.push_back(row.cells.place(i));
        }
        row.cells = {kept, first, kept->places.size() - first};
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
        numbers += std::ranges::count_if(row.cells.all(), isNumber);
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
            && std::ranges::all_of(row.cells.all(), isNumber);
    };
    return !rows.empty() && isNumbers(rows.back()) && std::all_of(rows.begin() + 1, rows.end(), isNumbers)
        && (isNumbers(rows.front()) || (rows.size() > 1 && !hasNumber(rows.front())));
}

/// Whether all cells of the row stand right behind one another in the text, without blanks between them.
bool isTight(const TableCells &cells)
{
    for (qsizetype i = 1; i < cells.size(); ++i) {
        const TableCells::Place before = cells.place(i - 1);
        if (cells.place(i).from != before.from + before.length)
            return false;
    }
    return true;
}

/// Whether the commas that seem to make columns stand in numbers, as decimal marks or between thousands: certainly below
/// the name of one column, in lines with different numbers of them, before digits with which no number begins ("1,05"),
/// or behind zeros with several digits; perhaps between any two numbers that are one as well, without names above.
enum class CommasInNumbers { No, Perhaps, Yes };

CommasInNumbers commasInNumbers(const QString &start)
{
    if (start.contains(u"\","_s) || start.contains(u",\""_s))
        return CommasInNumbers::No;
    auto rows = rowsOf(start, u',', start.size() + 1).value_or(std::vector<TableRow>());
    dropComments(rows);
    const bool hasHead = rows.size() > 1 && rows.front().cells.size() == 1 && !hasNumber(rows.front());
    if (hasHead)
        rows.erase(rows.begin());
    if (rows.empty())
        return CommasInNumbers::No;
    bool areZeros = true;
    bool isLong = false;
    bool hasLeadingZero = false;
    for (const TableRow &row : rows) {
        QStringList cells;
        std::ranges::copy(row.cells.all(), std::back_inserter(cells));
        if (!isNumber(cells.join(u',')) || !isTight(row.cells))
            return CommasInNumbers::No;
        const QString behind = cells.value(1);
        areZeros = areZeros && cells.size() == 2 && cells.front().remove(u'-') == u"0";
        isLong = isLong || behind.size() > 1;
        hasLeadingZero = hasLeadingZero || (behind.size() > 1 && behind.startsWith(u'0') && behind.at(1) != u'.');
    }
    const auto sizeOf = [](const TableRow &row) { return row.cells.size(); };
    const auto [fewest, most] = std::ranges::minmax(rows | std::views::transform(sizeOf));
    const bool isUneven = fewest < most;
    if (most < 2 || (isUneven && !hasHead && rows.size() < 3)) // a single number may be lacking
        return CommasInNumbers::No;
    if (most > 2 && !isUneven)
        return hasHead ? CommasInNumbers::Perhaps : CommasInNumbers::No;
    return hasHead || isUneven || hasLeadingZero || (areZeros && isLong) ? CommasInNumbers::Yes
                                                                         : CommasInNumbers::Perhaps;
}

struct Separator
{
    QChar character;
    QStringList notes = {};
    std::optional<QChar> other = {};
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
    const CommasInNumbers commas = best == u',' ? commasInNumbers(start) : CommasInNumbers::No;
    if (commas == CommasInNumbers::Yes)
        return {u';',
                {Sentence::tr("The commas of the table were read as parts of its numbers, not between columns.")},
                u','};
    if (best == u',' && quality < onlyNumbers - 1e-9 && isDividedBySpaces(start))
        return {u' '};
    return {best, {}, commas == CommasInNumbers::Perhaps ? std::optional<QChar>(u';') : std::nullopt};
}

/// Whoever writes in Chinese or Korean may type the marks between the cells in full width.
void makePlainSeparators(QString &text)
{
    const bool hasPlain = text.contains(u',') || text.contains(u';') || text.contains(u'\t');
    if (!hasPlain)
        text.replace(u'，', u',').replace(u'；', u';');
}

} // namespace

qsizetype Table::columns() const
{
    qsizetype most = 0;
    for (const TableRow &row : rows)
        most = std::max(most, row.cells.size());
    return most;
}

Result<Table> parseTable(QString text, const TableReading &reading, qsizetype mostCells)
{
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    makePlainSeparators(text);
    const std::optional<QChar> said = saidSeparator(text);
    auto [separator, notes, other] = reading.separator ? Separator{*reading.separator}
        : said                                         ? Separator{*said}
                                                       : separatorOf(text);
    auto rows = rowsOf(separator == u' ' ? withSingleSpaces(text) : text, separator, mostCells);
    if (!rows)
        return base::failure(Sentence::tr("The table has more than %L1 cells.").arg(mostCells),
                             Sentence::tr("Leave out rows or columns that the lecture does not need."));
    if (said)
        rows->erase(rows->begin());
    dropComments(*rows);
    dropEmptyColumns(*rows);
    return Table{std::move(*rows), separator, std::move(notes), reading, other};
}

bool isTableOfWords(const Table &table)
{
    if (table.rows.size() < 2 || table.columns() < 2)
        return false;
    qsizetype all = 0;
    qsizetype words = 0;
    for (const TableRow &row : table.rows) {
        for (const QString &cell : row.cells.all()) {
            all += !cell.isEmpty();
            words += !cell.isEmpty() && !isNumber(cell);
        }
    }
    return words * 2 >= all;
}

} // namespace lectograph::tensor
