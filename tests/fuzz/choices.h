// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace lectograph::fuzz {

/// Reads a fuzzer's bytes as a row of decisions, so that every input means something and a small change of it changes
/// little. When the bytes are used up, every decision is the first.
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
    /// 0 … count − 1; count at least 1.
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
