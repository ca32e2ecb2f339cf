// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/pastednumbers.h"

#include "editor/edits/cell_clipboard.h"
#include "editor/edits/copied_nodes.h"
#include "editor/inspector/rows/source.h"
#include "tensor/table_numbers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

Result<PastedNumbers> numbersOf(const Cells &cells)
{
    const auto numbers = tensor::parseTable(tabbedText(cells), {.separator = u'\t'}).and_then([](tensor::Table table) {
        return tensor::numbersIn(std::move(table));
    });
    if (!numbers)
        return tl::unexpected(numbers.error());
    PastedNumbers pasted{numbers->rows(), numbers->notes};
    if (numbers->hasNames)
        pasted.notes.prepend(Words::tr("Only the numbers were taken; the names of rows and columns are left out."));
    return pasted;
}

/// Numbers that are written in a property: a list, rows, or the rows of a table.
std::optional<PastedNumbers> numbersWritten(const QJsonArray &written)
{
    const auto areNumbers = [](const QJsonArray &array) {
        return !array.isEmpty() && std::ranges::all_of(array, [](const QJsonValue &one) { return one.isDouble(); });
    };
    const auto rowOf = [](const QJsonArray &array) {
        std::vector<double> row;
        std::ranges::transform(array, std::back_inserter(row), [](const QJsonValue &one) { return one.toDouble(); });
        return row;
    };
    if (areNumbers(written))
        return PastedNumbers{{rowOf(written)}};
    PastedNumbers rows;
    QStringList texts;
    for (const QJsonValue &row : written) {
        if (row.isString())
            texts.append(row.toString());
        else if (areNumbers(row.toArray()))
            rows.rows.push_back(rowOf(row.toArray()));
    }
    const bool isTable = texts.size() == written.size()
        && std::ranges::any_of(texts, [](const QString &text) { return text.contains(u'\t'); });
    if (isTable) {
        auto numbers = numbersOf(cellsOf(texts));
        return numbers ? std::optional(*std::move(numbers)) : std::nullopt;
    }
    const bool areRows = !rows.rows.empty() && static_cast<qsizetype>(rows.rows.size()) == written.size();
    return areRows ? std::optional(std::move(rows)) : std::nullopt;
}

Result<PastedNumbers> numbersOf(const NodeCopies &copies)
{
    const QJsonArray nodes = QJsonDocument::fromJson(copies.json).object().value(u"nodes"_s).toArray();
    for (const QJsonValue &node : nodes) {
        const QJsonObject properties = node[u"properties"].toObject();
        for (const QString &key : {u"cells"_s, u"values"_s, u"value"_s, u"tensor"_s}) {
            if (auto numbers = numbersWritten(properties.value(key).toArray()))
                return *std::move(numbers);
        }
    }
    return base::failure(Words::tr("The copied blocks have no numbers of their own that could be taken over."));
}

} // namespace

Result<PastedNumbers> numbersPasted(const QMimeData &data)
{
    if (const auto copies = CopiedNodes::in(&data))
        return numbersOf(*copies);
    const auto cells = cellsInData(data, Digits::All);
    const auto numbers = cells ? numbersOf(*cells) : Result<PastedNumbers>(base::failure(QString()));
    if (!numbers)
        return base::failure(Words::tr("What was copied is not a table of numbers."));
    return numbers;
}

PastedNumbers asList(PastedNumbers numbers)
{
    if (numbers.rows.size() < 2)
        return numbers;
    const bool isWide = numbers.rows.front().size() > 1;
    PastedNumbers list{{{}}, numbers.notes};
    for (const std::vector<double> &row : numbers.rows)
        list.rows.front().push_back(row.front());
    if (isWide)
        list.notes.append(Words::tr("The first column of numbers was taken; the others are left out."));
    return list;
}

} // namespace lectograph::editor
