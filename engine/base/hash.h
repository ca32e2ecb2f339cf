// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <bit>
#include <concepts>
#include <span>

namespace lectograph::base {

/// Builds a 64-bit content hash that is the same on every machine and in every run, unlike std::hash.
/// Each word is mixed with the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
class Hash
{
public:
    constexpr Hash() = default;
    constexpr explicit Hash(quint64 seed) : m_state(mixed(seed ^ start)) {}

    constexpr Hash &add(std::integral auto value)
    {
        m_state = mixed(m_state ^ static_cast<quint64>(value));
        return *this;
    }
    constexpr Hash &add(double value) { return add(std::bit_cast<quint64>(value == 0 ? 0.0 : value)); }
    Hash &add(QStringView text)
    {
        add(text.size());
        for (const QChar c : text)
            add(c.unicode());
        return *this;
    }
    Hash &add(const QString &text) { return add(QStringView(text)); }

    constexpr quint64 value() const { return m_state; }

private:
    static constexpr quint64 start = 0x2545f4914f6cdd1dull;

    static constexpr quint64 mixed(quint64 v)
    {
        v += 0x9e3779b97f4a7c15ull;
        v = (v ^ (v >> 30)) * 0xbf58476d1ce4e5b9ull;
        v = (v ^ (v >> 27)) * 0x94d049bb133111ebull;
        return v ^ (v >> 31);
    }

    quint64 m_state = start;
};

} // namespace lectograph::base
