// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QStringList>

#include <vector>

namespace lectograph::text {

/// How numbers are written: with a true minus and ∞, or in LaTeX.
enum class Spelling { Text, Latex };

/// `template_` with every \val{n} replaced by the n-th of `values`, counted from 1, and every \val[d]{n} by the same
/// with d decimals. Without decimals the number is as short as it can be: "2", "0.5", and at most four decimals. An error
/// names the placeholder that has no value.
base::Result<QString> withValues(const QString &template_, const std::vector<double> &values, Spelling spelling);

/// The largest n of the \val{n} in it; 0 if there are none.
int mostValueAsked(const QString &template_);

/// The same for texts: every \word{n} replaced by the n-th of `words`, counted from 1.
base::Result<QString> withWords(const QString &template_, const QStringList &words);

} // namespace lectograph::text
