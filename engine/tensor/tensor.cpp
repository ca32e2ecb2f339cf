// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/tensor.h"

#include "base/allowance.h"
#include "base/hash.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>

namespace lectograph::tensor {

struct Tensor::Data
{
    std::unique_ptr<double[]> doubles;
    std::unique_ptr<float[]> floats;
    base::Lease lease;
    mutable Numbers numbers;                   ///< in the arrays above, or in those of `owner`
    mutable std::shared_ptr<const Data> owner; ///< of what only a part is seen
    mutable std::function<Tensor()> compute;   ///< of a deferred one, until it is computed
    mutable std::once_flag computed;
    mutable std::atomic<bool> isComputed = true;
    mutable std::once_flag hashed;
    mutable quint64 hash = 0;

    /// Computes the numbers if that is still to be done.
    const Numbers &all(std::size_t size) const
    {
        if (isComputed.load(std::memory_order_acquire))
            return numbers;
        std::call_once(computed, [&] {
            const Tensor made = compute();
            Q_ASSERT_X(made.values().size() == size, "tensor", "a deferred tensor has another shape than it said");
            owner = made.values().size() == size ? made.m_data : zeros(size);
            numbers = owner->all(size);
            compute = {};
            isComputed.store(true, std::memory_order_release);
        });
        return numbers;
    }

    static std::shared_ptr<const Data> zeros(std::size_t size);
};

std::shared_ptr<const Tensor::Data> Tensor::Data::zeros(std::size_t size)
{
    std::shared_ptr<Data> data = empty(size);
    std::ranges::fill(doublesOf(*data), 0);
    std::ranges::fill(floatsOf(*data), 0);
    return data;
}

/// Room for so many numbers, not yet written.
std::shared_ptr<Tensor::Data> Tensor::empty(std::size_t size)
{
    constexpr quint64 workPerNumber = 2;
    base::spend(size * workPerNumber);
    auto data = std::make_shared<Data>();
    data->lease = base::reserveMemory(size * (size > mostDoubles ? sizeof(float) : sizeof(double)));
    if (size > mostDoubles) {
        data->floats = std::make_unique_for_overwrite<float[]>(size);
        data->numbers = Numbers(std::span<const float>(data->floats.get(), size));
    } else {
        data->doubles = std::make_unique_for_overwrite<double[]>(size);
        data->numbers = Numbers(std::span<const double>(data->doubles.get(), size));
    }
    return data;
}

std::span<double> Tensor::doublesOf(Data &data)
{
    return {data.doubles.get(), data.doubles ? data.numbers.size() : 0};
}

std::span<float> Tensor::floatsOf(Data &data)
{
    return {data.floats.get(), data.floats ? data.numbers.size() : 0};
}

Tensor::Tensor(int rows, int columns, int heads, std::shared_ptr<const Data> data)
    : m_rows(std::max(0, rows)),
      m_columns(std::max(0, columns)),
      m_heads(heads > 0 && m_rows % heads == 0 ? heads : 1),
      m_data(std::move(data))
{}

Tensor::Tensor(int rows, int columns, std::vector<double> values)
    : Tensor(written(rows, columns, [&](auto all) {
          const std::size_t given = std::min(values.size(), all.size());
          for (std::size_t i = 0; i < given; ++i)
              all[i] = static_cast<typename decltype(all)::value_type>(values[i]);
          std::ranges::fill(all.subspan(given), 0);
      }))
{}

Tensor Tensor::vector(std::vector<double> values)
{
    const int rows = static_cast<int>(values.size());
    return {rows, 1, std::move(values)};
}

Tensor Tensor::zero(int rows, int columns)
{
    return {rows, columns, {}};
}

Tensor Tensor::deferred(int rows, int columns, int heads, quint64 hash, std::function<Tensor()> compute)
{
    auto data = std::make_shared<Data>();
    data->compute = std::move(compute);
    data->isComputed = false;
    std::call_once(data->hashed, [&] { data->hash = base::Hash(hash).add(rows).add(columns).add(heads).value(); });
    return {rows, columns, heads, std::move(data)};
}

Numbers Tensor::values() const
{
    return m_data ? m_data->all(static_cast<std::size_t>(size())) : Numbers();
}

Tensor Tensor::withHeads(int heads) const
{
    if (heads == m_heads || !m_data)
        return *this;
    if (!isComputed())
        return deferred(m_rows, m_columns, heads, base::Hash(hash()).add(heads).value(),
                        [self = *this] { return self; });
    auto data = std::make_shared<Data>(); // not the same hash
    data->numbers = values();
    data->owner = m_data;
    return {m_rows, m_columns, heads, std::move(data)};
}

Tensor Tensor::head(int index) const
{
    if (m_heads == 1 || !m_data)
        return *this;
    if (!isComputed()) {
        return deferred(rowsOfHead(), m_columns, 1, base::Hash(hash()).add(u"head").add(index).value(),
                        [self = *this, index] {
                            std::ignore = self.values();
                            return self.head(index);
                        });
    }
    const std::size_t count = static_cast<std::size_t>(rowsOfHead()) * static_cast<std::size_t>(m_columns);
    auto data = std::make_shared<Data>();
    data->numbers = values().subspan(static_cast<std::size_t>(index) * count, count);
    data->owner = m_data;
    return {rowsOfHead(), m_columns, 1, std::move(data)};
}

quint64 Tensor::hash() const
{
    const auto computed = [this] {
        constexpr quint64 workPerNumber = 4;
        base::spend(static_cast<quint64>(size()) * workPerNumber);
        base::Hash hash;
        hash.add(m_rows).add(m_columns).add(m_heads);
        values().visit([&](auto numbers) {
            for (const auto number : numbers)
                hash.add(static_cast<double>(number));
        });
        return hash.value();
    };
    if (!m_data)
        return computed();
    std::call_once(m_data->hashed, [&] { m_data->hash = computed(); });
    return m_data->hash;
}

bool Tensor::isComputed() const
{
    return !m_data || m_data->isComputed.load(std::memory_order_acquire);
}

std::size_t Tensor::bytes() const
{
    if (!m_data || !isComputed())
        return 0;
    return values().visit([](auto numbers) { return numbers.size_bytes(); });
}

bool operator==(const Tensor &a, const Tensor &b)
{
    if (a.m_rows != b.m_rows || a.m_columns != b.m_columns || a.m_heads != b.m_heads)
        return false;
    const bool areSame = a.m_data == b.m_data || (!a.isComputed() && !b.isComputed() && a.hash() == b.hash());
    return areSame || std::ranges::equal(a.values(), b.values());
}

} // namespace lectograph::tensor
