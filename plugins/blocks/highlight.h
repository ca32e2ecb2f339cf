// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"

#include <functional>
#include <vector>

namespace lectograph::blocks {

/// What is highlighted, by places as shown. A fraction of a row is between two rows.
struct Highlights
{
    std::vector<double> rows;
    std::vector<double> columns;
    std::vector<double> entries; ///< row and column of each
};

/// "highlightRows", "highlightColumns", "highlightEntries".
graph::PropertyTable highlightPlaceProperties();
/// What these properties say.
Highlights highlightsOf(const graph::Inputs &inputs);

/// "highlightColour", "highlightGap", "highlightWidth".
graph::PropertyTable highlightBoxProperties(std::string_view colorHelp);
/// "highlightAs", "highlightColour", "highlightGap", "highlightWidth".
graph::PropertyTable highlightProperties();

/// Whether a number has the colour of the highlight.
bool isHighlighted(const Highlights &highlights, const graph::Inputs &inputs, int row, int column);

/// Where the cells of a table are.
struct CellBoxes
{
    int rows = 0;
    int columns = 0;
    /// Of all cells from one to another; between cells if a place is no whole number.
    std::function<base::Box(double firstRow, double firstColumn, double lastRow, double lastColumn)> box;
};

/// The group “boxes” with “rows”, “columns” and “entries”. With fractions, keyframes
/// move a box; what is outside the matrix has no box.
shape::Shape highlightBoxes(const Highlights &highlights, const CellBoxes &cells, const graph::Inputs &inputs,
                            const graph::Context &context);

/// One box of this colour and line width around cells.
shape::Shape boxAround(const base::Box &cells, double gap, const base::Color &color, double width,
                       const graph::Context &context, QString name);

} // namespace lectograph::blocks
