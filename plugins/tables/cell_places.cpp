// SPDX-License-Identifier: GPL-3.0-or-later
#include "cell_places.h"

#include "base/sentence.h"

namespace lectograph::tables {

using namespace Qt::StringLiterals;
using graph::Context;

namespace {

std::optional<int> rowNamed(const Content &content, const QString &written)
{
    auto row = blocks::indexOf(written, content.table.rowNames);
    if (!row)
        row = blocks::indexOf(QString(written).replace(u'/', u'\u2215'), content.rowKeys);
    return row ? std::optional(*row + content.headRows) : std::nullopt;
}

bool isWholeNumber(const QString &text)
{
    bool isNumber = false;
    text.toInt(&isNumber);
    return isNumber;
}

/// Names may have slashes themselves: “n/a/Score”.
std::optional<CellPlace> crossing(const Content &content, const QString &written)
{
    for (qsizetype slash = written.indexOf(u'/'); slash >= 0; slash = written.indexOf(u'/', slash + 1)) {
        const QString before = written.first(slash).trimmed();
        const QString behind = written.sliced(slash + 1).trimmed();
        const auto row = rowNamed(content, before);
        const auto column = columnNamed(content, behind);
        if ((row || before.isEmpty()) && (column || behind.isEmpty()) && (row || column))
            return CellPlace{written, row, column};
    }
    return std::nullopt;
}

std::optional<CellPlace> placeNamed(const Content &content, const QString &written)
{
    if (!isWholeNumber(written)) { // a number is a row, unless there is a row or column of that name
        if (const auto row = rowNamed(content, written))
            return CellPlace{written, row, std::nullopt};
        if (const auto column = columnNamed(content, written))
            return CellPlace{written, std::nullopt, column};
        return crossing(content, written);
    }
    if (const auto row = rowNamed(content, written))
        return CellPlace{written, row, std::nullopt};
    const auto column = columnNamed(content, written);
    return column ? std::optional(CellPlace{written, std::nullopt, column}) : std::nullopt;
}

} // namespace

std::optional<int> columnNamed(const Content &content, const QString &written)
{
    for (int column = 0; column < content.headColumns; ++column) {
        if (!written.trimmed().isEmpty()
            && content.columnKeys[column].compare(written.trimmed(), Qt::CaseInsensitive) == 0)
            return column;
    }
    auto column = blocks::indexOf(written, content.table.columnNames);
    if (!column)
        column = blocks::indexOf(written, content.columnKeys.sliced(content.headColumns));
    return column ? std::optional(*column + content.headColumns) : std::nullopt;
}

std::vector<CellPlace> cellPlaces(const Content &content, const QStringList &written, const Context &context)
{
    std::vector<CellPlace> places;
    for (const QString &one : written) {
        const QString name = one.trimmed();
        if (name.isEmpty())
            continue;
        if (auto place = placeNamed(content, name))
            places.push_back(*std::move(place));
        else
            context.warn(base::Sentence::tr("“%1” names no row, column or cell of the table.").arg(name));
    }
    return places;
}

} // namespace lectograph::tables
