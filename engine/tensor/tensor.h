// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "tensor/numbers.h"

#include <functional>
#include <memory>
#include <vector>

namespace lectograph::tensor {

/// Numbers in rows and columns (row-major), or a vector (one column). The rows may be those of several attention heads,
/// one under the other and equally many each: rows() counts all of them, so that what knows only matrices shows them all.
/// An immutable value; copies share their data. Up to `mostDoubles` numbers are stored as doubles, more as floats.
class Tensor
{
public:
    static constexpr int mostDoubles = 1 << 16;

    Tensor() = default;
    /// `values` row by row; missing values are 0, surplus values are dropped.
    Tensor(int rows, int columns, std::vector<double> values);
    static Tensor vector(std::vector<double> values);
    static Tensor zero(int rows, int columns);
    /// Its numbers are written by `write`, once, into a span of doubles or of floats, whichever it is stored as.
    template <class Write>
    static Tensor written(int rows, int columns, Write &&write, int heads = 1);
    /// A tensor whose numbers are computed when they are asked for: once, in the thread that asks first. `hash` has to
    /// tell apart everything that the numbers depend on; `compute` gives a tensor of this shape.
    static Tensor deferred(int rows, int columns, int heads, quint64 hash, std::function<Tensor()> compute);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    int heads() const { return m_heads; }
    int rowsOfHead() const { return m_rows / m_heads; }
    int size() const { return m_rows * m_columns; }
    bool isEmpty() const { return size() == 0; }
    double at(int row, int column) const
    {
        return values()[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns)
                        + static_cast<std::size_t>(column)];
    }
    Numbers values() const;
    /// The same numbers as so many heads, into which the rows can be divided without a rest.
    Tensor withHeads(int heads) const;
    /// The rows of one head, without copying them.
    Tensor head(int index) const;

    /// Of shape and content, computed once; of a deferred tensor, what it is computed from.
    quint64 hash() const;
    /// Whether values() has nothing left to compute.
    bool isComputed() const;
    /// Of the numbers in memory.
    std::size_t bytes() const;

    /// Equal shape and numbers.
    friend bool operator==(const Tensor &a, const Tensor &b);

private:
    struct Data;
    Tensor(int rows, int columns, int heads, std::shared_ptr<const Data> data);
    static std::shared_ptr<Data> empty(std::size_t size);
    static std::span<double> doublesOf(Data &data);
    static std::span<float> floatsOf(Data &data);

    int m_rows = 0;
    int m_columns = 0;
    int m_heads = 1;
    std::shared_ptr<const Data> m_data;
};

template <class Write>
Tensor Tensor::written(int rows, int columns, Write &&write, int heads)
{
    const std::shared_ptr<Data> data =
        empty(static_cast<std::size_t>(rows > 0 ? rows : 0) * static_cast<std::size_t>(columns > 0 ? columns : 0));
    if (const std::span<float> floats = floatsOf(*data); !floats.empty())
        std::forward<Write>(write)(floats);
    else
        std::forward<Write>(write)(doublesOf(*data));
    return {rows, columns, heads, data};
}

} // namespace lectograph::tensor
