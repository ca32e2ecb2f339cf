// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame.h"

#include "brackets.h"
#include "graph/row.h"
#include "shape/layout.h"

namespace lectograph::matrices {

using base::Result;
using shape::Shape;

graph::PropertyTable excerptProperties()
{
    return {
        row::integer("rows", 6, "How many are shown at most, dots included").between(0, 100),
        row::integer("columns", 8, "How many are shown at most, dots included").between(0, 100),
        dotsSpec(),
        dotsPlaceSpec("dotsRow", "Row of dots", "Which row is dots: 0 is the first, -1 the last, -2 the last but one"),
        dotsPlaceSpec("dotsColumn", "Column of dots",
                      "Which column is dots: 0 is the first, -1 the last, -2 the last but one"),
    };
}

graph::PropertyTable sizeProperties()
{
    return {
        row::number("width", 0, "Of the whole; 0: as the type size gives it").between(0, 10'000).in("units"),
        row::number("height", 0, "Of the whole; 0: as the type size gives it").between(0, 10'000).in("units"),
    };
}

Shape sized(const Shape &shape, const graph::Inputs &inputs)
{
    return shape::fitted(shape, inputs.number("width"), inputs.number("height"));
}

Result<Shape> framedNumbers(const Excerpt &excerpt, const blocks::Highlights &highlights, const graph::Inputs &inputs,
                            const graph::Context &context)
{
    const Digits digits = digitsOf(inputs, excerpt);
    const auto cells = cellsOf(excerpt, digits);
    if (!cells)
        return tl::unexpected(cells.error());
    std::vector<Shape> parts{bracketsAround(*cells, digits, inputs)};
    for (Shape &part : numbersAndDots(excerpt, *cells, digits, [&](int row, int column) {
             return blocks::isHighlighted(highlights, inputs, row, column);
         }))
        parts.push_back(std::move(part));
    parts.push_back(
        blocks::highlightBoxes(highlights,
                               {cells->rows, cells->columns,
                                [&](double firstRow, double firstColumn, double lastRow, double lastColumn) {
                                    return cells->box(firstRow, firstColumn, lastRow, lastColumn);
                                }},
                               inputs, context));
    return sized(shape::group(std::move(parts)), inputs);
}

} // namespace lectograph::matrices
