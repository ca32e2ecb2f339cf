// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "graph/number_text.h"

#include <QStringList>

#include <vector>

namespace lectograph::blocks {

using Spelling = graph::NumberNotation;

/// Replaces every \val{n} in `template_` by the n-th of `values`, counted from 1, and every \val[d]{n} by the same with
/// d decimals. Without d the number is as short as possible: "2", "0.5", and at most four decimals. An error names the
/// placeholder without a value.
base::Result<QString> withValues(const QString &template_, const std::vector<double> &values, Spelling spelling);

/// The largest n of all \val{n}; 0 if there are none.
int mostValueAsked(const QString &template_);

/// Replaces every \word{n} by the n-th of `words`, counted from 1.
base::Result<QString> withWords(const QString &template_, const QStringList &words);

} // namespace lectograph::blocks
