// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

#include <QString>

namespace lectograph::tensor {

/// More than any diagram shows, little enough to stay in memory a few times over.
constexpr qint64 mostNumbers = 16'000'000;

/// "rows×columns", as errors and captions name a shape.
QString shapeText(const Tensor &tensor);

/// An error if a tensor of this size is impossible (negative) or larger than mostNumbers.
base::Result<void> checkSize(qint64 rows, qint64 columns);

} // namespace lectograph::tensor
