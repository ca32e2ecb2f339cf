// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>
#include <span>
#include <vector>

namespace lectograph::tensor {

// The innermost loops. Every sum is taken in a fixed order without fused multiplications, whatever the width of the
// machine's vectors, the size of its caches and the number of threads: the same numbers on every machine.

/// The right factor of a product, ordered as the innermost loop reads it.
template <class T>
class Panels
{
public:
    static constexpr int width = 64 / sizeof(T);

    /// `numbers` row by row; those of the transpose, if `isTransposed`.
    Panels(std::span<const T> numbers, int rows, int columns, bool isTransposed = false);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    const T *panel(int index) const
    {
        return m_numbers.data() + static_cast<std::size_t>(index) * static_cast<std::size_t>(m_rows) * width;
    }

private:
    int m_rows;
    int m_columns;
    std::vector<T> m_numbers; ///< panel by panel, of `width` columns each, the last one filled up with 0
};

/// Numbers row by row, from one row to the next `stride`.
template <class T>
struct Rows
{
    T *numbers = nullptr;
    std::ptrdiff_t stride = 0;
};

/// Writes the first `columns` columns of a·b for `count` rows. Only the first `depth` columns of a and rows of b count.
template <class T>
void multiply(Rows<const T> a, int count, int depth, const Panels<T> &b, int columns, Rows<T> to);

/// What such a product costs (base/allowance.h).
constexpr quint64 workOfProduct(qint64 rows, qint64 depth, qint64 columns)
{
    constexpr qint64 multiplicationsAtOnce = 8;
    return static_cast<quint64>(rows * depth * columns / multiplicationsAtOnce);
}

/// The softmax of each of `count` rows of `width` finite numbers or −∞, divided by a temperature above 0. Accurate to
/// a few units in the last place of a float. Returns false for a row that it leaves as it is, since it contains +∞.
bool fastSoftmax(std::span<float> row, float perTemperature);

} // namespace lectograph::tensor
