// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/assignment.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::shape {

namespace {

/// The algorithm with potentials, for no more rows than columns. Row and column 0 stand for “none”.
class Assigner
{
public:
    Assigner(std::size_t rows, std::size_t columns)
        : m_costs(rows * columns),
          m_columns(columns),
          m_rowPotential(rows + 1, 0),
          m_columnPotential(columns + 1, 0),
          m_rowOf(columns + 1, 0),
          m_before(columns + 1, 0)
    {}

    double &cost(std::size_t row, std::size_t column) { return m_costs[row * m_columns + column]; }

    /// A shortest path from a free row to a free column; along it, partners change.
    void assign(std::size_t row)
    {
        m_rowOf[0] = row + 1;
        std::vector<double> least(m_columns + 1, std::numeric_limits<double>::infinity());
        std::vector<bool> isReached(m_columns + 1, false);
        std::size_t column = 0;
        while (m_rowOf[column] != 0)
            column = nextColumn(column, least, isReached);
        while (column != 0) {
            m_rowOf[column] = m_rowOf[m_before[column]];
            column = m_before[column];
        }
    }

    /// The row of a column, from 1 on; 0 if it has none.
    std::size_t rowOf(std::size_t column) const { return m_rowOf[column + 1]; }

private:
    std::size_t nextColumn(std::size_t from, std::vector<double> &least, std::vector<bool> &isReached)
    {
        isReached[from] = true;
        const std::size_t row = m_rowOf[from];
        double step = std::numeric_limits<double>::infinity();
        std::size_t next = 0;
        for (std::size_t column = 1; column <= m_columns; ++column) {
            if (isReached[column])
                continue;
            const double reduced = cost(row - 1, column - 1) - m_rowPotential[row] - m_columnPotential[column];
            if (reduced < least[column]) {
                least[column] = reduced;
                m_before[column] = from;
            }
            if (least[column] < step) {
                step = least[column];
                next = column;
            }
        }
        for (std::size_t column = 0; column <= m_columns; ++column) {
            if (isReached[column]) {
                m_rowPotential[m_rowOf[column]] += step;
                m_columnPotential[column] -= step;
            } else {
                least[column] -= step;
            }
        }
        return next;
    }

    std::vector<double> m_costs;
    std::size_t m_columns;
    std::vector<double> m_rowPotential;
    std::vector<double> m_columnPotential;
    std::vector<std::size_t> m_rowOf;
    std::vector<std::size_t> m_before; ///< the column before this one on the shortest path
};

} // namespace

std::vector<int> cheapestPartners(std::size_t count, std::size_t others,
                                  const std::function<double(std::size_t, std::size_t)> &cost)
{
    constexpr std::size_t mostSteps = 10'000'000;
    constexpr double most = 1e15; // also for what is not finite
    const std::size_t rows = std::min(count, others);
    const std::size_t columns = std::max(count, others);
    std::vector<int> partners(count, -1);
    if (rows * rows * columns > mostSteps) {
        for (std::size_t i = 0; i < rows; ++i)
            partners[i] = static_cast<int>(i);
        return partners;
    }
    const bool isTurned = count > others;
    Assigner assigner(rows, columns);
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            const double own = isTurned ? cost(column, row) : cost(row, column);
            assigner.cost(row, column) = own < most ? own : most;
        }
    }
    for (std::size_t row = 0; row < rows; ++row)
        assigner.assign(row);
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t row = assigner.rowOf(column);
        if (row > 0)
            partners[isTurned ? column : row - 1] = static_cast<int>(isTurned ? row - 1 : column);
    }
    return partners;
}

} // namespace lectograph::shape
