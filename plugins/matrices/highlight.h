// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "digits.h"

namespace lectograph::matrices {

/// "highlightRows", "highlightColumns", "highlightEntries", "highlightAs", "highlightColour", "highlightGap",
/// "highlightWidth".
graph::PropertyTable highlightProperties();

/// Whether a number has the colour of the highlight.
bool isHighlighted(const graph::Inputs &inputs, int row, int column);

/// The group “boxes” with “rows”, “columns” and “entries”. A fraction of a row is between two rows, so that keyframes
/// move a box; what is outside the matrix has no box.
shape::Shape highlightBoxes(const Cells &cells, const graph::Inputs &inputs, const graph::Context &context);

/// One box of this colour and line width around cells.
shape::Shape boxAround(const base::Box &cells, double gap, const base::Color &color, double width,
                       const graph::Context &context, QString name);

} // namespace lectograph::matrices
