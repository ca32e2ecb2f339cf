// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <memory>
#include <span>
#include <vector>

namespace lectograph::tensor {

/// Numbers in rows and columns (row-major), or a vector (one column). An immutable value; copies share their data.
class Tensor
{
public:
    Tensor() = default;
    /// `values` row by row; missing values are 0, surplus values are dropped.
    Tensor(int rows, int columns, std::vector<double> values);
    static Tensor vector(std::vector<double> values);
    static Tensor zero(int rows, int columns);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    int size() const { return m_rows * m_columns; }
    bool isEmpty() const { return size() == 0; }
    double at(int row, int column) const { return values()[static_cast<std::size_t>(row * m_columns + column)]; }
    std::span<const double> values() const;
    quint64 hash() const; ///< of shape and content, computed once

    friend bool operator==(const Tensor &a, const Tensor &b);

private:
    struct Data;
    int m_rows = 0;
    int m_columns = 0;
    std::shared_ptr<const Data> m_data;
};

} // namespace lectograph::tensor
