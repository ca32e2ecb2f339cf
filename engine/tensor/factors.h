// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

namespace lectograph::tensor {

/// The directions in which points, one in each row, differ most (principal components, Pearson 1901).
struct Components
{
    Tensor points;     ///< the points along these directions, from their mean; one column for each direction
    Tensor directions; ///< one in each row, of length 1; its number that is farthest from 0 is above 0
    Tensor shares;     ///< of the whole variance: a row
};
base::Result<Components> principalComponents(const Tensor &x, int count);

/// A ≈ left·right, the nearest matrix of that rank (Eckart, Young 1936), from the singular value decomposition.
struct LowRank
{
    Tensor left;     ///< m×rank
    Tensor right;    ///< rank×n; both contain the root of each singular value
    Tensor product;  ///< left·right
    Tensor singular; ///< all singular values, largest first: a row
};
base::Result<LowRank> lowRank(const Tensor &x, int rank);

} // namespace lectograph::tensor
