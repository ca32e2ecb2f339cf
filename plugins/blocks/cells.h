// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "shape/shape.h"
#include "tensor/tensor.h"

#include <functional>

namespace lectograph::blocks {

// Shared by blocks that show a matrix entry by entry: cells of equal size in rows and columns around the origin, parts
// “entries/ROW/COLUMN”, and the tags of shapes.grid.

/// From this number of cells on, they are drawn as one image: thousands of parts would look the same and be slow.
constexpr qsizetype mostCells = 2500;

/// "tensor", "cellWidth", "cellHeight".
graph::PropertyTable cellProperties();

/// The tags of a cell: “row:ROW”, “column:COLUMN”, and “upper”, “diagonal” or “lower”.
QStringList cellTags(int row, int column);
/// Of cells: a grid may have no cell in a triangle, and nothing that is masked.
QStringList optionalCellTags();

/// Draws one number, centred on the origin; nothing to leave the entry out.
using DrawEntry = std::function<base::Result<std::optional<shape::Shape>>(double value, int row, int column)>;

/// The group “entries”; an error of one entry is that of all.
base::Result<shape::Shape> entries(const tensor::Tensor &tensor, double cellWidth, double cellHeight,
                                   const DrawEntry &draw);
/// Those of cellProperties().
base::Result<shape::Shape> entries(const graph::Inputs &inputs, const DrawEntry &draw);

/// How cells stand in an image of them.
struct CellImage
{
    bool isFromTop = true; ///< otherwise the first row is below
    bool isSmooth = false; ///< the colours of neighbours pass into each other; otherwise edges stay sharp
};
/// The part “cells”: an image with one pixel for each cell.
shape::Shape imageOfCells(const tensor::Tensor &tensor, double cellWidth, double cellHeight,
                          const std::function<base::Color(double value)> &color, const CellImage &look = {});

} // namespace lectograph::blocks
