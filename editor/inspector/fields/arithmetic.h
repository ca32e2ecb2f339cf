// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace lectograph::editor {

/// What is typed into a field for numbers, computed: "2*3+1", "pi/2", "max(1, exp(2))", "3^2", "50%"; "+=0.5", "-=1", "*=2"
/// and "/=2" change `current`. The functions are those of the formulas of blocks. Full-width digits and the signs × ÷ − count as their plain ones;
/// `unit` may stand at the end. A decimal comma counts as a point, but between the arguments of a function; "1,000", which
/// might as well be a thousand, is refused.
base::Result<double> computed(const QString &text, double current = 0, const QString &unit = {});

/// As a field shows a number: with four decimals at most, and no zeros at their end.
QString numberText(double value);

} // namespace lectograph::editor
