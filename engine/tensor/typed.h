// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <vector>

namespace lectograph::tensor {

/// The numbers of a tensor in this type, copied if they are stored in the other one.
template <class T>
class Typed
{
public:
    explicit Typed(const Tensor &tensor) : m_tensor(tensor)
    {
        tensor.values().visit([this](auto numbers) {
            if constexpr (std::is_same_v<typename decltype(numbers)::element_type, const T>) {
                m_numbers = numbers;
            } else {
                m_copy.resize(numbers.size());
                std::ranges::transform(numbers, m_copy.begin(), [](auto number) { return static_cast<T>(number); });
                m_numbers = m_copy;
            }
        });
    }
    std::span<const T> all() const { return m_numbers; }
    std::span<const T> head(int index) const
    {
        const auto size = static_cast<std::size_t>(m_tensor.rowsOfHead())
            * static_cast<std::size_t>(m_tensor.columns());
        return m_numbers.subspan(static_cast<std::size_t>(index) * size, size);
    }

private:
    Tensor m_tensor;
    std::vector<T> m_copy;
    std::span<const T> m_numbers;
};

} // namespace lectograph::tensor
