// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/cells.h"

#include "tensor/written_number.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar betweenCells = u'\t';

/// A row in the languages that have it.
using TranslatedRow = std::map<QString, QStringList>;
using TranslatedRows = std::vector<TranslatedRow>;

QStringList cellsOfRow(const QString &row)
{
    return row.isEmpty() ? QStringList() : row.split(betweenCells);
}

/// Empty cells at the end of a row are not written.
QString textOfRow(QStringList cells)
{
    while (!cells.isEmpty() && cells.back().isEmpty())
        cells.removeLast();
    for (QString &cell : cells)
        cell.replace(betweenCells, u' ');
    return cells.join(betweenCells);
}

TranslatedRows rowsIn(const QJsonValue &texts, const QString &own)
{
    TranslatedRows rows;
    const auto add = [&](std::size_t row, const QString &language, const QString &text) {
        if (rows.size() <= row)
            rows.resize(row + 1);
        rows[row].insert_or_assign(language, cellsOfRow(text));
    };
    const auto addAll = [&](const QJsonArray &array, const QString &language) {
        for (qsizetype row = 0; row < array.size(); ++row) {
            const QJsonObject each = array.at(row).toObject();
            if (!array.at(row).isObject())
                add(static_cast<std::size_t>(row), language, array.at(row).toString());
            for (auto text = each.begin(); text != each.end(); ++text)
                add(static_cast<std::size_t>(row), text.key(), text.value().toString());
        }
    };
    if (!texts.isObject())
        addAll(texts.toArray(), own);
    const QJsonObject lists = texts.toObject();
    for (auto list = lists.begin(); list != lists.end(); ++list)
        addAll(list.value().toArray(), list.key());
    return rows;
}

QJsonValue textsOf(TranslatedRows rows, const QString &own)
{
    const auto isEmptyRow = [](const TranslatedRow &row) {
        return std::ranges::all_of(row, [](const auto &text) { return textOfRow(text.second).isEmpty(); });
    };
    while (!rows.empty() && isEmptyRow(rows.back()))
        rows.pop_back();
    QJsonArray array;
    for (const TranslatedRow &row : rows) {
        QJsonObject each;
        for (const auto &[language, cells] : row) {
            if (const QString text = textOfRow(cells); !text.isEmpty())
                each.insert(language, text);
        }
        if (each.isEmpty())
            array.append(QString());
        else
            array.append(each.size() == 1 && each.contains(own) ? each.value(own) : QJsonValue(each));
    }
    return array;
}

/// The row as it is shown in the language.
const QStringList &shownRow(const TranslatedRow &row, const QString &language, const Languages &languages)
{
    static const QStringList none;
    for (const QString &one : QStringList{language, languages.own} + languages.all) {
        if (const auto found = row.find(one); found != row.end() && !found->second.isEmpty())
            return found->second;
    }
    return none;
}

bool isSameEverywhere(const QString &cell)
{
    return cell.isEmpty() || tensor::writtenNumber(cell.trimmed(), tensor::DecimalMark::Point)
        || tensor::writtenNumber(cell.trimmed(), tensor::DecimalMark::Comma);
}

void setCell(QStringList &cells, qsizetype column, const QString &text)
{
    while (cells.size() <= column)
        cells.append(QString());
    cells[column] = text;
}

void setText(TranslatedRows &rows, const CellText &cell, const QString &language, const Languages &languages)
{
    const auto index = static_cast<std::size_t>(cell.row);
    if (rows.size() <= index)
        rows.resize(index + 1);
    TranslatedRow &row = rows[index];
    QStringList shown = shownRow(row, language, languages);
    const QString before = shown.value(cell.column);
    if (before == cell.text)
        return;
    const bool isForAll = isSameEverywhere(before) && isSameEverywhere(cell.text);
    const bool isNew = shown.isEmpty();
    setCell(shown, cell.column, cell.text);
    if (isNew || isForAll) {
        for (auto &[other, cells] : row) {
            if (other != language && cells.value(cell.column) == before)
                setCell(cells, cell.column, cell.text);
        }
    }
    // What was never translated is not begun to be by a number.
    const bool isOwnOnly = isForAll && !row.contains(language) && row.contains(languages.own);
    if (isNew)
        row.insert_or_assign(languages.own, shown);
    else if (!isOwnOnly)
        row.insert_or_assign(language, shown);
    const auto own = row.find(languages.own);
    if (language != languages.own && own != row.end() && row.contains(language)
        && textOfRow(own->second) == textOfRow(row.at(language)))
        row.erase(language);
}

template <class List>
void move(List &list, qsizetype at, qsizetype count, qsizetype to)
{
    const auto place = [&](qsizetype index) { return list.begin() + index; };
    if (to > at)
        std::rotate(place(at), place(at + count), place(to + count));
    else
        std::rotate(place(to), place(at), place(at + count));
}

