// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

#include <span>

namespace lectograph::tensor {

// The algebra of tensors. Whatever does not fit together is an error that names both shapes.

/// (m×k)·(k×n) → m×n.
base::Result<Tensor> matmul(const Tensor &a, const Tensor &b);
Tensor transpose(const Tensor &a);
Tensor scale(const Tensor &a, double factor);

/// Sum and product, number by number. `b` has the shape of `a`, or is one row (one column) that is used for every row
/// (column) of `a`: a bias, a gain.
base::Result<Tensor> add(const Tensor &a, const Tensor &b);
base::Result<Tensor> hadamard(const Tensor &a, const Tensor &b);

/// A part: `rows`×`columns` numbers from (firstRow, firstColumn) on.
base::Result<Tensor> block(const Tensor &a, int firstRow, int firstColumn, int rows, int columns);
base::Result<Tensor> row(const Tensor &a, int index);    ///< 1×n
base::Result<Tensor> column(const Tensor &a, int index); ///< m×1

/// Under one another: all have the same number of columns. Nothing in gives an empty tensor.
base::Result<Tensor> concatRows(std::span<const Tensor> parts);
/// Side by side: all have the same number of rows. This joins the outputs of attention heads.
base::Result<Tensor> concatColumns(std::span<const Tensor> parts);

} // namespace lectograph::tensor
