// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/highlight.h"
#include "tensor/tensor.h"

namespace lectograph::attention {

// What is around the cells of a grid: labels, lines, sums, and what makes some of them stand out.

/// Cells of equal size around the origin, with room for labels to their left and above them.
struct GridLayout
{
    int rows = 0;
    int columns = 0;
    double cellWidth = 1;
    double cellHeight = 1;
    double labelWidth = 0;
    double labelHeight = 0;

    base::Box cells(double firstRow, double firstColumn, double lastRow, double lastColumn) const;
    base::Box all() const { return cells(0, 0, rows - 1, columns - 1); }
    base::Box rowLabel(double row) const;
    base::Box columnLabel(double column) const;
};

/// "rowTexts", "columnTexts", "rowShapes", "columnShapes", "labelSize", "labelColour", "labelGap", "labelWidth",
/// "labelHeight".
graph::PropertyTable gridLabelProperties();
/// The groups “rows” and “columns”; those of columns are no wider than a cell. The layout gets the room that they take,
/// unless the author says another.
base::Result<std::vector<shape::Shape>> gridLabels(GridLayout &layout, const graph::Inputs &inputs,
                                                   const graph::Context &context);

/// "lines", and those of a stroke.
graph::PropertyTable gridLineProperties();
/// The group “lines” with “rows” and “columns”; only those around the grid if it `isDense`.
shape::Shape gridLines(const GridLayout &layout, bool isDense, const graph::Inputs &inputs,
                       const graph::Context &context);

/// "sums", "sumColour".
graph::PropertyTable gridSumProperties();
/// The group “sums” with “rows”, to the right of the grid, and “columns”, below it.
shape::Shape gridSums(const GridLayout &layout, const tensor::Tensor &tensor, const graph::Inputs &inputs);

/// What stands out: the cells where highlighted rows and columns cross, and single ones. Without any, all do.
class Lit
{
public:
    explicit Lit(const blocks::Highlights &highlights);

    bool isEverything() const;
    bool hasRow(int row) const;
    bool hasColumn(int column) const;
    bool hasCell(int row, int column) const;

private:
    blocks::Highlights m_highlights;
    std::vector<double> m_entryRows;
    std::vector<double> m_entryColumns;
};

/// "reach", "cover", "coverColour", and those of highlights.
graph::PropertyTable gridHighlightProperties();
/// The group “highlight” with “boxes” and, below them, “covers” over everything that is not highlighted.
shape::Shape gridHighlights(const GridLayout &layout, const graph::Inputs &inputs, const graph::Context &context);

} // namespace lectograph::attention
