// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace lectograph::editor {

/// Evaluates the text of a number field: "2*3+1", "pi/2", "max(1, exp(2))", "3^2", "50%"; "+=0.5", "-=1", "*=2" and
/// "/=2" modify `current`. The functions are those of formulas in blocks. Full-width digits and × ÷ − are accepted;
/// `unit` may follow. A comma is a decimal separator except between the arguments of a function; "1,000", which may
/// mean a thousand, is refused.
base::Result<double> computed(const QString &text, double current = 0, const QString &unit = {});

/// Formats a number for a field: at most four decimals, without trailing zeros.
QString numberText(double value);

} // namespace lectograph::editor
