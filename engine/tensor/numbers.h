// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

namespace lectograph::tensor {

/// A view of numbers that are stored as doubles or as floats; reads as a range of doubles.
class Numbers
{
public:
    class Iterator
    {
    public:
        using iterator_concept = std::random_access_iterator_tag;
        using iterator_category = std::input_iterator_tag; // its elements are values
        using value_type = double;
        using difference_type = std::ptrdiff_t;
        using reference = double;
        using pointer = void;

        Iterator() = default;
        Iterator(const double *doubles, const float *floats, difference_type at)
            : m_doubles(doubles), m_floats(floats), m_at(at)
        {}

        double operator*() const { return (*this)[0]; }
        double operator[](difference_type by) const
        {
            return m_floats ? static_cast<double>(m_floats[m_at + by]) : m_doubles[m_at + by];
        }
        Iterator &operator++() { return *this += 1; }
        Iterator operator++(int) { return std::exchange(*this, *this + 1); }
        Iterator &operator--() { return *this -= 1; }
        Iterator operator--(int) { return std::exchange(*this, *this - 1); }
        Iterator &operator+=(difference_type by)
        {
            m_at += by;
            return *this;
        }
        Iterator &operator-=(difference_type by) { return *this += -by; }
        friend Iterator operator+(Iterator it, difference_type by) { return it += by; }
        friend Iterator operator+(difference_type by, Iterator it) { return it += by; }
        friend Iterator operator-(Iterator it, difference_type by) { return it -= by; }
        friend difference_type operator-(const Iterator &a, const Iterator &b) { return a.m_at - b.m_at; }
        friend bool operator==(const Iterator &a, const Iterator &b) { return a.m_at == b.m_at; }
        friend std::strong_ordering operator<=>(const Iterator &a, const Iterator &b) { return a.m_at <=> b.m_at; }

    private:
        const double *m_doubles = nullptr;
        const float *m_floats = nullptr;
        difference_type m_at = 0;
    };

    Numbers() = default;
    explicit Numbers(std::span<const double> numbers) : m_doubles(numbers.data()), m_size(numbers.size()) {}
    explicit Numbers(std::span<const float> numbers) : m_floats(numbers.data()), m_size(numbers.size()) {}
    Numbers(const std::vector<double> &numbers) // NOLINT(google-explicit-constructor): the same numbers
        : m_doubles(numbers.data()), m_size(numbers.size())
    {}

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    double operator[](std::size_t i) const { return m_floats ? static_cast<double>(m_floats[i]) : m_doubles[i]; }
    Iterator begin() const { return {m_doubles, m_floats, 0}; }
    Iterator end() const { return {m_doubles, m_floats, static_cast<std::ptrdiff_t>(m_size)}; }
    Numbers subspan(std::size_t first, std::size_t count) const
    {
        Numbers part;
        part.m_doubles = m_doubles ? m_doubles + first : nullptr;
        part.m_floats = m_floats ? m_floats + first : nullptr;
        part.m_size = count;
        return part;
    }

    /// Calls `use` with a span of the numbers as they are stored: for loops over many of them.
    template <class Use>
    decltype(auto) visit(Use &&use) const
    {
        if (m_floats)
            return std::forward<Use>(use)(std::span<const float>(m_floats, m_size));
        return std::forward<Use>(use)(std::span<const double>(m_doubles, m_size));
    }

private:
    const double *m_doubles = nullptr;
    const float *m_floats = nullptr;
    std::size_t m_size = 0;
};

} // namespace lectograph::tensor

template <>
inline constexpr bool std::ranges::enable_borrowed_range<lectograph::tensor::Numbers> = true;
