// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace lectograph::diagram {

/// A vector whose places are numbered by int, as everything here is known by its number, and −1 is nothing.
template <class T>
class List : public std::vector<T>
{
public:
    using std::vector<T>::vector;

    T &operator[](int i) { return std::vector<T>::operator[](static_cast<std::size_t>(i)); }
    const T &operator[](int i) const { return std::vector<T>::operator[](static_cast<std::size_t>(i)); }
    int count() const { return static_cast<int>(this->size()); }
    /// Appends and returns the number of what was appended.
    int add(T value)
    {
        this->push_back(std::move(value));
        return count() - 1;
    }
};

template <class T>
List<T> listOf(int count, const T &value = {})
{
    return List<T>(static_cast<std::size_t>(count), value);
}

} // namespace lectograph::diagram
