// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

#include <rapidcheck.h>

#include <cmath>

namespace lectograph::tensor {

/// Random values from the running property: numbers between −20 and 20 in steps of 1/64, with exact sums and products.
inline Tensor anyTensor(int rows, int columns)
{
    std::vector<double> values;
    for (int i = 0; i < rows * columns; ++i)
        values.push_back(*rc::gen::inRange(-1280, 1281) / 64.0);
    return {rows, columns, std::move(values)};
}

inline int anySize()
{
    return *rc::gen::inRange(1, 7);
}

inline bool isNear(const Tensor &a, const Tensor &b, double tolerance = 1e-9)
{
    if (a.rows() != b.rows() || a.columns() != b.columns())
        return false;
    for (std::size_t i = 0; i < a.values().size(); ++i) {
        if (!(std::abs(a.values()[i] - b.values()[i]) <= tolerance))
            return false;
    }
    return true;
}

} // namespace lectograph::tensor