/// Whether the edit is of rows and columns.
template <class Row>
bool applyToRows(const CellEdit &edit, std::vector<Row> &rows)
{
    const auto size = static_cast<qsizetype>(rows.size());
    const qsizetype at = std::clamp<qsizetype>(edit.at, 0, size);
    switch (edit.kind) {
    case CellEdit::Kind::InsertRows:
        rows.insert(rows.begin() + at, static_cast<std::size_t>(edit.count), Row());
        return true;
    case CellEdit::Kind::DeleteRows:
        rows.erase(rows.begin() + at, rows.begin() + std::clamp(at + edit.count, at, size));
        return true;
    case CellEdit::Kind::MoveRows:
        if (const qsizetype needed = std::max(edit.at, edit.to) + edit.count; needed > size)
            rows.resize(static_cast<std::size_t>(needed));
        move(rows, edit.at, edit.count, edit.to);
        return true;
    default: return false;
    }
}

void applyToColumns(const CellEdit &edit, QStringList &row)
{
    switch (edit.kind) {
    case CellEdit::Kind::InsertColumns:
        if (edit.at < row.size())
            row.insert(edit.at, edit.count, QString());
        break;
    case CellEdit::Kind::DeleteColumns:
        if (edit.at < row.size())
            row.remove(edit.at, std::min(edit.count, row.size() - edit.at));
        break;
    case CellEdit::Kind::MoveColumns:
        if (const qsizetype needed = std::max(edit.at, edit.to) + edit.count; needed > row.size())
            setCell(row, needed - 1, QString());
        move(row, edit.at, edit.count, edit.to);
        break;
    default: break;
    }
}

} // namespace

qsizetype Cells::columnCount() const
{
    qsizetype most = 0;
    for (const QStringList &row : rows)
        most = std::max(most, row.size());
    return most;
}

QString Cells::at(qsizetype row, qsizetype column) const
{
    return row >= 0 && row < rowCount() ? rows[static_cast<std::size_t>(row)].value(column) : QString();
}

void Cells::set(qsizetype row, qsizetype column, const QString &text)
{
    const auto index = static_cast<std::size_t>(row);
    if (rows.size() <= index)
        rows.resize(index + 1);
    setCell(rows[index], column, text);
}

bool Cells::isEmpty() const
{
    return std::ranges::all_of(rows, [](const QStringList &row) {
        return std::ranges::all_of(row, [](const QString &cell) { return cell.isEmpty(); });
    });
}

void Cells::trim()
{
    for (QStringList &row : rows) {
        while (!row.isEmpty() && row.back().isEmpty())
            row.removeLast();
    }
    while (!rows.empty() && rows.back().isEmpty())
        rows.pop_back();
}

void apply(const CellEdit &edit, Cells &cells)
{
    if (edit.kind == CellEdit::Kind::Replace)
        cells = edit.with;
    for (const CellText &cell : edit.texts)
        cells.set(cell.row, cell.column, cell.text);
    if (applyToRows(edit, cells.rows))
        return;
    for (QStringList &row : cells.rows)
        applyToColumns(edit, row);
}

Cells cellsOf(const QStringList &rows)
{
    Cells cells;
    std::ranges::transform(rows, std::back_inserter(cells.rows), cellsOfRow);
    return cells;
}

QStringList rowTexts(Cells cells)
{
    cells.trim();
    QStringList rows;
    std::ranges::transform(cells.rows, std::back_inserter(rows), textOfRow);
    return rows;
}

Cells cellsIn(const QJsonValue &texts, const QString &language, const Languages &languages)
{
    Cells cells;
    for (const TranslatedRow &row : rowsIn(texts, languages.own))
        cells.rows.push_back(shownRow(row, language, languages));
    return cells;
}

bool isTranslated(const QJsonValue &texts, qsizetype row, const QString &language, const Languages &languages)
{
    const QJsonValue item = texts.isObject() ? QJsonValue(texts[language].toArray().at(row)) : texts.toArray().at(row);
    return language == languages.own || !textIn(item, language, texts.isObject() ? language : languages.own).isEmpty();
}

QJsonValue withCellEdits(const QJsonValue &texts, const std::vector<CellEdit> &edits, const QString &language,
                         const Languages &languages)
{
    TranslatedRows rows = rowsIn(texts, languages.own);
    for (const CellEdit &edit : edits) {
        if (edit.kind == CellEdit::Kind::Replace) {
            rows.clear();
            for (const QStringList &row : edit.with.rows)
                rows.push_back({{languages.own, row}});
            continue;
        }
        for (const CellText &cell : edit.texts)
            setText(rows, cell, language, languages);
        if (applyToRows(edit, rows))
            continue;
        for (TranslatedRow &row : rows) {
            for (auto &[code, cells] : row)
                applyToColumns(edit, cells);
        }
    }
    return textsOf(std::move(rows), languages.own);
}

QString columnName(qsizetype column)
{
    QString name;
    for (qsizetype rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        name.prepend(QChar(u'A' + static_cast<char16_t>((rest - 1) % 26)));
    return name;
}

} // namespace lectograph::editor
