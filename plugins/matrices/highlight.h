// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "digits.h"

namespace lectograph::matrices {

/// What is highlighted, by places as shown. A fraction of a row is between two rows.
struct Highlights
{
    std::vector<double> rows;
    std::vector<double> columns;
    std::vector<double> entries; ///< row and column of each
};

/// "highlightAs", "highlightColour", "highlightGap", "highlightWidth".
graph::PropertyTable highlightProperties();

/// Whether a number has the colour of the highlight.
bool isHighlighted(const Highlights &highlights, const graph::Inputs &inputs, int row, int column);

/// The group “boxes” with “rows”, “columns” and “entries”. With fractions, keyframes
/// move a box; what is outside the matrix has no box.
shape::Shape highlightBoxes(const Highlights &highlights, const Cells &cells, const graph::Inputs &inputs,
                            const graph::Context &context);

/// One box of this colour and line width around cells.
shape::Shape boxAround(const base::Box &cells, double gap, const base::Color &color, double width,
                       const graph::Context &context, QString name);

} // namespace lectograph::matrices
