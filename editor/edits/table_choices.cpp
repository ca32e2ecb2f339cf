// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/table_choices.h"

#include "base/decoded_text.h"
#include "base/file_content.h"
#include "base/memory.h"
#include "editor/edits/foreign_text.h"
#include "editor/edits/table_forms.h"
#include "editor/language/translated.h"
#include "tensor/cell_reader.h"
#include "tensor/table_numbers.h"
#include "tensor/table_readings.h"

#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using tensor::DecimalMark;
using tensor::TableReading;
using FirstLine = TableReading::FirstLine;

namespace {

/// Larger files are not asked about: who has such a file has numbers of a program.
constexpr qint64 mostAskedBytes = 4 * 1024 * 1024;

QString separatorName(QChar separator)
{
    return separator == u'\t' ? u"tab"_s
        : separator == u';'   ? u"semicolon"_s
        : separator == u' '   ? u"space"_s
                              : u"comma"_s;
}

std::vector<TableChoice> choicesAmong(const std::vector<base::DecodedText> &texts)
{
    std::vector<TableChoice> choices;
    std::vector<std::pair<std::vector<QStringList>, bool>> seen; // numbers are the same in most encodings
    const auto add = [&](TableChoice choice) {
        constexpr qsizetype enough = 100;
        TablePreview preview = previewOf(choice, enough, enough);
        const std::pair read(std::move(preview.rows), preview.hasHeaderRow);
        if (std::ranges::find(seen, read) != seen.end())
            return;
        seen.push_back(read);
        choices.push_back(std::move(choice));
    };
    for (const base::DecodedText &decoded : texts) {
        for (const TableReading &reading : tensor::readingsOf(decoded.text))
            add({decoded.text, decoded.guess, reading});
    }
    return choices;
}

base::Result<QByteArray> contentAt(const QString &path)
{
    return base::FileContent::at(path).and_then([](const base::FileContent &file) { return file.all(mostAskedBytes); });
}

} // namespace

QByteArray contentOfTable(const QString &path)
{
    return contentAt(path).value_or(QByteArray());
}

std::vector<TableChoice> encodingsOf(const QByteArray &content)
{
    std::vector<TableChoice> choices;
    const auto add = [&](const QString &text, const QString &name) {
        const auto isSame = [&](const TableChoice &one) { return one.text == text; };
        if (std::ranges::none_of(choices, isSame))
            choices.push_back({text, name});
    };
    const auto likely = base::decodedTexts(content);
    for (const base::DecodedText &decoded : likely)
        add(decoded.text, decoded.guess.isEmpty() ? u"UTF-8"_s : decoded.guess);
    const std::array<std::pair<const char *, QString>, 5> others{
        {{"UTF-8", u"UTF-8"_s},
         {"windows-949", translated("Korean (CP949)")},
         {"GB18030", translated("Chinese (GB18030)")},
         {"Big5", translated("Chinese (Big5)")},
         {"windows-1252", translated("Western European (Windows-1252)")}}};
    for (const auto &[code, name] : others) {
        QStringDecoder decoder(code, QStringConverter::Flag::Stateless);
        const QString text = decoder.isValid() ? QString(decoder(content)) : QString();
        if (decoder.isValid() && !decoder.hasError() && !text.contains(QChar::Null))
            add(text, name);
    }
    return choices;
}

std::vector<TableChoice> tableChoicesOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (!QStringList{u"csv"_s, u"tsv"_s, u"txt"_s}.contains(suffix))
        return {};
    const auto content = contentAt(path);
    return content ? tableChoicesIn(*content) : std::vector<TableChoice>();
}

std::vector<TableChoice> tableChoicesIn(const QByteArray &content)
{
    std::vector<TableChoice> choices;
    base::isDoneWithinMemory([&] { choices = choicesAmong(base::decodedTexts(content)); });
    return choices;
}

std::vector<TableChoice> tableChoicesInText(const QString &text)
{
    std::vector<TableChoice> choices;
    if (text.size() <= mostAskedBytes && kindOf(text) == TextKind::Table)
        base::isDoneWithinMemory([&] { choices = choicesAmong({{text}}); });
    return choices;
}

QString wordsFor(const TableChoice &choice)
{
    const TableReading &reading = choice.reading;
    QStringList words;
    if (reading.separator == u',')
        words.append(translated("Commas between columns"));
    else if (reading.decimalMark)
        words.append(*reading.decimalMark == DecimalMark::Comma ? translated("Decimal commas (1.234,5)")
                                                                : translated("Decimal points (1,234.5)"));
    if (reading.firstLine != FirstLine::Seen)
        words.append(reading.firstLine == FirstLine::Names ? translated("Names in the first line")
                                                           : translated("Numbers in the first line"));
    if (!choice.encoding.isEmpty())
        words.append(choice.encoding);
    return words.join(u" · "_s);
}

TablePreview previewOf(const TableChoice &choice, qsizetype mostRows, qsizetype mostColumns)
{
    TablePreview preview;
    const auto add = [&](qsizetype columns, const auto &cell) {
        QStringList &row = preview.rows.emplace_back();
        for (qsizetype column = 0; column < std::min(columns, mostColumns); ++column)
            row.append(cell(column));
    };
    const auto table = tensor::parseTable(choice.text, choice.reading);
    if (!table)
        return preview;
    const TableHeads heads = headsOf(*table);
    const auto numbers = tensor::numbersIn(*table);
    if (numbers && !numbers->hasNames && !heads.row && !heads.column) {
        preview.columnCount = numbers->columns;
        preview.rowCount = static_cast<qsizetype>(numbers->values.size()) / numbers->columns;
        for (qsizetype row = 0; row < std::min(preview.rowCount, mostRows); ++row) {
            add(preview.columnCount, [&](qsizetype column) {
                const auto index = static_cast<std::size_t>(row * preview.columnCount + column);
                return QString::number(numbers->values[index], 'g', 12);
            });
        }
        return preview;
    }
    // Where a comma may be a decimal mark or not, the number is shown that it is read as.
    const tensor::CellReader reader(*table, tensor::Infinite::Refused);
    const bool isMarked = table->reading.decimalMark || decimalMarkOf(*table) == DecimalMark::Comma;
    preview.hasHeaderRow = heads.row;
    preview.hasHeaderColumn = heads.column;
    preview.columnCount = table->columns();
    preview.rowCount = static_cast<qsizetype>(table->rows.size());
    for (qsizetype row = 0; row < std::min(preview.rowCount, mostRows); ++row) {
        const tensor::TableCells &cells = table->rows[static_cast<std::size_t>(row)].cells;
        add(cells.size(), [&](qsizetype column) {
            const auto number = isMarked ? reader.number(cells[column], column) : std::nullopt;
            return number ? QString::number(*number, 'g', 12) : cells[column];
        });
    }
    return preview;
}

QJsonObject readingProperties(const TableReading &reading)
{
    QJsonObject properties;
    if (reading.separator)
        properties.insert(u"separator"_s, separatorName(*reading.separator));
    if (reading.decimalMark)
        properties.insert(u"decimalMark"_s, *reading.decimalMark == DecimalMark::Comma ? u"comma"_s : u"point"_s);
    if (reading.firstLine != FirstLine::Seen)
        properties.insert(u"firstLine"_s, reading.firstLine == FirstLine::Names ? u"names"_s : u"numbers"_s);
    return properties;
}

} // namespace lectograph::editor
