// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "shape/shape.h"
#include "tensor/tensor.h"

namespace lectograph::space {

/// More cells than these are refused by the blocks that draw a mesh.
constexpr qsizetype mostMeshCells = 2500;

/// "width", "depth", "unit", fill, edges, colours and light of a mesh.
graph::PropertyTable meshProperties();

/// The point of the mesh at an entry: columns go along x, rows along z.
base::Vec3 meshPoint(const tensor::Tensor &heights, int row, int column, const graph::Inputs &inputs);
/// A matrix with two rows and columns at least as heights over the floor, the parts “ROW/COLUMN”. Each cell is two
/// triangles, which share the diagonal from its first corner.
shape::Shape meshOf(const tensor::Tensor &heights, const graph::Inputs &inputs);

} // namespace lectograph::space
