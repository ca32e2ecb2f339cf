// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/table.h"

#include "base/part_name.h"
#include "base/sentence.h"
#include "base/text.h"
#include "graph/row.h"
#include "tensor/cell_reader.h"
#include "tensor/written_number.h"
#include "typeset/markup.h"

#include <QHash>

#include <algorithm>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Inputs;

namespace {

using Grid = std::vector<QStringList>;

constexpr qsizetype mostTableNotes = 5; ///< of one kind
constexpr qsizetype longestShown = 40;  ///< letters of a cell in a sentence

QString shortened(const QString &text)
{
    return text.size() > longestShown ? text.first(longestShown) + u'…' : text;
}

qsizetype widthOf(const QStringList &rows)
{
    qsizetype width = 0;
    for (const QString &row : rows)
        width = std::max(width, row.count(u'\t') + 1);
    return width;
}

Grid gridOf(const QStringList &rows, qsizetype width, QStringList &notes)
{
    Grid grid;
    grid.reserve(static_cast<std::size_t>(rows.size()));
    for (const QString &row : rows) {
        QStringList cells = row.split(u'\t');
        for (QString &cell : cells)
            cell = cell.trimmed();
        if (cells.size() < width && notes.size() < mostTableNotes)
            notes.append(Sentence::tr("Row %1 has fewer cells than others (%2 of %3). Those missing are left empty.")
                             .arg(grid.size() + 1)
                             .arg(cells.size())
                             .arg(width));
        cells.resize(width);
        grid.push_back(std::move(cells));
    }
    return grid;
}

/// As it is shown, without formats: names and numbers may be bold.
QString plain(const QString &cell)
{
    return cell.contains(u'\\') ? typeset::plainText(cell, typeset::Dollars::Formulas).trimmed() : cell;
}

/// As the reader of files sees them.
tensor::Table bodyOf(const Grid &cells)
{
    auto text = std::make_shared<tensor::TableCells::Text>();
    for (const QStringList &row : cells) {
        for (const QString &written : row) {
            const QString cell = plain(written);
            text->places.push_back({static_cast<quint32>(text->letters.size()), static_cast<quint32>(cell.size())});
            text->letters += cell;
        }
    }
    tensor::Table table;
    table.separator = u'\t';
    std::size_t first = 0;
    for (const QStringList &row : cells) {
        const auto count = static_cast<std::size_t>(row.size());
        table.rows.push_back({tensor::TableCells(text, first, count), static_cast<int>(table.rows.size()) + 1});
        first += count;
    }
    return table;
}

/// Whether a column is one of numbers of which some say their scale: “124 M” and “1.5 B”. Among words such a letter may mean
/// anything else.
bool isScaled(const Grid &cells, qsizetype column)
{
    bool isAny = false;
    for (const QStringList &row : cells) {
        const auto [number, scale] = tensor::withoutScale(plain(row[column]));
        const bool isNumber = tensor::writtenNumber(number, tensor::DecimalMark::Point)
            || tensor::writtenNumber(number, tensor::DecimalMark::Comma);
        if (!number.isEmpty() && !isNumber)
            return false;
        isAny = isAny || scale != 1;
    }
    return isAny;
}

void readNumbers(Table &table)
{
    Grid cells = table.cells;
    std::vector<std::vector<double>> scales(cells.size(),
                                            std::vector<double>(static_cast<std::size_t>(table.columns()), 1));
    for (qsizetype column = 0; column < table.columns(); ++column) {
        if (!isScaled(cells, column))
            continue;
        for (std::size_t row = 0; row < cells.size(); ++row) {
            const auto [number, scale] = tensor::withoutScale(plain(cells[row][column]));
            cells[row][column] = number;
            scales[row][static_cast<std::size_t>(column)] = scale;
        }
    }
    tensor::CellReader reader(bodyOf(cells), tensor::Infinite::Refused);
    for (std::size_t row = 0; row < cells.size(); ++row) {
        std::vector<std::optional<double>> numbers;
        for (qsizetype column = 0; column < cells[row].size(); ++column) {
            const QString cell = plain(cells[row][column]);
            const auto number = reader.number(cell, column);
            if (number)
                reader.note(cell, column, *number);
            numbers.push_back(number ? std::optional(*number * scales[row][static_cast<std::size_t>(column)])
                                     : std::nullopt);
        }
        table.numbers.push_back(std::move(numbers));
    }
    if (!reader.twoWays().isEmpty())
        table.notes.append(reader.twoWays());
}

QString joinedWords(QStringList words)
{
    for (QString &word : words)
        word = plain(word);
    words.removeAll(QString());
    words.removeDuplicates();
    return words.join(u' ');
}

/// Of several header rows, each cell of the upper ones stands for the empty ones behind it as well.
QStringList columnNamesOf(const Grid &head, qsizetype from, qsizetype width)
{
    QStringList names;
    std::vector<QString> above(head.size());
    for (qsizetype column = from; column < width; ++column) {
        QStringList words;
        for (std::size_t row = 0; row < head.size(); ++row) {
            const QString &cell = head[row][column];
            const bool isLast = row + 1 == head.size();
            if (!cell.isEmpty() || isLast)
                above[row] = cell;
            words.append(above[row]);
        }
        names.append(joinedWords(words));
    }
    return names;
}

QString placeOf(const QStringList &names, int index)
{
    return names[index].isEmpty() ? QString::number(index + 1) : u"“%1”"_s.arg(shortened(names[index]));
}

} // namespace

