// SPDX-License-Identifier: GPL-3.0-or-later
#include "surroundings.h"

#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/style.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "shape/pathops.h"
#include "typeset/formula.h"

#include <algorithm>
#include <cmath>

namespace lectograph::attention {

using namespace Qt::StringLiterals;
using base::Box;
using base::Result;
using base::Vec3;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

/// Share of a cell's width that the label of a column may have.
constexpr double mostOfCell = 0.92;

Box boxOf(double left, double bottom, double right, double top)
{
    Box box;
    box.add(Vec3{left, bottom, 0});
    box.add(Vec3{right, top, 0});
    return box;
}

Box united(Box box, const Box &other)
{
    box.add(other.min);
    box.add(other.max);
    return box;
}

/// The linked shapes, or else the texts, at most as many as there are lines of cells.
Result<std::vector<Shape>> labelsOf(const char *shapes, const char *texts, int count, const Inputs &in,
                                    const Context &context)
{
    std::vector<Shape> labels = in.shapes(shapes);
    if (labels.empty()) {
        const typeset::TextStyle style = blocks::textStyle(in.number("labelSize"), in.color("labelColour"), context);
        for (const QString &text : in.texts(texts).first(std::min<qsizetype>(count, in.texts(texts).size()))) {
            const auto set = typeset::mixed(text, style);
            if (!set)
                return base::within(QLatin1StringView(texts), set.error());
            labels.push_back(set->shape);
        }
    }
    if (std::ssize(labels) > count)
        labels.resize(static_cast<std::size_t>(count));
    return labels;
}

Shape named(const Shape &shape, std::size_t index)
{
    return shape.edited([index](shape::Part &part) { part.name = QString::number(index); });
}

/// What a row of labels takes, as high as its texts are at most.
Box linesOf(const std::vector<Shape> &labels)
{
    Box box;
    for (const Shape &label : labels)
        box.add(shape::lineBox(label));
    return box;
}

double sumOf(const tensor::Tensor &tensor, int place, bool isRow)
{
    double sum = 0;
    for (int i = 0; i < (isRow ? tensor.columns() : tensor.rows()); ++i)
        sum += isRow ? tensor.at(place, i) : tensor.at(i, place);
    return sum;
}

bool isAmong(const std::vector<double> &places, int place)
{
    return std::ranges::any_of(places, [place](double each) { return std::abs(each - place) < 0.5; });
}

/// Among those of lines or of single cells; anywhere, if there are none.
bool isOn(const std::vector<double> &lines, const std::vector<double> &ofEntries, int place)
{
    return (lines.empty() && ofEntries.empty()) || isAmong(lines, place) || isAmong(ofEntries, place);
}

/// One path of rectangles: neighbouring cells of a row share one, so that no seam shows between them.
shape::Path coveredCells(const GridLayout &layout, const Lit &lit)
{
    std::vector<shape::Contour> contours;
    for (int row = 0; row < layout.rows; ++row) {
        for (int column = 0; column < layout.columns; ++column) {
            const int first = column;
            while (column < layout.columns && !lit.hasCell(row, column))
                ++column;
            if (column == first)
                continue;
            const Box box = layout.cells(row, first, row, column - 1);
            const shape::Path path = shape::mapped(shape::rectangle(box.width(), box.height()),
                                                   base::Transform::translation(box.centre()));
            contours.push_back(path.contours().front());
        }
    }
    return shape::Path(std::move(contours));
}

Shape coverOver(const Box &box, const shape::Style &style, int index)
{
    return shape::shifted(shape::leaf(shape::rectangle(box.width(), box.height()), style, QString::number(index)),
                          box.centre());
}

Shape covers(const GridLayout &layout, const blocks::Highlights &highlights, const Inputs &in)
{
    const Lit lit(highlights);
    const QString &reach = in.text("reach");
    shape::Style style;
    style.fill = in.color("coverColour").withAlpha(in.number("cover"));
    style.stroke = style.fill.withAlpha(0);
    style.strokeWidth = 0;
    std::vector<Shape> rows;
    std::vector<Shape> columns;
    std::vector<Shape> parts;
    if (!lit.isEverything() && style.fill.a > 0) {
        for (int row = 0; reach != "cells"_L1 && layout.labelWidth > 0 && row < layout.rows; ++row) {
            if (!lit.hasRow(row))
                rows.push_back(coverOver(layout.rowLabel(row), style, row));
        }
        for (int column = 0; reach != "cells"_L1 && layout.labelHeight > 0 && column < layout.columns; ++column) {
            if (!lit.hasColumn(column))
                columns.push_back(coverOver(layout.columnLabel(column), style, column));
        }
        if (reach != "labels"_L1)
            parts.push_back(shape::leaf(coveredCells(layout, lit), style, u"cells"_s));
    }
    parts.push_back(shape::group(std::move(rows), u"rows"_s));
    parts.push_back(shape::group(std::move(columns), u"columns"_s));
    return shape::group(std::move(parts), u"covers"_s);
}

} // namespace

