// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/table_forms.h"

#include "base/text.h"
#include "editor/edits/cell_clipboard.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/table_blocks.h"
#include "editor/language/translated.h"
#include "lecture/properties.h"
#include "tensor/cell_reader.h"
#include "tensor/table_numbers.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

namespace {

constexpr qsizetype mostReadable = 400; ///< cells of a table that can still be read on stage

bool hasType(const timeline::Registry &registry, QLatin1StringView type)
{
    return registry.nodes.find(QString(type)) != nullptr;
}

bool namesIndex(const QString &head)
{
    static const QStringList names{u""_s, u"#"_s, u"index"_s, u"unnamed: 0"_s, u"번호"_s, u"순번"_s, u"序号"_s};
    return names.contains(head.trimmed().toLower());
}

/// The first column from 0 or 1 on, below a head that says so.
bool isIndex(const tensor::Table &table)
{
    if (table.rows.size() < 2 || table.columns() < 2 || !namesIndex(table.rows.front().cells.value(0)))
        return false;
    bool isNumber = false;
    const int first = table.rows[1].cells.value(0).toInt(&isNumber);
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        if (table.rows[i].cells.value(0) != QString::number(first + static_cast<int>(i) - 1))
            return false;
    }
    return isNumber && (first == 0 || first == 1);
}

/// Whole numbers below a head that grow from row to row, such as years: names of the rows, which nothing adds up.
bool isCourse(const tensor::Table &table, qsizetype column)
{
    constexpr std::size_t fewest = 3; // with the head
    std::optional<qlonglong> before;
    for (std::size_t row = 1; row < table.rows.size(); ++row) {
        bool isWhole = false;
        const qlonglong number = table.rows[row].cells.value(column).trimmed().toLongLong(&isWhole);
        if (!isWhole || (before && number <= *before))
            return false;
        before = number;
    }
    return table.rows.size() >= fewest;
}

QString withoutSigns(const QString &cell)
{
    static const QRegularExpression missing(u"^(-|–|—|na|n/a|nan|null|none|#n/a)?$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return missing.match(cell.trimmed()).hasMatch() ? QString() : cell;
}

/// Cells of a table, with its index left out. Numbers that were said to have decimal commas get points, which all
/// blocks read alike.
Cells cellsFor(const tensor::Table &table, const TableHeads &heads)
{
    Cells cells = cellsOfTable(table);
    const tensor::CellReader reader(table, tensor::Infinite::Refused);
    for (std::size_t row = 0; table.reading.decimalMark && row < cells.rows.size(); ++row) {
        for (qsizetype column = 0; column < cells.rows[row].size(); ++column) {
            QString &cell = cells.rows[row][column];
            const auto number = reader.number(cell, column);
            if (number && !cell.contains(u'%') && !tensor::hasSpread(cell))
                cell = QString::number(*number, 'g', 15);
        }
    }
    if (heads.index)
        apply({.kind = CellEdit::Kind::DeleteColumns, .at = 0}, cells);
    return cells;
}

/// A block with cells, in one language of the lecture.
Result<AddedFiles> withCells(const Lecture &lecture, const QString &scene, const QString &path, QLatin1StringView type,
                             const tensor::Table &table, const QString &shown, const timeline::Registry &registry,
                             std::optional<base::Vec3> at)
{
    TableHeads heads = headsOf(table);
    if (type == made::series) { // the numbers of the first column are its places
        heads.column = true;
        heads.index = false;
    }
    const Cells cells = cellsFor(table, heads);
    if (cells.rowCount() * cells.columnCount() > mostCells)
        return base::failure(translated("The table would have more than 20,000 cells."),
                             translated("Leave out rows or columns that the lecture does not need."));
    const Languages languages = languagesOf(lecture);
    const QString language = languages.all.contains(shown) ? shown : languages.own;
    NewBlock block{QString(type), {}};
    block.properties = {{u"cells"_s, withTexts(QJsonArray(), language, rowTexts(cells), languages.own, languages.all)}};
    if (const graph::NodeType *made = registry.nodes.find(block.type)) {
        for (const auto &[head, is] :
             {std::pair(TableHead::Row, heads.row), std::pair(TableHead::Column, heads.column)}) {
            if (const graph::PropertySpec *spec = headSpec(made->properties, head))
                block.properties.insert(base::toText(spec->key), headValue(*spec, is));
        }
    }
    insertPosition(block.properties, at);
    return withNamedBlock(lecture, scene, std::move(block), path, registry).map([&](AddedFiles &&added) {
        if (heads.index)
            added.notes.append(translated("The first column numbers the rows and is left out."));
        added.notes += table.notes;
        return std::move(added);
    });
}

bool hasNumbersFor(const tensor::Table &table, const TableHeads &heads)
{
    const tensor::CellReader reader(table, tensor::Infinite::Refused);
    for (std::size_t row = heads.row ? 1 : 0; row < table.rows.size(); ++row) {
        const tensor::TableCells &cells = table.rows[row].cells;
        for (qsizetype column = (heads.column ? 1 : 0) + (heads.index ? 1 : 0); column < cells.size(); ++column) {
            if (reader.isNumber(cells[column], column))
                return true;
        }
    }
    return false;
}

/// Whether the first column has numbers that grow from row to row, such as epochs, and another one has numbers too.
bool hasPlaces(const tensor::Table &table, const TableHeads &heads)
{
    const tensor::CellReader reader(table, tensor::Infinite::Refused);
    const std::size_t first = heads.row ? 1 : 0;
    constexpr std::size_t fewest = 3; // two points are no course
    if (table.rows.size() < first + fewest)
        return false;
    bool hasNumbers = false;
    std::optional<double> before;
    for (std::size_t row = first; row < table.rows.size(); ++row) {
        const tensor::TableCells &cells = table.rows[row].cells;
        const auto place = reader.number(cells.value(0), 0);
        if (!place || (before && *place <= *before))
            return false;
        before = place;
        for (qsizetype column = 1; column < cells.size(); ++column)
            hasNumbers = hasNumbers || reader.isNumber(cells[column], column);
    }
    return hasNumbers;
}

} // namespace

