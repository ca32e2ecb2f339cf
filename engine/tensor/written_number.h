// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace lectograph::tensor {

enum class DecimalMark { Point, Comma };

inline DecimalMark otherThan(DecimalMark mark)
{
    return mark == DecimalMark::Point ? DecimalMark::Comma : DecimalMark::Point;
}

/// A number as spreadsheets show it, with this decimal mark; nothing if it is none. The other mark, spaces or apostrophes
/// may divide thousands ("1.234,5"); a percent sign divides by 100; parentheses are negative amounts; a currency sign may
/// stand before or behind. Also "inf", "∞" and "nan".
std::optional<double> writtenNumber(const QString &cell, DecimalMark mark);

} // namespace lectograph::tensor
