// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/tensor.h"

#include "base/hash.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace lectograph::tensor {

struct Tensor::Data
{
    explicit Data(std::vector<double> numbers) : values(std::move(numbers)) {}

    std::vector<double> values;
    mutable std::once_flag hashed;
    mutable quint64 hash = 0;
};

Tensor::Tensor(int rows, int columns, std::vector<double> values)
    : m_rows(std::max(0, rows)), m_columns(std::max(0, columns))
{
    values.resize(static_cast<std::size_t>(m_rows) * static_cast<std::size_t>(m_columns));
    m_data = std::make_shared<const Data>(std::move(values));
}

Tensor Tensor::vector(std::vector<double> values)
{
    const int rows = static_cast<int>(values.size());
    return {rows, 1, std::move(values)};
}

Tensor Tensor::zero(int rows, int columns)
{
    return {rows, columns, {}};
}

std::span<const double> Tensor::values() const
{
    return m_data ? std::span<const double>(m_data->values) : std::span<const double>();
}

quint64 Tensor::hash() const
{
    const auto computed = [this] {
        base::Hash hash;
        hash.add(m_rows).add(m_columns);
        for (const double value : values())
            hash.add(value);
        return hash.value();
    };
    if (!m_data)
        return computed();
    std::call_once(m_data->hashed, [&] { m_data->hash = computed(); });
    return m_data->hash;
}

bool operator==(const Tensor &a, const Tensor &b)
{
    return a.m_rows == b.m_rows && a.m_columns == b.m_columns
        && (a.m_data == b.m_data || std::ranges::equal(a.values(), b.values()));
}

} // namespace lectograph::tensor