const graph::PropertySpec *headSpec(const graph::PropertyTable &properties, TableHead head)
{
    const bool isRow = head == TableHead::Row;
    for (const QString &key :
         {isRow ? u"headerRow"_s : u"headerColumn"_s, isRow ? u"headerRows"_s : u"headerColumns"_s}) {
        if (const graph::PropertySpec *spec = lecture::findSpec(properties, key))
            return spec;
    }
    return nullptr;
}

QJsonValue headValue(const graph::PropertySpec &spec, bool isHead)
{
    return spec.type == graph::ValueType::Boolean ? QJsonValue(isHead) : QJsonValue(isHead ? 1 : 0);
}

TableHeads headsOf(const tensor::Table &table)
{
    using FirstLine = tensor::TableReading::FirstLine;
    TableHeads heads;
    if (table.rows.empty())
        return heads;
    const tensor::CellReader reader(table, tensor::Infinite::Kept);
    const auto isWord = [&](std::size_t row, qsizetype column) {
        const QString cell = table.rows[row].cells.value(column);
        return !withoutSigns(cell).isEmpty() && !reader.isNumber(cell, column);
    };
    const auto isNumber = [&](std::size_t row, qsizetype column) {
        return reader.isNumber(table.rows[row].cells.value(column), column);
    };
    const std::size_t rows = table.rows.size();
    const qsizetype columns = table.columns();
    heads.index = isIndex(table);
    const qsizetype first = heads.index ? 1 : 0;
    bool isNamed = false; // a word above numbers
    bool hasNumbers = false;
    for (qsizetype column = first; column < columns; ++column) {
        bool isOfNumbers = false;
        for (std::size_t row = 1; row < rows; ++row)
            isOfNumbers = isOfNumbers || isNumber(row, column);
        hasNumbers = hasNumbers || isOfNumbers;
        isNamed = isNamed || (isOfNumbers && isWord(0, column));
    }
    const auto numbers = tensor::numbersIn(table);
    const bool mayBeYears = numbers && numbers->mayHaveNoNames; // above numbers of another kind
    const bool areWords = !hasNumbers && rows > 1 && columns > 1 && isWord(0, first);
    heads.row = table.reading.firstLine == FirstLine::Names
        || (table.reading.firstLine == FirstLine::Seen && (isNamed || mayBeYears || heads.index || areWords));
    bool areNames = first < columns;
    for (std::size_t row = heads.row ? 1 : 0; row < rows; ++row)
        areNames = areNames && isWord(row, first);
    const bool isCorner = heads.row && withoutSigns(table.rows.front().cells.value(first)).isEmpty();
    areNames = areNames || (heads.row && hasNumbers && isCourse(table, first));
    heads.column = areNames && columns > first + 1 && rows > (heads.row ? 1U : 0U) && (hasNumbers || isCorner);
    return heads;
}

