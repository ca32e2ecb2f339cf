// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/allowance.h"
#include "tensor/parallel.h"
#include "tensor/products.h"
#include "tensor/softmax.h"

#include <algorithm>

namespace lectograph::tensor {

/// The tensor with `change` applied to each number.
template <class Change>
Tensor changedNumbers(const Tensor &x, Change &&change)
{
    constexpr quint64 workPerNumber = 4;
    base::spend(static_cast<quint64>(x.size()) * workPerNumber);
    return Tensor::written(
        x.rows(), x.columns(),
        [&](auto to) {
            using T = typename decltype(to)::value_type;
            x.values().visit([&](auto from) {
                std::ranges::transform(from, to.begin(),
                                       [&](auto value) { return static_cast<T>(change(static_cast<double>(value))); });
            });
        },
        x.heads());
}

/// Replaces each row with what `change` makes of it, a span of doubles or floats; or each column of each head.
template <class Change>
Tensor changedLines(const Tensor &x, Along along, const Change &change)
{
    if (along == Along::Columns)
        return transpose(changedLines(transpose(x), Along::Rows, change));
    constexpr quint64 workPerNumber = 4;
    base::spend(static_cast<quint64>(x.size()) * workPerNumber);
    return Tensor::written(
        x.rows(), x.columns(),
        [&](auto to) {
            x.values().visit([&](auto from) { std::ranges::copy(from, to.begin()); });
            const auto width = static_cast<std::size_t>(x.columns());
            const int parts = x.size() > Tensor::mostDoubles ? std::min(x.rows(), 64) : 1;
            inParallel(parts, [&](int part) {
                const int end = static_cast<int>(qint64(x.rows()) * (part + 1) / parts);
                for (int row = static_cast<int>(qint64(x.rows()) * part / parts); row < end; ++row)
                    change(to.subspan(static_cast<std::size_t>(row) * width, width));
            });
        },
        x.heads());
}

} // namespace lectograph::tensor
