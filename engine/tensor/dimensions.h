// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

#include <QString>

namespace lectograph::tensor {

/// More than any diagram shows, but small enough to hold several copies in memory.
constexpr qint64 mostNumbers = 64'000'000;

/// "rows×columns", or "heads×rows×columns": the notation of errors and captions.
QString shapeText(const Tensor &tensor);

/// Fails if a dimension is negative or the tensor would be larger than mostNumbers.
base::Result<void> checkSize(qint64 rows, qint64 columns);

} // namespace lectograph::tensor
