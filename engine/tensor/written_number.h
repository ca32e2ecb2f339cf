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

/// A cell without what stands for its scale behind the number: "124 M" is 124 of 10⁶ each, and so on for k, B, T, 천, 만, 억,
/// 조, 万 and 亿. Where there is none, the cell as it is.
struct ScaledCell
{
    QString number;
    double scale = 1;
};
ScaledCell withoutScale(const QString &cell);

/// Whether a number says by how much it may be off: "0.5 ± 0.1".
bool hasSpread(const QString &cell);

} // namespace lectograph::tensor
