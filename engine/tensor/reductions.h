// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/softmax.h"

namespace lectograph::tensor {

enum class Reduction { Sum, Mean, Least, Most, Deviation, PlaceOfMost };

/// One number for each row, as a column; or for each column, as a row for each head. The deviation is that of a whole
/// population; places count from 0, the first one of equals. Of no numbers: 0.
Tensor reduced(const Tensor &x, Along along, Reduction by);
/// Each number plus those before it in its row (column).
Tensor cumulated(const Tensor &x, Along along);

struct Sampling
{
    double temperature = 1;
    int topK = 0;    ///< 0: all
    double topP = 1; ///< the fewest whose probabilities reach this sum
};

/// The probabilities of the next token that are left of each row of logits: of the `topK` largest, then of the fewest of
/// them that reach `topP` together (Holtzman et al. 2020), made to sum to one again. Of equal ones the first counts as
/// larger.
Tensor nextTokens(const Tensor &logits, const Sampling &sampling);

} // namespace lectograph::tensor
