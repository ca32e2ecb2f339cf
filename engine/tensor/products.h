// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

#include <span>

namespace lectograph::tensor {

// Tensor algebra. Mismatched shapes are an error that names both shapes.

/// (m×k)·(k×n) → m×n, head by head if both have heads; a factor without heads is used with every head of the other.
base::Result<Tensor> matmul(const Tensor &a, const Tensor &b);
Tensor transpose(const Tensor &a); ///< of each head
Tensor scale(const Tensor &a, double factor);

/// Element-wise sum and product. `b` has the shape of `a`, or is a single row (column) that is broadcast over all rows
/// (columns) of `a`, such as a bias or a gain, or a single number, or has the shape of each head of `a`.
base::Result<Tensor> add(const Tensor &a, const Tensor &b);
base::Result<Tensor> hadamard(const Tensor &a, const Tensor &b);

/// n×(heads·d) → heads of n×d: the columns are shared out among the heads, in order.
base::Result<Tensor> splitHeads(const Tensor &a, int heads);
/// The inverse: the heads side by side, as a matrix without heads.
Tensor joinHeads(const Tensor &a);

/// The `rows`×`columns` block that starts at (firstRow, firstColumn).
base::Result<Tensor> block(const Tensor &a, int firstRow, int firstColumn, int rows, int columns);
base::Result<Tensor> row(const Tensor &a, int index);    ///< 1×n
base::Result<Tensor> column(const Tensor &a, int index); ///< m×1

/// Stacks vertically: all parts have the same number of columns. No parts give an empty tensor.
base::Result<Tensor> concatRows(std::span<const Tensor> parts);
/// Joins horizontally: all parts have the same number of rows. Joins the outputs of attention heads.
base::Result<Tensor> concatColumns(std::span<const Tensor> parts);

} // namespace lectograph::tensor