tensor::DecimalMark decimalMarkOf(const tensor::Table &table)
{
    if (table.reading.decimalMark)
        return *table.reading.decimalMark;
    const tensor::CellReader reader(table, tensor::Infinite::Kept);
    return reader.shownMark().value_or(tensor::DecimalMark::Point);
}

std::vector<TableForm> formsOf(const tensor::Table &table, const timeline::Registry &registry, bool isOnStage)
{
    const TableHeads heads = headsOf(table);
    const auto numbers = tensor::numbersIn(table);
    const qsizetype cells = table.columns() * static_cast<qsizetype>(table.rows.size());
    std::vector<TableForm> forms;
    const bool hasTable = hasType(registry, made::table);
    if (hasTable || !numbers)
        forms.push_back(TableForm::Table);
    if (hasType(registry, made::columns) && hasNumbersFor(table, heads))
        forms.push_back(TableForm::Bars);
    if (hasType(registry, made::series) && hasPlaces(table, heads))
        forms.push_back(TableForm::Lines);
    if (numbers)
        forms.push_back(TableForm::Numbers);
    const bool hasNames = heads.row || heads.column || tensor::isTableOfWords(table);
    const bool areNumbersMeant = numbers && (!hasNames || !isOnStage || cells > mostReadable);
    if (areNumbersMeant)
        std::rotate(forms.begin(), std::ranges::find(forms, TableForm::Numbers), forms.end());
    return forms;
}

QString nameOf(TableForm form)
{
    switch (form) {
    case TableForm::Table: return translated("Table");
    case TableForm::Bars: return translated("Bars");
    case TableForm::Lines: return translated("Lines");
    case TableForm::Numbers: return translated("Numbers");
    }
    return {};
}

QStringList wordsForReading(const tensor::Table &table, const QString &encoding)
{
    QStringList words;
    if (table.separator == u',')
        words.append(translated("commas"));
    else if (table.separator == u';')
        words.append(translated("semicolons"));
    else if (table.separator == u' ')
        words.append(translated("spaces"));
    if (decimalMarkOf(table) == tensor::DecimalMark::Comma)
        words.append(translated("decimal commas"));
    const TableHeads heads = headsOf(table);
    if (heads.row)
        words.append(translated("header row"));
    if (heads.column)
        words.append(translated("header column"));
    if (!encoding.isEmpty())
        words.append(encoding);
    return words;
}

Result<AddedFiles> withTableAs(const Lecture &lecture, const QString &scene, const QString &path,
                               const tensor::Table &table, std::optional<TableForm> form, const QString &shown,
                               const timeline::Registry &registry, std::optional<base::Vec3> at)
{
    const std::vector<TableForm> forms = formsOf(table, registry, at.has_value());
    switch (form.value_or(forms.empty() ? TableForm::Numbers : forms.front())) {
    case TableForm::Table:
        return hasType(registry, made::table) ? withCells(lecture, scene, path, made::table, table, shown, registry, at)
                                              : withWordTable(lecture, scene, path, table, shown, registry, at);
    case TableForm::Bars: return withCells(lecture, scene, path, made::columns, table, shown, registry, at);
    case TableForm::Lines: return withCells(lecture, scene, path, made::series, table, shown, registry, at);
    case TableForm::Numbers: return withTable(lecture, scene, path, table, shown, registry, at);
    }
    return withTable(lecture, scene, path, table, shown, registry, at);
}

} // namespace lectograph::editor