Lit::Lit(const blocks::Highlights &highlights) : m_highlights(highlights)
{
    for (std::size_t i = 0; i + 1 < highlights.entries.size(); i += 2) {
        m_entryRows.push_back(highlights.entries[i]);
        m_entryColumns.push_back(highlights.entries[i + 1]);
    }
}

bool Lit::isEverything() const
{
    return m_highlights.rows.empty() && m_highlights.columns.empty() && m_entryRows.empty();
}

bool Lit::hasRow(int row) const
{
    return isOn(m_highlights.rows, m_entryRows, row);
}

bool Lit::hasColumn(int column) const
{
    return isOn(m_highlights.columns, m_entryColumns, column);
}

bool Lit::hasCell(int row, int column) const
{
    for (std::size_t i = 0; i < m_entryRows.size(); ++i) {
        if (std::abs(m_entryRows[i] - row) < 0.5 && std::abs(m_entryColumns[i] - column) < 0.5)
            return true;
    }
    const bool hasLines = !m_highlights.rows.empty() || !m_highlights.columns.empty();
    return isEverything()
        || (hasLines && (m_highlights.rows.empty() || isAmong(m_highlights.rows, row))
            && (m_highlights.columns.empty() || isAmong(m_highlights.columns, column)));
}

Box GridLayout::cells(double firstRow, double firstColumn, double lastRow, double lastColumn) const
{
    const double left = -columns * cellWidth / 2;
    const double top = rows * cellHeight / 2;
    return boxOf(left + firstColumn * cellWidth, top - (lastRow + 1) * cellHeight, left + (lastColumn + 1) * cellWidth,
                 top - firstRow * cellHeight);
}

Box GridLayout::rowLabel(double row) const
{
    const Box line = cells(row, 0, row, 0);
    return boxOf(line.min.x - labelWidth, line.min.y, line.min.x, line.max.y);
}

Box GridLayout::columnLabel(double column) const
{
    const Box line = cells(0, column, 0, column);
    return boxOf(line.min.x, line.max.y, line.max.x, line.max.y + labelHeight);
}