Result<Table> readTable(const QStringList &allRows, const TableHeads &heads, qsizetype mostCells)
{
    const auto isEmpty = [](const QString &row) { return row.trimmed().isEmpty(); };
    qsizetype count = allRows.size();
    while (count > 0 && isEmpty(allRows[count - 1]))
        --count;
    const QStringList rows = allRows.first(count);
    const qsizetype width = rows.isEmpty() ? 0 : widthOf(rows);
    if (width > 0 && count > mostCells / width)
        return base::failure(Sentence::tr("The table has more than %L1 cells.").arg(mostCells),
                             Sentence::tr("Leave out rows or columns that the lecture does not need."), u"cells"_s);
    Table table;
    Grid grid = gridOf(rows, width, table.notes);
    const auto headRows = std::min(grid.size(), static_cast<std::size_t>(std::max(0, heads.rows)));
    const qsizetype headColumns = std::clamp<qsizetype>(heads.columns, 0, width);
    const auto body = grid.begin() + static_cast<std::ptrdiff_t>(headRows);
    table.head.assign(grid.begin(), body);
    table.columnNames = columnNamesOf(table.head, headColumns, width);
    for (auto row = body; row != grid.end(); ++row) {
        table.rowHeads.push_back(row->first(headColumns));
        table.rowNames.append(joinedWords(table.rowHeads.back()));
        table.cells.push_back(row->sliced(headColumns));
    }
    readNumbers(table);
    return table;
}

bool isColumnOfNumbers(const Table &table, int column)
{
    int numbers = 0;
    int others = 0;
    for (int row = 0; row < table.rows(); ++row) {
        if (table.number(row, column))
            ++numbers;
        else if (!table.cell(row, column).isEmpty())
            ++others;
    }
    return numbers > 0 && numbers >= others;
}

QStringList wordsAmongNumbers(const Table &table)
{
    QStringList sentences;
    for (int column = 0; column < table.columns(); ++column) {
        if (!isColumnOfNumbers(table, column))
            continue;
        for (int row = 0; row < table.rows(); ++row) {
            const QString &cell = table.cell(row, column);
            if (table.number(row, column) || cell.isEmpty())
                continue;
            if (sentences.size() == mostTableNotes)
                return sentences;
            sentences.append(
                Sentence::tr("“%1” in row %2, column %3 is not a number.")
                    .arg(shortened(cell), placeOf(table.rowNames, row), placeOf(table.columnNames, column)));
        }
    }
    return sentences;
}

std::optional<int> indexOf(const QString &nameOrNumber, const QStringList &names)
{
    const QString name = nameOrNumber.trimmed();
    if (name.isEmpty())
        return std::nullopt;
    for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        const auto named =
            std::ranges::find_if(names, [&](const QString &other) { return other.compare(name, sensitivity) == 0; });
        if (named != names.end())
            return static_cast<int>(named - names.begin());
    }
    bool isNumber = false;
    const int number = name.toInt(&isNumber);
    return isNumber && number >= 1 && number <= names.size() ? std::optional(number - 1) : std::nullopt;
}

QStringList partNames(const QStringList &words)
{
    QHash<QString, int> seen;
    QStringList names;
    for (const QString &word : words) {
        const QString name = base::partName(word);
        const int before = seen[name]++;
        names.append(before == 0 ? name : u"%1 (%2)"_s.arg(name).arg(before + 1));
    }
    return names;
}

graph::PropertyTable cellProperties(std::initializer_list<std::string_view> preset, std::string_view help)
{
    return {
        row::table("cells", preset, help),
        row::boolean("headerRow", true, "Whether the first row names the columns"),
        row::boolean("headerColumn", true, "Whether the first column names the rows"),
    };
}

Result<Table> tableOf(const Inputs &inputs)
{
    return readTable(inputs.texts("cells"),
                     {inputs.boolean("headerRow") ? 1 : 0, inputs.boolean("headerColumn") ? 1 : 0});
}

} // namespace lectograph::blocks
