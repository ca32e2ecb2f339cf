// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/csv.h"

#include "editor/language/translated.h"

#include <QStringDecoder>

#include <algorithm>
#include <cmath>
#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

struct Line
{
    QStringList cells;
    int number = 1; ///< in the file
};

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

std::vector<Line> linesOf(const QString &text, QChar separator)
{
    std::vector<Line> lines;
    Line line;
    QString cell;
    bool isQuoted = false;
    int number = 1;
    const auto endLine = [&] {
        line.cells.append(cell.trimmed());
        if (std::ranges::any_of(line.cells, [](const QString &one) { return !one.isEmpty(); }))
            lines.push_back(line);
        cell.clear();
        line = {{}, number + 1};
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
            line.cells.append(cell.trimmed());
            cell.clear();
        } else if (!isQuoted && c == u'\n') {
            endLine();
            ++number;
        } else {
            number += c == u'\n';
            cell += c;
        }
    }
    endLine();
    return lines;
}

std::optional<double> numberIn(QString cell, QChar separator)
{
    if (separator == u';' && !cell.contains(u'.'))
        cell.replace(u',', u'.');
    cell.replace(QChar(0x2212), u'-'); // MINUS SIGN
    bool isNumber = false;
    const double number = cell.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return std::nullopt;
    return number;
}

} // namespace

base::Result<Numbers> parseCsv(const QByteArray &bytes)
{
    const auto encoding = QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8);
    QStringDecoder decoder(encoding);
    QString text = decoder(bytes);
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    const QChar separator = separatorOf(text);
    std::vector<Line> lines = linesOf(text, separator);
    const auto isNumber = [&](const QString &cell) { return numberIn(cell, separator).has_value(); };
    const auto isNames = [&](const QStringList &cells) { return std::ranges::none_of(cells, isNumber); };

    if (!lines.empty() && isNames(lines.front().cells))
        lines.erase(lines.begin());
    const bool hasNames = !lines.empty() && std::ranges::all_of(lines, [&](const Line &line) {
        return line.cells.size() > 1 && !isNumber(line.cells.front());
    });
    Numbers rows;
    for (const Line &line : lines) {
        const QStringList cells = hasNames ? line.cells.sliced(1) : line.cells;
        if (!rows.empty() && cells.size() != static_cast<qsizetype>(rows.front().size()))
            return base::failure(translated("Line %1 of the table has %2 cells, the lines before have %3.")
                                     .arg(line.number)
                                     .arg(cells.size())
                                     .arg(rows.front().size()),
                                 translated("Give every line equally many numbers."));
        std::vector<double> row;
        for (const QString &cell : cells) {
            const auto number = numberIn(cell, separator);
            if (!number)
                return base::failure(cell.isEmpty()
                                         ? translated("Line %1 of the table has an empty cell.").arg(line.number)
                                         : translated("Line %1 of the table says “%2”, which is not a number.")
                                               .arg(line.number)
                                               .arg(cell.left(40)),
                                     translated("Words may stand in the first line and the first column only."));
            row.push_back(*number);
        }
        rows.push_back(std::move(row));
    }
    if (rows.empty())
        return base::failure(translated("There are no numbers in this table."),
                             translated("Save it from the spreadsheet as CSV, with a number in every cell."));
    return rows;
}

} // namespace lectograph::editor
