// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/highlight.h"

#include "blocks/block.h"
#include "blocks/style.h"

#include "shape/outlines.h"

#include <algorithm>
#include <cmath>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using graph::Inputs;
using shape::Shape;

namespace {

bool isNear(double a, int b)
{
    return std::abs(a - b) < 0.5;
}

bool isWithin(double place, int count)
{
    return place >= 0 && place <= count - 1;
}

} // namespace

graph::PropertyTable highlightPlaceProperties()
{
    return {
        row::numbers("highlightRows", "Counted from 0 as shown; keyframes move a box from row to row")
            .titled("Highlighted rows"),
        row::numbers("highlightColumns", "Counted from 0 as shown; keyframes move a box from column to column")
            .titled("Highlighted columns"),
        row::numbers("highlightEntries", "Row and column of each: 0, 2, 1, 3 are two entries")
            .titled("Highlighted entries"),
    };
}

Highlights highlightsOf(const Inputs &inputs)
{
    return {inputs.numbers("highlightRows"), inputs.numbers("highlightColumns"), inputs.numbers("highlightEntries")};
}

graph::PropertyTable highlightBoxProperties(std::string_view colorHelp)
{
    return {
        row::color("highlightColour", "YELLOW", colorHelp).titled("Highlight colour"),
        row::number("highlightGap", 0.1, "From the numbers to their box")
            .titled("Box distance")
            .between(0, 100)
            .in("units"),
        row::number("highlightWidth", 2, "Thickness of the boxes' lines")
            .titled("Box line width")
            .between(0, 1000)
            .in("hundredths"),
    };
}

graph::PropertyTable highlightProperties()
{
    return joined(row::choice("highlightAs", "box", "box=Boxes|colour|both=Boxes and colour", "How they stand out")
                      .titled("Highlight with"),
                  highlightBoxProperties("Of boxes and numbers that stand out"));
}

bool isHighlighted(const Highlights &highlights, const Inputs &inputs, int row, int column)
{
    if (inputs.text("highlightAs") == "box"_L1)
        return false;
    const auto has = [](const std::vector<double> &places, int place) {
        return std::ranges::any_of(places, [place](double each) { return isNear(each, place); });
    };
    if (has(highlights.rows, row) || has(highlights.columns, column))
        return true;
    const std::vector<double> &entries = highlights.entries;
    for (std::size_t i = 0; i + 1 < entries.size(); i += 2) {
        if (isNear(entries[i], row) && isNear(entries[i + 1], column))
            return true;
    }
    return false;
}

Shape boxAround(const base::Box &cells, double gap, const base::Color &color, double width,
                const graph::Context &context, QString name)
{
    const shape::Style style = lineStyle(color, width, context.setting);
    const shape::Path path = shape::rectangle(cells.width() + 2 * gap, cells.height() + 2 * gap);
    return shape::shifted(shape::leaf(path, style, std::move(name)), cells.centre());
}

Shape highlightBoxes(const Highlights &highlights, const CellBoxes &cells, const Inputs &inputs,
                     const graph::Context &context)
{
    std::vector<Shape> rows;
    std::vector<Shape> columns;
    std::vector<Shape> entries;
    if (inputs.text("highlightAs") != "colour"_L1) {
        const auto add = [&](std::vector<Shape> &boxes, const base::Box &box) {
            boxes.push_back(boxAround(box, inputs.number("highlightGap"), inputs.color("highlightColour"),
                                      inputs.number("highlightWidth"), context, QString::number(boxes.size())));
        };
        for (const double row : highlights.rows) {
            if (isWithin(row, cells.rows) && cells.columns > 0)
                add(rows, cells.box(row, 0, row, cells.columns - 1));
        }
        for (const double column : highlights.columns) {
            if (isWithin(column, cells.columns) && cells.rows > 0)
                add(columns, cells.box(0, column, cells.rows - 1, column));
        }
        const std::vector<double> &places = highlights.entries;
        for (std::size_t i = 0; i + 1 < places.size(); i += 2) {
            if (isWithin(places[i], cells.rows) && isWithin(places[i + 1], cells.columns))
                add(entries, cells.box(places[i], places[i + 1], places[i], places[i + 1]));
        }
    }
    return shape::group({shape::group(std::move(rows), u"rows"_s), shape::group(std::move(columns), u"columns"_s),
                         shape::group(std::move(entries), u"entries"_s)},
                        u"boxes"_s);
}

} // namespace lectograph::blocks
