// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/table_blocks.h"

#include "editor/edits/lookup.h"
#include "editor/edits/madetypes.h"
#include "editor/edits/tensor_files.h"
#include "editor/edits/texts.h"
#include "editor/language/translated.h"
#include "tensor/table_numbers.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;
using tensor::NumberRows;
using tensor::Table;

namespace {

constexpr qsizetype mostWordCells = 120; // each is a block
constexpr int mostDigits = 400;          // numbers to show as digits; more would be too small to read
constexpr int mostColours = 10'000;

Result<AddedFiles> withNumberTable(const Lecture &lecture, const QString &scene, const QString &path,
                                   const NumberRows &rows, const timeline::Registry &registry)
{
    const bool isList = rows.size() == 1 || rows.front().size() == 1;
    QJsonArray json;
    for (const std::vector<double> &row : rows) {
        QJsonArray cells;
        for (const double number : row)
            (isList ? json : cells).append(number);
        if (!isList)
            json.append(cells);
    }
    NewBlock block{QString(isList ? made::list : made::matrix), {}, {{isList ? u"value"_s : u"values"_s, json}}};
    return withNamedBlock(lecture, scene, std::move(block), path, registry);
}

/// The numbers of an added matrix or list; a list is one row.
NumberRows valuesOf(const graph::Node &node)
{
    NumberRows numbers;
    const auto addRow = [&](const QJsonArray &cells) {
        std::vector<double> &row = numbers.emplace_back();
        std::ranges::transform(cells, std::back_inserter(row), [](const QJsonValue &cell) { return cell.toDouble(); });
    };
    if (node.type == made::list)
        addRow(node.properties.value(u"value"_s).toArray());
    else
        std::ranges::for_each(node.properties.value(u"values"_s).toArray(),
                              [&](const QJsonValue &row) { addRow(row.toArray()); });
    return numbers;
}

/// As many as are needed, but at most two.
int decimalsOf(const NumberRows &numbers)
{
    const auto needs = [&](int decimals) {
        const double unit = std::pow(10, decimals);
        return std::ranges::all_of(numbers, [&](const std::vector<double> &row) {
            return std::ranges::all_of(
                row, [&](double value) { return std::abs(value * unit - std::round(value * unit)) < 1e-9; });
        });
    };
    return needs(0) ? 0 : needs(1) ? 1 : 2;
}

/// The block that shows the numbers of a node.
NewBlock shownAs(const graph::Node &node, const NumberRows &numbers, const std::optional<base::Vec3> &at)
{
    constexpr double mostWidth = 12; // units, of the frame
    constexpr double mostHeight = 6;
    const auto columns = static_cast<double>(numbers.front().size());
    const auto rows = static_cast<double>(numbers.size());
    const bool asDigits = columns * rows <= mostDigits;
    const double width = std::min(1.0, mostWidth / columns);
    const double height = std::min(asDigits ? 0.7 : width, mostHeight / rows);
    NewBlock block{QString(asDigits ? made::digits : made::heatmap), {}};
    block.properties = {{u"tensor"_s, QJsonObject{{u"link"_s, node.id}}},
                        {u"cellWidth"_s, asDigits ? width : std::min(width, height)},
                        {u"cellHeight"_s, height}};
    if (asDigits) {
        block.properties.insert(u"decimals"_s, decimalsOf(numbers));
        block.properties.insert(u"size"_s, std::max(8.0, std::round(36 * height / 0.7)));
    }
    if (const auto canvas = canvasOf(node))
        block.canvas = *canvas + QPointF(240, 0);
    insertPosition(block.properties, at);
    return block;
}

} // namespace

Result<AddedFiles> withWordTable(const Lecture &lecture, const QString &scene, const QString &path, const Table &table,
                                 const QString &shown, const timeline::Registry &registry, std::optional<base::Vec3> at)
{
    const qsizetype columns = table.columns();
    const auto rows = static_cast<qsizetype>(table.rows.size());
    if (columns * rows > mostWordCells)
        return base::failure(translated("The table has more than 120 cells with words."),
                             translated("Leave out rows or columns that the lecture does not need."));
    const double size = rows > 12 ? 20 : rows > 8 || columns > 5 ? 28 : 36;
    Lecture with = lecture;
    QJsonArray children;
    QStringList cells;
    for (qsizetype row = 0; row < rows; ++row) {
        for (qsizetype column = 0; column < columns; ++column) {
            const QString text = table.rows[static_cast<std::size_t>(row)].cells.value(column);
            NewBlock cell{made::text, {}, {{u"size"_s, size}}, QPointF(double(column) * 240, double(row) * 120)};
            cell.properties.insert(u"text"_s, withText(QJsonValue(), shown, text.isEmpty() ? u"–"_s : text, with));
            auto added = withNamedBlock(with, scene, std::move(cell), {}, registry);
            if (!added)
                return added;
            with = std::move(added->lecture);
            children.append(QJsonObject{{u"link"_s, added->nodes.front()}});
            cells += added->nodes;
        }
    }
    // Only the whole table is on stage.
    return withOnStage(with, scene, cells, false).and_then([&](const Lecture &ready) {
        NewBlock grid{made::grid,
                      {},
                      {{u"children"_s, children}, {u"columns"_s, columns}, {u"gapX"_s, 0.5}},
                      QPointF(double(columns) * 240, 0)};
        insertPosition(grid.properties, at);
        return withNamedBlock(ready, scene, std::move(grid), path, registry);
    });
}

Result<AddedFiles> withTable(const Lecture &lecture, const QString &scene, const QString &path, const Table &table,
                             const QString &shown, const timeline::Registry &registry, std::optional<base::Vec3> at)
{
    const auto numbers = tensor::numbersIn(table);
    if (numbers) {
        return withNumberTable(lecture, scene, path, numbers->rows(), registry).map([&](AddedFiles &&added) {
            if (numbers->hasNames)
                added.notes.append(translated(
                    "Only the numbers of the table were taken; the names of its rows and columns are left out."));
            added.notes += numbers->notes;
            return std::move(added);
        });
    }
    if (tensor::isTableOfWords(table))
        return withWordTable(lecture, scene, path, table, shown, registry, at);
    return tl::unexpected(numbers.error());
}

Result<AddedFiles> withNumbersShown(const AddedFiles &added, const QString &sceneId, const timeline::Registry &registry,
                                    std::optional<base::Vec3> at)
{
    AddedFiles result{added.lecture, {}, added.sounds, added.notes};
    for (const QString &id : added.nodes) {
        const graph::Node *node = nodeOf(sceneOf(result.lecture, sceneId), id);
        const bool isNumbers = node && (node->type == made::matrix || node->type == made::list);
        const NumberRows numbers = isNumbers ? valuesOf(*node) : NumberRows();
        const bool isShown = isNumbers && !numbers.empty() && !numbers.front().empty()
            && numbers.size() * numbers.front().size() <= mostColours;
        const std::optional<NewBlock> block = isShown ? std::optional(shownAs(*node, numbers, at))
            : node                                    ? shownTensorFile(*node, at)
                                                      : std::nullopt;
        if (!block) {
            result.nodes.append(id);
            continue;
        }
        auto shown = withNamedBlock(result.lecture, sceneId, *block, {}, registry);
        if (!shown)
            return shown;
        result.lecture = std::move(shown->lecture);
        result.nodes += shown->nodes;
    }
    return result;
}

} // namespace lectograph::editor
