// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

namespace lectograph::typeset {

/// Internal to the room: an error in a formula, with its place ("characters 3–7 “{a+b”") and a remedy, in the language
/// of the interface. `id` and `message` are MathJax's.
base::Error formulaError(const QString &latex, const QString &id, const QString &message, shape::SourceRange range);
/// Where it is: within the formula, and with a brace that is not closed.
shape::SourceRange mistakenRange(const QString &latex, const QString &id, shape::SourceRange range);

} // namespace lectograph::typeset
