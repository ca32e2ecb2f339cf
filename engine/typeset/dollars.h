// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <QString>

#include <vector>

namespace lectograph::typeset {

// Formulas within texts: $…$ in LaTeX. Ranges include both dollars; \$ is always a dollar sign.

/// What dollar signs are in a text.
enum class Dollars { Letters, Formulas };

/// The end of the formula that begins at `at`; `at` if none does. A formula begins before a character that is no space
/// and ends at the next dollar of the line, which follows no space and precedes no digit, and it closes no brace that
/// it did not open. So “from $5 to $10” has no formula, and a dollar without a partner is a letter.
qsizetype formulaEnd(QStringView text, qsizetype at);
/// The formulas of a text by this rule, in order.
std::vector<shape::SourceRange> formulasIn(QStringView text);

/// Those of a text in which every dollar begins or ends one. One that is not closed is an error with its place.
base::Result<std::vector<shape::SourceRange>> closedFormulasIn(const QString &text);

/// What is seen of a text outside its formulas, at the same positions: “\$” has a zero-width space for its backslash.
QString withShownDollars(QString text);

} // namespace lectograph::typeset
