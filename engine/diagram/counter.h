// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

namespace lectograph::diagram {

/// Counts numbers below a limit while others come and go (Fenwick 1994). `values`: all that may come.
class Counter
{
public:
    explicit Counter(std::vector<double> values) : m_values(std::move(values))
    {
        std::ranges::sort(m_values);
        m_values.erase(std::ranges::unique(m_values).begin(), m_values.end());
        m_tree.assign(m_values.size() + 1, 0);
    }
    void add(double value, int count)
    {
        for (std::size_t i = rank(value) + 1; i < m_tree.size(); i += i & (~i + 1))
            m_tree[i] += count;
    }
    /// Of those that are there, without the limits themselves.
    int between(double from, double to) const { return below(rank(to)) - below(above(from)); }
    int upTo(double value) const { return below(above(value)); }

private:
    std::size_t rank(double value) const
    {
        return static_cast<std::size_t>(std::ranges::lower_bound(m_values, value) - m_values.begin());
    }
    std::size_t above(double value) const
    {
        return static_cast<std::size_t>(std::ranges::upper_bound(m_values, value) - m_values.begin());
    }
    int below(std::size_t rank) const
    {
        int result = 0;
        for (std::size_t i = rank; i > 0; i &= i - 1)
            result += m_tree[i];
        return result;
    }

    std::vector<double> m_values;
    std::vector<int> m_tree;
};

} // namespace lectograph::diagram
