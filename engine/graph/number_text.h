// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::graph {

/// The notation of numbers: text with a true minus and ∞, or LaTeX.
enum class NumberNotation { Text, Latex };

/// Writes a number with so many decimals, or if negative as short as possible: "2", "0.5", and at most four decimals.
QString numberText(double value, int decimals, NumberNotation notation);

/// For reading, not for calculating: at most three decimals, and of small numbers three digits.
QString shortNumber(double value);

} // namespace lectograph::graph
