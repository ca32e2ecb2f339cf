// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <functional>
#include <optional>

namespace lectograph::values {

/// Resolves a name in a formula; nothing if it is unknown.
using NamedValue = std::function<std::optional<double>(QStringView name)>;

/// Evaluates a formula such as "2·a^2 + sqrt(x1) − 1".
///
/// + − * / ^ and brackets with the usual precedence (^ is right-associative and binds tighter than a sign: −2^2 is −4),
/// · × ÷ as alternatives, numbers such as 1.5 and 2e-3, names, and the functions sin cos tan asin acos atan exp log
/// log10 sqrt abs sign floor ceil round (one argument), pow mod (two), min max (any number). Division by zero and the
/// like give infinities and NaN as in IEEE 754. An error states the first invalid character.
base::Result<double> evaluate(QStringView formula, const NamedValue &named);

} // namespace lectograph::values
