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
/// may divide thousands ("1.234,5"); a percent sign divides by 100; parentheses are negative amounts; a currency ("$5",
/// "5,00 EUR", "1,000원") may stand before or behind. Of "0.5 ± 0.1" it is the value. Also "inf", "∞" and "nan".
std::optional<double> writtenNumber(const QString &cell, DecimalMark mark);

/// Whether a number says by how much it may be off: "0.5 ± 0.1".
bool hasSpread(const QString &cell);

} // namespace lectograph::tensor
