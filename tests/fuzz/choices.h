// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace lectograph::fuzz {

/// Interprets a fuzzer's bytes as a sequence of decisions, so that every input is valid and small mutations have small
/// effects. After the last byte, every decision is the first option.
class Choices
{
public:
    explicit Choices(std::span<const unsigned char> bytes) : m_bytes(bytes) {}

    bool isEmpty() const { return m_bytes.empty(); }
    std::uint8_t byte()
    {
        if (m_bytes.empty())
            return 0;
        const std::uint8_t first = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return first;
    }
    /// Returns 0 … count − 1; `count` must be at least 1.
    std::size_t below(std::size_t count)
    {
        const std::size_t wide = count > 256 ? std::size_t(byte()) << 8 : 0;
        return (wide + byte()) % count;
    }
    bool oneIn(std::size_t count) { return below(count) == count - 1; }
    template <class List>
    const auto &of(const List &list)
    {
        return list[static_cast<decltype(list.size())>(below(static_cast<std::size_t>(list.size())))];
    }

private:
    std::span<const unsigned char> m_bytes;
};

} // namespace lectograph::fuzz