graph::PropertyTable gridLabelProperties()
{
    return {
        row::texts("rowTexts", "Before the rows; $…$ is a formula").titled("Texts of rows"),
        row::texts("columnTexts", "Above the columns; $…$ is a formula").titled("Texts of columns"),
        row::shapes("rowShapes", "Shapes before the rows, instead of texts").titled("Labels of rows").dispensable(),
        row::shapes("columnShapes", "Shapes above the columns, instead of texts")
            .titled("Labels of columns")
            .dispensable(),
        row::number("labelSize", 30, "Type size of the labels").between(1, 400),
        row::color("labelColour", "WHITE", "Colour of the labels"),
        row::number("labelGap", 0.2, "From the labels to the cells")
            .titled("Label distance")
            .between(0, 100)
            .in("units"),
        row::number("labelWidth", 0, "How far lines, boxes and covers reach before the cells; 0: as the labels need it")
            .titled("Room before the rows")
            .between(0, 10'000)
            .in("units"),
        row::number("labelHeight", 0, "How far lines, boxes and covers reach above the cells; 0: as the labels need it")
            .titled("Room above the columns")
            .between(0, 10'000)
            .in("units"),
    };
}

Result<std::vector<Shape>> gridLabels(GridLayout &layout, const Inputs &in, const Context &context)
{
    auto rows = labelsOf("rowShapes", "rowTexts", layout.rows, in, context);
    if (!rows)
        return tl::unexpected(rows.error());
    auto columns = labelsOf("columnShapes", "columnTexts", layout.columns, in, context);
    if (!columns)
        return tl::unexpected(columns.error());
    const double gap = in.number("labelGap");
    double width = 0;
    for (std::size_t row = 0; row < rows->size(); ++row) {
        Shape &label = (*rows)[row];
        const Box line = layout.rowLabel(static_cast<double>(row));
        width = std::max(width, label.bounds().width() + 2 * gap);
        const double left = line.max.x - gap - label.bounds().width() / 2;
        label = named(shape::centredAt(label, {left, line.centre().y, 0}), row);
    }
    const double fit = shape::commonFit(*columns, mostOfCell * layout.cellWidth);
    for (Shape &label : *columns)
        label = shape::scaled(label, fit);
    std::vector<Shape> onLine = shape::onBaseline(*std::move(columns));
    columns = std::move(onLine);
    const Box heads = linesOf(*columns);
    const double lift = heads.isEmpty() ? 0 : gap - heads.min.y;
    for (std::size_t column = 0; column < columns->size(); ++column) {
        Shape &label = (*columns)[column];
        const Box line = layout.columnLabel(static_cast<double>(column));
        const Vec3 centre = label.bounds().centre();
        label = named(shape::shifted(label, {line.centre().x - centre.x, line.min.y + lift, -centre.z}), column);
    }
    const double height = columns->empty() ? 0 : heads.height() + 2 * gap;
    layout.labelWidth = in.number("labelWidth") > 0 ? in.number("labelWidth") : width;
    layout.labelHeight = in.number("labelHeight") > 0 ? in.number("labelHeight") : height;
    return std::vector{shape::group(*std::move(rows), u"rows"_s), shape::group(*std::move(columns), u"columns"_s)};
}

graph::PropertyTable gridLineProperties()
{
    return graph::joined(row::choice("lines", "cells", "none|cells=Around the cells|labels=Around cells and labels",
                                     "Where there are lines")
                             .titled("Lines"),
                         blocks::strokeProperties({.stroke = "GREY_A", .strokeWidth = 1}));
}

Shape gridLines(const GridLayout &layout, bool isDense, const Inputs &in, const Context &context)
{
    std::vector<Shape> rows;
    std::vector<Shape> columns;
    if (in.text("lines") != "none"_L1) {
        const bool isLong = in.text("lines") == "labels"_L1;
        const Box box = layout.all();
        const double left = box.min.x - (isLong ? layout.labelWidth : 0);
        const double top = box.max.y + (isLong ? layout.labelHeight : 0);
        const shape::Style style = blocks::strokeOf(in, context);
        const auto add = [&](std::vector<Shape> &lines, const QPointF &from, const QPointF &to, int index) {
            lines.push_back(shape::leaf(shape::line(from, to), style, QString::number(index)));
        };
        for (int row = 0; row <= layout.rows; row += isDense ? layout.rows : 1) {
            const double y = box.max.y - row * layout.cellHeight;
            add(rows, {left, y}, {box.max.x, y}, row);
        }
        for (int column = 0; column <= layout.columns; column += isDense ? layout.columns : 1) {
            const double x = box.min.x + column * layout.cellWidth;
            add(columns, {x, top}, {x, box.min.y}, column);
        }
    }
    return shape::group({shape::group(std::move(rows), u"rows"_s), shape::group(std::move(columns), u"columns"_s)},
                        u"lines"_s);
}

graph::PropertyTable gridSumProperties()
{
    return {
        row::choice("sums", "none", "none|columns=Below the columns|rows=Beside the rows|both",
                    "Which sums are written beside the cells"),
        row::color("sumColour", "GREY_B", "Colour of the sums").titled("Colour of sums"),
    };
}

Shape gridSums(const GridLayout &layout, const tensor::Tensor &tensor, const Inputs &in)
{
    const QString &which = in.text("sums");
    shape::Style style;
    style.fill = in.color("sumColour");
    style.stroke = style.fill.withAlpha(0);
    style.strokeWidth = 0;
    const auto sums = [&](bool isRow) {
        std::vector<Shape> numbers;
        const int count = isRow ? layout.rows : layout.columns;
        for (int i = 0; (which == "both"_L1 || which == (isRow ? "rows"_L1 : "columns"_L1)) && i < count; ++i) {
            shape::Numeral numeral;
            numeral.value = sumOf(tensor, i, isRow);
            numeral.decimals = in.integer("decimals");
            numeral.size = in.number("size");
            numbers.push_back(typeset::number(numeral, style));
        }
        const double fit = shape::commonFit(numbers, in.number("fill") * layout.cellWidth);
        for (int i = 0; i < std::ssize(numbers); ++i) {
            Shape &number = numbers[static_cast<std::size_t>(i)];
            const Vec3 at = isRow ? layout.cells(i, layout.columns, i, layout.columns).centre()
                                  : layout.cells(layout.rows, i, layout.rows, i).centre();
            number = named(shape::centredAt(shape::scaled(number, fit), at), static_cast<std::size_t>(i));
        }
        return shape::group(std::move(numbers), isRow ? u"rows"_s : u"columns"_s);
    };
    return shape::group({sums(true), sums(false)}, u"sums"_s);
}

graph::PropertyTable gridHighlightProperties()
{
    const graph::PropertyTable own = {
        row::choice("reach", "both", "cells|labels|both=Cells and labels",
                    "What boxes of rows and columns are around, and what covers lie over")
            .titled("Highlight"),
        row::number("cover", 0,
                    "How much everything is covered that is not highlighted; keyframes fade the covers in and out")
            .titled("Dim the rest")
            .between(0, 1),
        row::color("coverColour", "background", "Colour of what lies over the rest").titled("Colour of covers"),
    };
    return graph::joined(blocks::highlightPlaceProperties(), blocks::highlightProperties(), own);
}

Shape gridHighlights(const GridLayout &layout, const Inputs &in, const Context &context)
{
    const blocks::Highlights highlights = blocks::highlightsOf(in);
    const QString &reach = in.text("reach");
    // Boxes stand inside the lines, by the distance that other blocks have outside their numbers.
    const double inset = std::min(2 * in.number("highlightGap"), 0.4 * std::min(layout.cellWidth, layout.cellHeight));
    const blocks::CellBoxes boxes{
        layout.rows, layout.columns, [&](double firstRow, double firstColumn, double lastRow, double lastColumn) {
            Box box = layout.cells(firstRow, firstColumn, lastRow, lastColumn);
            const bool isRow = firstRow == lastRow && firstColumn == 0 && lastColumn == layout.columns - 1;
            const bool isColumn = firstColumn == lastColumn && firstRow == 0 && lastRow == layout.rows - 1;
            if (isRow && layout.labelWidth > 0 && reach != "cells"_L1)
                box = reach == "labels"_L1 ? layout.rowLabel(firstRow) : united(box, layout.rowLabel(firstRow));
            else if (isColumn && layout.labelHeight > 0 && reach != "cells"_L1)
                box = reach == "labels"_L1 ? layout.columnLabel(firstColumn)
                                           : united(box, layout.columnLabel(firstColumn));
            return boxOf(box.min.x + inset, box.min.y + inset, box.max.x - inset, box.max.y - inset);
        }};
    return shape::group({covers(layout, highlights, in), blocks::highlightBoxes(highlights, boxes, in, context)},
                        u"highlight"_s);
}

} // namespace lectograph::attention
